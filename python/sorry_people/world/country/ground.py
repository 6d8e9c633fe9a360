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
    from numpy.typing import ArrayLike, NDArray

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2

GRASS_LEVEL = -0.008
FIELD_LEVEL = 0.02
"""Fields and trodden earth lie this high above the grass, so that the two never flicker."""

_RINGS = (0, 8, 16, 24, 32, 40, 48, 56, 64, 71, 78, 86, 96, 108, 124, 142, 164, 190)
_SECTORS = 72


def ground_mesh() -> Mesh:
    """Grass out to the hills; flat within 78 units of the middle, its colour changing as meadows do."""
    angles = np.linspace(0.0, 2 * pi, _SECTORS + 1)
    radii = np.array(_RINGS, float)
    x = np.cos(angles)[:, None] * radii
    z = np.sin(angles)[:, None] * radii
    points = np.stack([x, ground_height(x, z), z], axis=-1).astype(np.float32)
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


def ground_height(x: ArrayLike, z: ArrayLike) -> NDArray[np.float64]:
    """How high the grass is at points: level round the road, rising to hills from 78 units on."""
    radius, angle = np.hypot(x, z), np.arctan2(z, x)
    rise = np.clip((radius - 78.0) / 60.0, 0.0, 1.0) ** 1.5
    waves = 7.0 + 4.0 * np.sin(3 * angle + 0.7) + 3.0 * np.sin(7 * angle) + 2.0 * np.sin(11 * angle + 2.0)
    ripple = 1.0 + 0.35 * np.sin(radius * 0.11) * np.cos(5 * angle)
    return np.asarray(GRASS_LEVEL + rise * np.maximum(waves, 1.5) * ripple)


def _normals(points: NDArray[np.float32]) -> NDArray[np.float32]:
    around = np.gradient(points, axis=0)
    around[0] = around[-1] = (points[1] - points[-2]) / 2
    outward = np.gradient(points, axis=1)
    normals = np.cross(around, outward)
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
    builder.add(plate(_rounded_square(reach, 5.0)), palette.FAIRGROUND, at=(0.0, FIELD_LEVEL, 0.0))


def _rounded_square(reach: float, radius: float) -> Points2:
    corners = []
    for quarter in range(4):
        for step in range(5):
            angle = pi / 2 * (quarter + step / 4)
            center_x = (reach - radius) * (1 if quarter in {0, 3} else -1)
            center_y = (reach - radius) * (1 if quarter in {0, 1} else -1)
            corners.append((center_x + radius * np.cos(angle), center_y + radius * np.sin(angle)))
    return tuple((float(x), float(y)) for x, y in corners)
