"""Where a sound is made: what comes back from walls and fields, by convolution."""

from dataclasses import dataclass

import numpy as np

from sorry_people.app.sound.synthesis.filters import below, convolved
from sorry_people.app.sound.synthesis.shape import dying
from sorry_people.app.sound.synthesis.tones import noise
from sorry_people.app.sound.synthesis.wave import RATE, Wave, silence

_FIRST_SECONDS = 0.012
"""How long it takes the nearest wall to answer."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a place adds to a sound.

    Attributes:
        echoes: Single answers: after how many seconds, and how strong.
        half_life: In how many seconds the tail dies by half.
        tail: How strong the tail is beside the sound itself.
        dullness: Above how many hertz little comes back.
    """

    echoes: tuple[tuple[float, float], ...]
    half_life: float
    tail: float
    dullness: float

    def around(self, wave: Wave) -> Wave:
        """A sound made here once; it gets longer by the tail."""
        tail = self._tail()
        padded = np.concatenate((wave, np.zeros(len(tail))))
        # Rounded up: the transforms take several times as long for an awkward length.
        room = np.concatenate((padded, np.zeros(-len(padded) % 4096)))
        return (room + convolved(room, tail))[: len(padded)]

    def around_loop(self, loop: Wave) -> Wave:
        """A loop played here; its tail comes round again."""
        return loop + convolved(loop, self._tail())

    def _tail(self) -> Wave:
        seconds = 8.0 * self.half_life
        hiss = noise(seconds, 90) * dying(seconds, self.half_life)
        hiss[: round(_FIRST_SECONDS * RATE)] = 0.0
        response = silence(max(seconds, *(at for at, _ in self.echoes)) + 0.05)
        response[: len(hiss)] = hiss * (self.tail / np.sqrt(np.sum(hiss * hiss)))
        for at, strength in self.echoes:
            response[round(at * RATE)] += strength
        return below(response, self.dullness, 1)


COUNTY = Place(((0.097, 0.1), (0.171, 0.07), (0.262, 0.045)), half_life=0.07, tail=0.16, dullness=2200.0)
"""Open country: a barn here and there, and the fields in between."""

TABLE = Place(((0.006, 0.25), (0.011, 0.15)), half_life=0.015, tail=0.12, dullness=5000.0)
"""A table and who sits round it."""

BARROOM = Place(((0.017, 0.2), (0.029, 0.16)), half_life=0.045, tail=0.3, dullness=3200.0)
"""A room of boards with people in it."""

MIDWAY = Place(((0.055, 0.12), (0.083, 0.1), (0.14, 0.07)), half_life=0.11, tail=0.3, dullness=2600.0)
"""Between tents and stalls, some way off."""
