"""How one sound is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sorry_people.app.sound.synthesis.level import levelled
from sorry_people.app.sound.synthesis.shape import edged

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.sound.category import Category
    from sorry_people.app.sound.synthesis.wave import Wave

_RISE, _FALL = 0.002, 0.015


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a sound is made, and what it is for.

    Attributes:
        synthesize: Works out the bare wave.
        category: With what it is mixed.
        loudness: In decibels, as `level.loudness` measures; less if its peaks would be too high.
        loops: Whether it is made to go round and round.
    """

    synthesize: Callable[[], Wave]
    category: Category
    loudness: float
    loops: bool = False

    def make(self) -> Wave:
        """The finished wave: as loud as it should be, and without a click at its ends."""
        wave = self.synthesize()
        wave = wave - wave.mean() if self.loops else edged(wave, _RISE, _FALL)
        return levelled(wave, self.loudness)
