"""What grows and stands round the road: woods, corn rows, a wheat field with bales, field fences, poles."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, pi
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import Rider
from sorry_people.world import layout, palette
from sorry_people.world.architecture import add_fence
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.country import plants
from sorry_people.world.country.ground import add_fairground
from sorry_people.world.shapes import box, cylinder, plate, tube

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import Mesh

_SEED = 1962
_TREES = 78
_SHRUBS = 46


def scenery_mesh(keep_clear: Sequence[tuple[float, float, float]]) -> Mesh:
    """Everything that grows round the road.

    Args:
        keep_clear: (x, z, radius) discs that no tree may stand in: landmarks, homes and fields.
    """
    builder = MeshBuilder()
    add_fairground(builder)
    _add_corn(builder, -64.0, -9.0)
    _add_corn(builder, 62.0, 18.0)
    _add_wheat(builder)
    _add_telephone_line(builder)
    fields = [(-60.0, -6.0, 11.0), (62.0, 18.0, 11.0), (4.0, 61.0, 12.0)]
    _add_woods(builder, [*keep_clear, *fields])
    return builder.build()


def _add_woods(builder: MeshBuilder, keep_clear: Sequence[tuple[float, float, float]]) -> None:
    """Scatters trees and shrubs between the road and the hills, the same ones every time."""
    random = np.random.default_rng(_SEED)
    roads = _road_points()
    stood: list[tuple[float, float]] = []

    def free(x: float, z: float, room: float) -> bool:
        if max(abs(x), abs(z)) < layout.FAIR_REACH + 1.0:
            return False
        if bool((np.hypot(roads[:, 0] - x, roads[:, 2] - z) < 2.6 + room).any()):
            return False
        if any(hypot(x - a, z - b) < radius + room for a, b, radius in keep_clear):
            return False
        return all(hypot(x - a, z - b) > 2.4 for a, b in stood)

    while len(stood) < _TREES:
        radius, angle = random.uniform(36.0, 92.0), random.uniform(0.0, 2 * pi)
        x, z = radius * np.cos(angle), radius * np.sin(angle)
        # Tall trees in front would stand between the eye and the road.
        tall = 0.62 if z > 30.0 and radius < 70.0 else 1.0
        if not free(x, z, 2.0):
            continue
        stood.append((x, z))
        size = float(random.uniform(0.75, 1.2)) * tall
        kind = plants.pine(palette.PINE) if random.random() < 0.45 else plants.round_tree(_leaf(random))
        y = -0.05 if radius < 78.0 else -0.6
        if radius > 78.0:
            continue
        builder.add_mesh(kind, at=(x, y, z), turn=(0.0, float(random.uniform(0, 6)), 0.0), scale=size)
    placed = 0
    while placed < _SHRUBS:
        x, z = random.uniform(-72.0, 72.0, 2)
        if free(x, z, 0.6):
            builder.add_mesh(
                plants.shrub(_leaf(random)), at=(x, -0.05, z), scale=float(random.uniform(0.7, 1.3))
            )
            placed += 1


def _leaf(random: np.random.Generator) -> tuple[int, int, int]:
    return (palette.LEAF, palette.LEAF_DARK, palette.LEAF_WARM)[int(random.integers(3))]


def _road_points() -> NDArray[np.float64]:
    loop = layout.road()
    lines = [loop.points(np.arange(0.0, loop.length, 1.0))]
    for rider in Rider:
        lines += [
            line.points(np.arange(0.0, line.length, 1.0))
            for line in (layout.driveway(rider), layout.exit_drive(rider))
        ]
    return np.concatenate(lines)


def _add_corn(builder: MeshBuilder, x: float, z: float) -> None:
    """Rows of corn on tilled soil, fenced toward the road."""
    width, depth = 14.0, 18.0
    builder.add(plate(_rectangle(width, depth)), palette.SOIL, at=(x, 0.0, z))
    for row in np.arange(-width / 2 + 0.8, width / 2, 1.6):
        for step in np.arange(-depth / 2 + 0.7, depth / 2, 1.25):
            lean = 0.14 * float(np.sin(row * 7.1 + step * 3.3))
            builder.add_mesh(
                plants.corn_plant(),
                at=(x + float(row), 0.0, z + float(step)),
                turn=(lean, float(row + step), 0.0),
                scale=1.0 + lean,
            )
    edge = x + width / 2 + 1.0 if x < 0 else x - width / 2 - 1.0
    add_fence(builder, [(edge, z - depth / 2), (edge, z + depth / 2)])


def _rectangle(width: float, depth: float) -> tuple[tuple[float, float], ...]:
    return (
        (-width / 2, -depth / 2),
        (width / 2, -depth / 2),
        (width / 2, depth / 2),
        (-width / 2, depth / 2),
    )


def _add_wheat(builder: MeshBuilder) -> None:
    """A mown field with round bales."""
    builder.add(plate(_rectangle(22.0, 16.0)), palette.WHEAT, at=(4.0, 0.0, 62.0))
    for stripe in range(6):
        builder.add(plate(_rectangle(1.6, 15.6)), (178, 148, 78), at=(-5.0 + stripe * 3.6, 0.02, 62.0))
    for x, z, yaw in (
        (-3.0, 58.0, 0.3),
        (1.5, 65.0, 1.2),
        (6.5, 59.5, 0.8),
        (10.5, 66.0, -0.4),
        (12.0, 58.5, 0.1),
    ):
        with builder.placed(at=(x, 0.85, z), turn=(0.0, yaw, 0.0)):
            builder.add(cylinder(0.9, 1.5, 12), (206, 172, 96), at=(0.75, 0.0, 0.0), turn=(0.0, 0.0, pi / 2))
    add_fence(builder, [(-7.5, 53.6), (15.5, 53.6)])


def _add_telephone_line(builder: MeshBuilder) -> None:
    """Poles and two sagging wires behind the far side of the road."""
    tops = []
    for x in np.arange(-66.0, 67.0, 22.0):
        z = -66.0 - 3.0 * float(np.sin(x * 0.05))
        builder.add(cylinder(0.16, 7.6, 6), palette.WOOD_DARK, at=(float(x), 0.0, z))
        builder.add(box(2.4, 0.16, 0.16), palette.WOOD_DARK, at=(float(x), 7.0, z))
        tops.append((float(x), 7.2, z))
    for side in (-1.0, 1.0):
        wire = []
        for (x0, y0, z0), (x1, _, z1) in pairwise(tops):
            for t in np.linspace(0.0, 1.0, 7)[:-1]:
                wire.append(
                    (x0 + (x1 - x0) * t + side * 0.1, y0 - 3.2 * t * (1 - t), z0 + (z1 - z0) * t + side)
                )
        builder.add(tube(wire, 0.035, 3), palette.BLACK)
