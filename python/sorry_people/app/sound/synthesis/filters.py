"""What walls, bodies and mouths do to a sound.

All work on the whole wave at once as if it went round in a circle, so a loop stays a loop. A wave that is
played once has to end in enough silence for what rings on.
"""

import numpy as np

from sorry_people.app.sound.synthesis.shape import dying
from sorry_people.app.sound.synthesis.wave import RATE, Wave, pitches, times


def below(wave: Wave, pitch: float, steepness: int = 2) -> Wave:
    """Keeps what is lower than `pitch` hertz: a wall, a distance."""
    return _weighted(wave, 1.0 / np.sqrt(1.0 + (pitches(len(wave)) / pitch) ** (2 * steepness)))


def above(wave: Wave, pitch: float, steepness: int = 2) -> Wave:
    """Keeps what is higher than `pitch` hertz: tin, air, insects."""
    ratio = (pitches(len(wave)) / pitch) ** steepness
    return _weighted(wave, ratio / np.sqrt(1.0 + ratio * ratio))


def between(wave: Wave, low: float, high: float) -> Wave:
    """Keeps what is between two pitches in hertz."""
    return above(below(wave, high), low)


def voiced(wave: Wave, *formants: tuple[float, float, float]) -> Wave:
    """A mouth that lets some pitches through better: each formant a pitch, a width in hertz, a strength."""
    heights = pitches(len(wave))
    weights = np.zeros_like(heights)
    for middle, width, strength in formants:
        weights += strength / (1.0 + ((heights - middle) / (0.5 * width)) ** 2)
    return _weighted(wave, weights)


def ringing(wave: Wave, *modes: tuple[float, float, float]) -> Wave:
    """A body that the wave strikes: each mode a pitch in hertz, a strength, a half-life in seconds."""
    seconds = min(12.0 * max(half_life for _, _, half_life in modes), len(wave) / RATE)
    at = times(seconds)
    body = np.zeros(len(at))
    for pitch, strength, half_life in modes:
        body += strength * np.cos(2.0 * np.pi * pitch * at) * dying(seconds, half_life)
    return convolved(wave, body)


def convolved(wave: Wave, response: Wave) -> Wave:
    """Every sample of the wave sets off the response; what is longer than the wave is not heard."""
    return np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(response, len(wave)), len(wave))


def _weighted(wave: Wave, weights: Wave) -> Wave:
    return np.fft.irfft(np.fft.rfft(wave) * weights, len(wave))
