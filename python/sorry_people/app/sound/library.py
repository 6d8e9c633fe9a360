"""All sounds, got ready while the game has begun already."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.samples import sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sorry_people.app.sound.cache import SoundCache
    from sorry_people.app.sound.recipe import Recipe
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName


class Library:
    """Reads the sounds from a cache or makes them, in a thread of its own, one after another."""

    def __init__(
        self,
        cache: SoundCache,
        recipes: Mapping[SoundName, Recipe] = RECIPES,
        on_ready: Callable[[], object] = lambda: None,
    ) -> None:
        """A library that calls `on_ready`, from its thread, when all sounds are there."""
        self._cache = cache
        self._on_ready = on_ready
        self._recipes = recipes
        self._sounds: dict[SoundName, Samples] = {}
        self._shall_end = Event()
        # A daemon, so that a game that dies never waits for its sounds.
        self._thread = Thread(target=self._fill, name="sounds", daemon=True)

    def start(self) -> None:
        """Begins; to be called once."""
        self._thread.start()

    def get(self, name: SoundName) -> Samples | None:
        """A sound, or None as long as it is not made."""
        return self._sounds.get(name)

    def wait(self) -> None:
        """Waits until all sounds are there, or `close` was called."""
        self._thread.join()

    def close(self) -> None:
        """Makes no more of them than the one in hand."""
        self._shall_end.set()
        if self._thread.is_alive():
            self._thread.join()

    def _fill(self) -> None:
        kept = self._cache.read()
        if kept is None:
            self._make()
        else:
            self._sounds.update(kept)
        if not self._shall_end.is_set():
            self._on_ready()

    def _make(self) -> None:
        for name, recipe in self._recipes.items():
            if self._shall_end.is_set():
                return
            self._sounds[name] = sampled(recipe.make())
        self._cache.write(self._sounds)
