"""People who stand about and watch the game: simple figures of few triangles."""

from __future__ import annotations

from math import atan2
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world import palette
from sorry_people.world.shapes import bulb, dome, frustum, sphere

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color

_COATS: tuple[Color, ...] = (
    palette.TEAL,
    palette.ORANGE,
    palette.CREAM,
    palette.PURPLE,
    palette.PINK,
    palette.STEEL,
)
_SKINS: tuple[Color, ...] = (palette.SKIN_PALE, palette.SKIN_BROWN, palette.SKIN_RUDDY)
_HAIR: tuple[Color, ...] = (palette.HAIR_BROWN, palette.HAIR_BLACK, palette.HAIR_BLOND, palette.HAIR_GREY)


def add_onlookers(
    builder: MeshBuilder,
    places: Sequence[tuple[float, float]],
    *,
    seed: int,
    size: float = 1.0,
    toward: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Adds somebody at each (x, z) place, about two units tall times `size`; the same ones for a seed.

    They look about in the direction of `toward`.
    """
    random = np.random.default_rng(seed)

    def one_of(colors: Sequence[Color]) -> Color:
        return colors[int(random.integers(len(colors)))]

    for x, z in places:
        scale = size * float(random.uniform(0.8, 1.05))
        yaw = atan2(x - toward[0], z - toward[1]) + float(random.uniform(-0.5, 0.5))
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0), scale=scale):
            builder.add(frustum(0.24, 0.2, 0.9, 5), palette.DENIM)
            builder.add(frustum(0.36, 0.18, 0.95, 6), one_of(_COATS), at=(0.0, 0.7, 0.0))
            builder.add(sphere(0.3, 6, 4), one_of(_SKINS), at=(0.0, 1.86, 0.0))
            builder.add(dome(0.33, 6, 2), one_of(_HAIR), at=(0.0, 1.92, 0.06))
            for side in (-0.11, 0.11):
                builder.add(bulb(0.042), palette.BLACK, at=(side, 1.88, -0.255))
