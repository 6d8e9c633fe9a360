"""All sounds, got ready while the game has begun already."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.samples import sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sorry_people.app.sound.cache import SoundCache
    from sorry_people.app.sound.recipe import Recipe
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName


class Library:
    """Reads the sounds from a cache or makes them, in a thread of its own, one after another."""

    def __init__(
        self,
        cache: SoundCache,
        load: Callable[[SoundName, Samples], object],
        *,
        on_ready: Callable[[], object],
        recipes: Mapping[SoundName, Recipe] = RECIPES,
    ) -> None:
        """A library that gives each sound to `load` and calls `on_ready` after all, both in its thread."""
        self._cache = cache
        self._load = load
        self._on_ready = on_ready
        self._recipes = recipes
        self._shall_end = Event()
        # A daemon, so that a game that dies never waits for its sounds.
        self._thread = Thread(target=self._fill, name="sounds", daemon=True)

    def start(self) -> None:
        """Begins; to be called once."""
        self._thread.start()

    @property
    def has_begun(self) -> bool:
        """Whether `start` was called."""
        return self._thread.ident is not None

    def wait(self) -> None:
        """Waits until all sounds are there, or `close` was called."""
        self._thread.join()

    def close(self) -> None:
        """Makes no more of them than the one in hand; without `start`, there is nothing to end."""
        self._shall_end.set()
        if self._thread.is_alive():
            self._thread.join()

    def _fill(self) -> None:
        kept = self._cache.read()
        sounds = self._made() if kept is None else kept.items()
        got: dict[SoundName, Samples] = {}
        for name, samples in sounds:
            if self._shall_end.is_set():
                return
            self._load(name, samples)
            got[name] = samples
        if kept is None:
            self._cache.write(got)
        self._on_ready()

    def _made(self) -> Iterator[tuple[SoundName, Samples]]:
        for name, recipe in self._recipes.items():
            yield name, sampled(recipe.make())
