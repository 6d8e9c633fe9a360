"""How loud a sound is to an ear."""

import numpy as np

from sorry_people.app.sound.synthesis.wave import RATE, Wave

WINDOW_SECONDS = 0.25
"""What an ear takes together: a sound is as loud as its loudest quarter of a second."""

HIGHEST_PEAK = 0.89


def loudness(wave: Wave) -> float:
    """The loudest part of a wave, in decibels below the strongest wave there is, as an ear weighs pitches.

    The weights are the A-curve of IEC 61672.
    """
    squares = np.fft.rfftfreq(len(wave), 1.0 / RATE) ** 2
    weights = (
        1.2589
        * 12194.0**2
        * squares**2
        / (
            (squares + 20.6**2)
            * np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
            * (squares + 12194.0**2)
        )
    )
    heard = np.fft.irfft(np.fft.rfft(wave) * weights, len(wave))
    sums = np.concatenate(([0.0], np.cumsum(heard * heard)))
    # A sound shorter than the window is spread over it: short sounds seem softer.
    span = min(round(WINDOW_SECONDS * RATE), len(wave))
    power = float(np.max(sums[span:] - sums[:-span])) / (WINDOW_SECONDS * RATE)
    return 10.0 * float(np.log10(max(power, 1e-12)))


def levelled(wave: Wave, decibels: float) -> Wave:
    """As loud as asked for, or as loud as it can be without a peak above `HIGHEST_PEAK`."""
    factor = 10.0 ** ((decibels - loudness(wave)) / 20.0)
    peak = float(np.max(np.abs(wave)))
    done: Wave = wave * min(factor, HIGHEST_PEAK / peak)
    return done
