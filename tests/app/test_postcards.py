"""The pictures of the README: small enough, all of them there, and made by the command."""

from pathlib import Path

import pytest
from PIL import Image

from sorry_people.app import postcards as made
from sorry_people.app.postcards import take_postcards

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
MOST_FILM, MOST = 3_000_000, 5_000_000


def test_the_readme_shows_every_picture_and_no_other():
    readme = (ROOT / "README.md").read_text()
    there = {path.name for path in PICTURES.iterdir()}
    assert there == {f"{name}.jpg" for name in made.STILLS} | {made.FILM}
    assert all(f"docs/pictures/{name}" in readme for name in there)


def test_they_are_light():
    sizes = {path.name: path.stat().st_size for path in PICTURES.iterdir()}
    assert sizes[made.FILM] < MOST_FILM
    assert sum(sizes.values()) < MOST


def test_the_command_makes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(made, "QUALITY", "lean")
    monkeypatch.setattr(made, "SIZE", (640, 360))
    monkeypatch.setattr(made, "DRAWN_SIZE", (640, 360))
    monkeypatch.setattr(made, "FILM_SIZE", (80, 45))
    paths = list(take_postcards(tmp_path / "new"))
    assert {path.name for path in paths} == {path.name for path in PICTURES.iterdir()}
    with Image.open(paths[-1]) as film:
        assert getattr(film, "n_frames", 1) > 30
        assert film.size == (80, 45)
