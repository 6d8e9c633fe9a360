"""Every golden playthrough comes out as it did: `python -m tests.playthroughs.play` writes them anew."""

import pytest

from tests.playthroughs.play import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name):
    """P4, O5: the same game on any machine; sections 1 to 4."""
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def test_there_is_a_game_for_each_file():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
