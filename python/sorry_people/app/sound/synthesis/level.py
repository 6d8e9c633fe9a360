"""How loud a sound is to an ear."""

import numpy as np

from sorry_people.app.sound.synthesis.wave import RATE, Wave, pitches

WINDOW_SECONDS = 0.4
"""What an ear takes together: a sound is as loud as its loudest window (EBU R 128's momentary loudness)."""

HIGHEST_PEAK = 0.85
"""No sound goes higher; from where the whole board is seen, that leaves room for an engine and another."""

SILENCE = -120.0

_HEAD = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_BASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_STANDARD_RATE = 48_000
"""The two filters of the K-weighting as ITU-R BS.1770 states them, for its rate."""


def loudness(wave: Wave) -> float:
    """The loudest part of a wave in LUFS: K-weighted after ITU-R BS.1770, over `WINDOW_SECONDS`.

    A wave that is shorter than the window is spread over it: short sounds seem softer.
    """
    count = max(len(wave), round(WINDOW_SECONDS * RATE))
    heard = np.fft.irfft(np.fft.rfft(wave, count) * _k_weights(pitches(count)), count)
    sums = np.concatenate(([0.0], np.cumsum(heard * heard)))
    span = round(WINDOW_SECONDS * RATE)
    power = float(np.max(sums[span:] - sums[:-span])) / span
    return max(SILENCE, -0.691 + 10.0 * float(np.log10(max(power, 1e-13))))


def levelled(wave: Wave, lufs: float) -> Wave:
    """As loud as asked for, or as loud as it can be without a peak above `HIGHEST_PEAK`."""
    factor = 10.0 ** ((lufs - loudness(wave)) / 20.0)
    peak = float(np.max(np.abs(wave)))
    done: Wave = wave * min(factor, HIGHEST_PEAK / peak)
    return done


def _k_weights(heights: Wave) -> Wave:
    """By how much an ear weighs each pitch in hertz."""
    cosine = np.cos(2.0 * np.pi / _STANDARD_RATE * heights)
    power = np.ones_like(cosine)
    for above, below in (_HEAD, _BASS):
        power *= _power(above, cosine) / _power(below, cosine)
    return np.sqrt(power)


def _power(taps: tuple[float, float, float], cosine: Wave) -> Wave:
    """The squared strength of three taps, one sample apart, at pitches given by their cosines."""
    a, b, c = taps
    return (a - c) ** 2 + b * b + 2.0 * b * (a + c) * cosine + 4.0 * a * c * cosine * cosine
