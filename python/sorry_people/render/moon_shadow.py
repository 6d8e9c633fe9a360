"""Where the moon's light reaches, worked out once for what never moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sorry_people.render.lamp_light import Area

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


def ground_share_lit(
    area: Area, count: int, moon_view: NDArray[np.float64], depths: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The same for count × count points of flat ground at y = 0, (count, count); rows go along z.

    One look at the map for each point, and then the mean over its neighbours: as soft, and far quicker than
    to look four times at a million places.
    """
    size = len(depths)
    steps = (np.arange(count, dtype=np.float32) + 0.5) / count * area.size
    view = moon_view.astype(np.float32)
    column, row, depth = (
        view[axis, 0] * (steps + area.x)[None, :]
        + (view[axis, 2] * (steps + area.z) + view[axis, 3])[:, None]
        for axis in range(3)
    )
    inside = (column > 0.0) & (column < 1.0) & (row > 0.0) & (row < 1.0)
    pixel = [np.clip(at * size, 0, size - 1).astype(np.int32) for at in (row, column)]
    bias = np.float32(_BIAS * np.linalg.norm(moon_view[2, :3]))
    lit: NDArray[np.float32] = (
        (np.minimum(depth - bias, 1.0) <= depths[pixel[0], pixel[1]]) | ~inside
    ).astype(np.float32)
    lit[1:-1] = (lit[:-2] + lit[1:-1] + lit[2:]) / 3.0
    lit[:, 1:-1] = (lit[:, :-2] + lit[:, 1:-1] + lit[:, 2:]) / 3.0
    # The edge goes on for ever: no shadow may reach it.
    lit[[0, -1]] = lit[:, [0, -1]] = 1.0
    return lit
