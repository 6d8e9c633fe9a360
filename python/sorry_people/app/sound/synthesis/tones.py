"""Where sound comes from: strings and pipes that swing, and noise."""

from collections.abc import Sequence

import numpy as np

from sorry_people.app.sound.synthesis.wave import RATE, Wave, times


def phase(pitch: Wave) -> Wave:
    """How far a swing has got, in radians, when its pitch in hertz changes from sample to sample."""
    turned: Wave = 2.0 * np.pi * np.cumsum(pitch) / RATE
    return turned


def steady(pitch: float, seconds: float) -> Wave:
    """The phase of a swing whose pitch does not change."""
    return 2.0 * np.pi * pitch * times(seconds)


def partials(turned: Wave, strengths: Sequence[float]) -> Wave:
    """A tone with its overtones at once, two, three... times its pitch, each of a strength."""
    # Powers of one rotating number: a multiplication each, where a sine would cost ten times that.
    spin = np.exp(1j * turned)
    total = np.zeros_like(spin)
    for strength in reversed(strengths):
        total = (total + strength) * spin
    return np.imag(total)


def noise(seconds: float, seed: int) -> Wave:
    """Hiss with all pitches in it; the same for the same seed."""
    return np.random.default_rng(seed).uniform(-1.0, 1.0, round(seconds * RATE))
