"""How one sound is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app.sound.synthesis.filters import above
from sorry_people.app.sound.synthesis.level import levelled
from sorry_people.app.sound.synthesis.shape import edged
from sorry_people.app.sound.synthesis.wave import RATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.sound.category import Category
    from sorry_people.app.sound.synthesis.wave import Wave

_RISE, _FALL = 0.001, 0.02

_INAUDIBLE = 1e-3
"""Beside its own peak; what is softer at the end of a sound only keeps a voice from the next one."""

_ROOM = RATE // 4
"""Samples of silence that a filter rings into, as it goes round."""

_DEEPEST = 30.0
"""Hertz below which a loudspeaker only pumps, and an offset would take room from the rest."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a sound is made, and what it is for.

    Attributes:
        synthesize: Works out the bare wave.
        category: With what it is mixed.
        accent: By how many decibels it is louder than its category.
        loops: Whether it is made to go round and round.
    """

    synthesize: Callable[[], Wave]
    category: Category
    accent: float = 0.0
    loops: bool = False

    @property
    def loudness(self) -> float:
        """In LUFS, as `level.loudness` measures; less if its peaks would be too high."""
        return self.category.loudness + self.accent

    def make(self) -> Wave:
        """The finished wave: as loud as it should be, and without a click at its ends."""
        wave = self.synthesize()
        wave = above(wave, _DEEPEST) if self.loops else edged(_heard(wave), _RISE, _FALL)
        return levelled(wave, self.loudness)


def _heard(wave: Wave) -> Wave:
    """A wave that is played once, as far as anything of it is heard."""
    clear = above(np.concatenate((wave, np.zeros(_ROOM))), _DEEPEST)[: len(wave)]
    loud = np.flatnonzero(np.abs(clear) > _INAUDIBLE * np.max(np.abs(clear)))
    return clear[: loud[-1] + 1 + round(_FALL * RATE)]
