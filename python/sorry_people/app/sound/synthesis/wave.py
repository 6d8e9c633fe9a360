"""What a sound is before anybody hears it."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
"""(samples,): the air's push at each moment, one channel, `RATE` samples a second; done, within -1 and 1."""

RATE = 44_100
"""Samples a second: what loudspeakers take as it is, and room for the hiss of cards, skids and crickets."""


def silence(seconds: float) -> Wave:
    """Nothing, to be filled."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Wave:
    """The moment of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def pitches(count: int) -> Wave:
    """The pitch in hertz of each value that a Fourier transform of `count` samples gives."""
    heights: Wave = np.arange(count // 2 + 1, dtype=np.float64) * (RATE / count)
    return heights


def lay(ground: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Adds a wave to another one from `at` seconds on; what goes past the end is cut."""
    start = round(at * RATE)
    length = min(len(wave), len(ground) - start)
    if length > 0:
        ground[start : start + length] += gain * wave[:length]


def lay_round(ground: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Adds a wave to a loop; what goes past the end comes in again at the beginning."""
    spot = round(at * RATE) % len(ground)
    left = wave
    while len(left):
        count = min(len(left), len(ground) - spot)
        ground[spot : spot + count] += gain * left[:count]
        left, spot = left[count:], 0
