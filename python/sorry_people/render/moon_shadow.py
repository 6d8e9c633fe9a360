"""Where the moon's light reaches, worked out once for what never moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_BIAS = 0.25  # how far behind another surface counts as shadowed, in units of the world


def share_lit(
    points: NDArray[np.float32], moon_view: NDArray[np.float64], depths: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The share of the moon's light that reaches points, 0 to 1, softened over the nearest pixels.

    Args:
        points: (n, 3) in the world.
        moon_view: (4, 4), from the world to the shadow map, each axis 0 to 1.
        depths: (size, size) what the shadow map holds, rows along its second axis.
    """
    size = len(depths)
    places = points @ moon_view[:3, :3].T.astype(np.float32) + moon_view[:3, 3].astype(np.float32)
    # What lies behind all that was drawn is as far as the empty map.
    depth = np.minimum(places[:, 2] - np.float32(_BIAS * np.linalg.norm(moon_view[2, :3])), 1.0)
    pixel = places[:, :2] * size - 0.5
    corner = np.floor(pixel).astype(np.int32)
    part = pixel - corner
    lit = np.zeros(len(points), np.float32)
    for x in (0, 1):
        for y in (0, 1):
            column, row = np.clip(corner[:, 0] + x, 0, size - 1), np.clip(corner[:, 1] + y, 0, size - 1)
            weight = np.abs(1 - x - part[:, 0]) * np.abs(1 - y - part[:, 1])
            lit += weight * (depth <= depths[row, column])
    # Outside the map nothing stands in the light.
    inside = ((places[:, :2] > 0.0) & (places[:, :2] < 1.0)).all(axis=1)
    return np.where(inside, lit, np.float32(1.0))
