"""People on their way out: small simple figures, seen only from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world import palette
from sorry_people.world.shapes import box, dome, lathe, sphere

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color

_SHIRTS: tuple[Color, ...] = (
    palette.TEAL,
    palette.ORANGE,
    palette.CREAM,
    palette.PURPLE,
    palette.PINK,
    palette.STEEL,
)
_SKINS: tuple[Color, ...] = (palette.SKIN_PALE, palette.SKIN_BROWN, palette.SKIN_RUDDY)
_HAIR: tuple[Color, ...] = (palette.HAIR_BROWN, palette.HAIR_BLACK, palette.HAIR_BLOND, palette.HAIR_GREY)


def add_crowd(builder: MeshBuilder, places: Sequence[tuple[float, float]], *, seed: int) -> None:
    """Adds one or two people at each (x, z) place; the same ones for the same seed."""
    random = np.random.default_rng(seed)
    for x, z in places:
        for number in range(int(random.integers(1, 3))):
            yaw = float(random.uniform(0.0, 2 * np.pi))
            size = 1.0 if number == 0 else float(random.uniform(0.62, 1.0))
            with builder.placed(
                at=(x + number * 0.9, 0.0, z + number * 0.4), turn=(0.0, yaw, 0.0), scale=size
            ):
                builder.add(box(0.42, 0.95, 0.28), palette.DENIM)
                builder.add(
                    lathe(((0.3, 0.0), (0.22, 0.85), (0.0, 0.9)), 5),
                    _SHIRTS[int(random.integers(len(_SHIRTS)))],
                    at=(0.0, 0.85, 0.0),
                )
                builder.add(
                    sphere(0.29, 5, 3), _SKINS[int(random.integers(len(_SKINS)))], at=(0.0, 1.95, 0.0)
                )
                builder.add(
                    dome(0.32, 5, 2),
                    _HAIR[int(random.integers(len(_HAIR)))],
                    at=(0.0, 1.99, 0.05),
                    scale=(1.04, 0.95, 1.0),
                )
