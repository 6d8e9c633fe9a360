"""From the colours that people choose to amounts of light."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def linear_light(srgb: ArrayLike) -> NDArray[np.float64]:
    """Linear light of sRGB colours from 0 to 1; any shape."""
    color = np.asarray(srgb, np.float64)
    return np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4)
