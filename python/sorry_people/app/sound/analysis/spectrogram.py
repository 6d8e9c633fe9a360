"""Which pitches a sound has at each moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app.sound.synthesis.wave import RATE

if TYPE_CHECKING:
    from sorry_people.app.sound.synthesis.wave import Wave

LOWEST, HIGHEST = 40.0, RATE / 2.0
"""The pitches in hertz at the lower and the upper end."""

WINDOW = 2048
FLOOR = -100.0


def spectrogram(wave: Wave, columns: int, rows: int) -> Wave:
    """Decibels, (columns, rows): time from left to right, pitch from high to low in equal steps."""
    window = np.hanning(WINDOW)
    padded = np.concatenate((np.zeros(WINDOW // 2), wave, np.zeros(WINDOW // 2)))
    starts = np.linspace(0, len(wave) - 1, columns).astype(int)
    frames = padded[starts[:, None] + np.arange(WINDOW)] * window
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2 / np.sum(window) ** 2 * 4.0
    edges = LOWEST * (HIGHEST / LOWEST) ** (np.arange(rows + 1) / rows) * WINDOW / RATE
    lower = np.clip(edges[:-1].astype(int), 0, WINDOW // 2 - 1)
    upper = np.maximum(lower + 1, edges[1:].astype(int))
    bands = [power[:, low:high].max(axis=1) for low, high in zip(lower, upper, strict=True)]
    decibels: Wave = 10.0 * np.log10(np.maximum(np.stack(bands[::-1], axis=1), 10.0 ** (FLOOR / 10.0)))
    return decibels
