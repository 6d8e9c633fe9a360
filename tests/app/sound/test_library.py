"""Sounds are made once and kept; nothing that happens to the file costs more than making them again."""

import threading

import numpy as np
import pytest

from sorry_people.app.sound import cache as cache_module
from sorry_people.app.sound.cache import SoundCache, code_version
from sorry_people.app.sound.category import Category
from sorry_people.app.sound.library import Library
from sorry_people.app.sound.recipe import Recipe
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.tones import steady
from sorry_people.ui.callbacks import ignore


class Kitchen:
    """Recipes for all names, and a count of how often anything was made."""

    def __init__(self) -> None:
        self.made = 0
        self.recipes = {name: Recipe(self.beep, Category.EFFECT, -20.0) for name in SoundName}

    def beep(self):
        self.made += 1
        return np.sin(steady(1000.0, 0.05))

    def fill(self, cache, on_ready=ignore):
        """All sounds, as a speaker gets them."""
        loaded: dict[str, object] = {}
        library = Library(cache, loaded.__setitem__, on_ready=on_ready, recipes=self.recipes)
        library.start()
        library.wait()
        library.close()
        return loaded


@pytest.fixture
def kitchen():
    return Kitchen()


def test_sounds_are_made_kept_and_read_again(cache, kitchen):
    first = kitchen.fill(cache)
    assert kitchen.made == len(SoundName)
    assert cache.path.exists()
    second = kitchen.fill(cache)
    assert kitchen.made == len(SoundName)
    assert set(first) == set(second) == set(SoundName)
    for name in SoundName:
        assert np.array_equal(first[name], second[name])


def cut(path):
    path.write_bytes(path.read_bytes()[:-300])


def scribble(path):
    broken = bytearray(path.read_bytes())
    for at in range(60, len(broken), 997):
        broken[at] ^= 0xFF
    path.write_bytes(bytes(broken))


def leave_one_out(path):
    with np.load(path) as kept:
        sounds = {name: kept[name] for name in kept.files[1:]}
    np.savez(path, **sounds)


def change_type(path):
    with np.load(path) as kept:
        sounds = {name: kept[name].astype(np.float32) for name in kept.files}
    np.savez(path, **sounds)


def put_an_array_there(path):
    with path.open("wb") as file:
        np.save(file, np.zeros(3))


@pytest.mark.parametrize(
    "harm",
    [
        cut,
        scribble,
        leave_one_out,
        change_type,
        put_an_array_there,
        lambda path: path.write_bytes(b""),
        lambda path: path.write_text("no sounds here"),
    ],
)
def test_a_broken_file_is_made_anew(cache, kitchen, harm):
    kitchen.fill(cache)
    harm(cache.path)
    assert cache.read() is None
    assert set(kitchen.fill(cache)) == set(SoundName)
    assert kitchen.made == 2 * len(SoundName)
    assert cache.read() is not None


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path, kitchen):
    (tmp_path / "file").write_text("in the way")
    assert set(kitchen.fill(SoundCache(tmp_path / "file"))) == set(SoundName)


def test_sounds_of_other_code_are_forgotten(cache, kitchen, monkeypatch):
    kitchen.fill(cache)
    monkeypatch.setattr(cache_module, "code_version", lambda: "another")
    other = SoundCache(cache.path.parent)
    assert other.path != cache.path
    kitchen.fill(other)
    assert kitchen.made == 2 * len(SoundName)
    assert list(cache.path.parent.iterdir()) == [other.path]


def test_the_version_follows_the_code(monkeypatch):
    before = code_version()
    assert code_version() == before
    monkeypatch.setattr(cache_module, "_SOURCES", cache_module._SOURCES[:1])
    assert code_version() != before


def test_it_tells_when_all_are_there(cache, kitchen):
    told = []
    kitchen.fill(cache, on_ready=lambda: told.append(threading.current_thread().name))
    assert told == ["sounds"]


def test_nobody_waits_while_they_are_made_and_closing_ends_the_making(cache):
    begun, may_go_on = threading.Event(), threading.Event()

    def slow():
        begun.set()
        may_go_on.wait(60)
        return np.sin(steady(1000.0, 0.05))

    loaded: dict[str, object] = {}
    told: list[str] = []
    recipes = {name: Recipe(slow, Category.EFFECT, -20.0) for name in SoundName}
    library = Library(cache, loaded.__setitem__, on_ready=lambda: told.append("ready"), recipes=recipes)
    library.start()
    begun.wait(60)
    assert loaded == {}
    closing = threading.Thread(target=library.close)
    closing.start()
    while not library._shall_end.is_set():
        pass
    may_go_on.set()
    closing.join()
    assert told == []
    assert loaded == {}
    assert not cache.path.exists()


def test_a_library_that_never_began_is_closed_at_once(cache):
    Library(cache, ignore, on_ready=ignore).close()
