"""The land: grass, fields, and hills far off, so that the board stands somewhere."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import Mesh
from sorry_people.world import palette
from sorry_people.world.layout import FAIR_REACH
from sorry_people.world.shapes import grid, plate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2

GRASS_LEVEL = -0.04
"""The grass lies this low, so that roads and fields laid on y = 0 never flicker with it."""

_RINGS = (
    0.0,
    8.0,
    16.0,
    24.0,
    32.0,
    40.0,
    48.0,
    56.0,
    64.0,
    72.0,
    82.0,
    94.0,
    108.0,
    124.0,
    142.0,
    164.0,
    190.0,
)
_SECTORS = 72


def ground_mesh() -> Mesh:
    """Grass out to the hills; flat within 78 units of the middle, its colour changing as meadows do."""
    angles = np.linspace(0.0, 2 * pi, _SECTORS + 1)
    radii = np.array(_RINGS)
    x = np.cos(angles)[:, None] * radii
    z = -np.sin(angles)[:, None] * radii
    rise = np.clip((radii - 78.0) / 60.0, 0.0, 1.0) ** 1.5
    waves = 7.0 + 4.0 * np.sin(3 * angles + 0.7) + 3.0 * np.sin(7 * angles) + 2.0 * np.sin(11 * angles + 2.0)
    ripple = 1.0 + 0.35 * np.sin(radii * 0.11)[None] * np.cos(5 * angles)[:, None]
    y = GRASS_LEVEL + rise * np.maximum(waves, 1.5)[:, None] * ripple
    points = np.stack([x, y, z], axis=-1).astype(np.float32)
    sheet = grid(points, _normals(points))
    areas = np.linalg.norm(
        np.cross(
            sheet.positions[sheet.indices[:, 1]] - sheet.positions[sheet.indices[:, 0]],
            sheet.positions[sheet.indices[:, 2]] - sheet.positions[sheet.indices[:, 0]],
        ),
        axis=1,
    )
    return Mesh(
        sheet.positions, sheet.normals, _grass_colors(points).reshape(-1, 4), sheet.indices[areas > 1e-6]
    )


def _normals(points: NDArray[np.float32]) -> NDArray[np.float32]:
    around = np.gradient(points, axis=0)
    around[0] = around[-1] = (points[1] - points[-2]) / 2
    outward = np.gradient(points, axis=1)
    normals = np.cross(outward, around)
    # The middle of the disc has no "around"; it is flat there.
    normals[:, 0] = (0.0, 1.0, 0.0)
    return np.ascontiguousarray(normals.reshape(-1, 3))


def _grass_colors(points: NDArray[np.float32]) -> NDArray[np.uint8]:
    x, z = points[..., 0], points[..., 2]
    patch = 0.5 + 0.25 * np.sin(x * 0.13 + 1.3 * np.sin(z * 0.07)) + 0.25 * np.sin(z * 0.17 + x * 0.05)
    far = np.clip((np.hypot(x, z) - 80.0) / 60.0, 0.0, 1.0)[..., None]
    near = _mixed(palette.GRASS, palette.MEADOW, patch[..., None])
    colors = near * (1 - far) + np.array(palette.HILL, float) * far
    glow = np.zeros((*colors.shape[:2], 1))
    return np.concatenate([colors, glow], axis=-1).round().astype(np.uint8)


def _mixed(first: Color, second: Color, share: NDArray[np.float32]) -> NDArray[np.float64]:
    mixed: NDArray[np.float64] = np.array(first, float) * (1 - share) + np.array(second, float) * share
    return mixed


def add_fairground(builder: MeshBuilder) -> None:
    """Adds the trodden earth inside the fence, and the paths that people took."""
    reach = FAIR_REACH - 0.6
    builder.add(plate(_rounded_square(reach, 5.0)), palette.FAIRGROUND, at=(0.0, 0.0, 0.0))


def _rounded_square(reach: float, radius: float) -> Points2:
    corners = []
    for quarter in range(4):
        for step in range(5):
            angle = pi / 2 * (quarter + step / 4)
            center_x = (reach - radius) * (1 if quarter in {0, 3} else -1)
            center_y = (reach - radius) * (1 if quarter in {0, 1} else -1)
            corners.append((center_x + radius * np.cos(angle), center_y + radius * np.sin(angle)))
    return tuple((float(x), float(y)) for x, y in corners)
