"""What walls, bodies and air do to a sound.

All work on the whole wave at once as if it went round in a circle, so a loop stays a loop. A wave that is
played once has to end in enough silence for what rings on.
"""

import numpy as np

from sorry_people.app.sound.synthesis.shape import dying
from sorry_people.app.sound.synthesis.wave import RATE, Wave, times


def below(wave: Wave, pitch: float, steepness: int = 2) -> Wave:
    """Keeps what is lower than `pitch` hertz: a wall, a distance."""
    pitches = np.fft.rfftfreq(len(wave), 1.0 / RATE)
    return _weighted(wave, 1.0 / np.sqrt(1.0 + (pitches / pitch) ** (2 * steepness)))


def above(wave: Wave, pitch: float, steepness: int = 2) -> Wave:
    """Keeps what is higher than `pitch` hertz: tin, air, insects."""
    pitches = np.fft.rfftfreq(len(wave), 1.0 / RATE)
    ratio = (pitches / pitch) ** steepness
    return _weighted(wave, ratio / np.sqrt(1.0 + ratio * ratio))


def between(wave: Wave, low: float, high: float) -> Wave:
    """Keeps what is between two pitches in hertz."""
    return above(below(wave, high), low)


def ringing(wave: Wave, pitch: float, half_life: float) -> Wave:
    """A body that is struck by the wave and rings at its own pitch, dying by half in `half_life` seconds."""
    seconds = min(12.0 * half_life, len(wave) / RATE)
    body = np.cos(2.0 * np.pi * pitch * times(seconds)) * dying(seconds, half_life)
    return np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(body, len(wave)), len(wave))


def _weighted(wave: Wave, weights: Wave) -> Wave:
    return np.fft.irfft(np.fft.rfft(wave) * weights, len(wave))
