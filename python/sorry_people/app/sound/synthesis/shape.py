"""How a sound rises, falls and ends."""

import numpy as np

from sorry_people.app.sound.synthesis.wave import RATE, Wave, times


def dying(seconds: float, half_life: float) -> Wave:
    """Falls from 1 by half in every `half_life` seconds: what is struck or plucked."""
    falling: Wave = 0.5 ** (times(seconds) / half_life)
    return falling


def line(seconds: float, *points: tuple[float, float]) -> Wave:
    """Straight from point to point, each a time in seconds and a height."""
    moments, heights = zip(*points, strict=True)
    heights_between: Wave = np.interp(times(seconds), moments, heights)
    return heights_between


def edged(wave: Wave, rise: float, fall: float) -> Wave:
    """Comes softly out of nothing in `rise` seconds and goes softly in `fall`, so that neither clicks."""
    shaped: Wave = wave.copy()
    for seconds, part in ((rise, slice(None)), (fall, slice(None, None, -1))):
        count = min(round(seconds * RATE), len(wave))
        shaped[part][:count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    return shaped
