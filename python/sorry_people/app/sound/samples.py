"""A sound as it is kept and given to the speaker."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sorry_people.app.sound.synthesis.wave import Wave

Samples: TypeAlias = NDArray[np.int16]
"""(samples,): one channel, `RATE` samples a second, full scale 32767."""

FULL_SCALE = 32_767


def sampled(wave: Wave) -> Samples:
    """A wave within -1 and 1 in whole numbers."""
    return np.round(wave * FULL_SCALE).astype(np.int16)
