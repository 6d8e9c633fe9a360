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
from sorry_people.world.country.ground import FIELD_LEVEL, add_fairground, ground_height
from sorry_people.world.country.meadow import add_meadow
from sorry_people.world.shapes import box, cylinder, plate, tube

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2

# (x, z, yaw, width, depth, colour, furrows' colour)
_FIELDS: tuple[tuple[float, float, float, float, float, Color, Color], ...] = (
    (-26.0, 60.0, 0.12, 16.0, 13.0, (104, 138, 64), (84, 120, 58)),
    (-66.0, 16.0, 0.05, 12.0, 16.0, (126, 150, 70), (150, 168, 80)),
    (-61.0, -29.0, -0.1, 11.0, 12.0, (150, 130, 70), (128, 108, 62)),
    (64.0, -6.0, 0.0, 13.0, 18.0, (118, 142, 62), (96, 124, 56)),
    (59.5, 36.5, 0.25, 9.0, 10.0, (150, 118, 150), (122, 92, 132)),
    (0.0, -65.5, 0.02, 26.0, 12.0, (98, 134, 66), (122, 150, 74)),
    (24.0, -62.0, -0.05, 14.0, 11.0, (160, 140, 76), (140, 120, 66)),
    (26.0, 64.0, -0.1, 12.0, 12.0, (112, 144, 70), (92, 126, 60)),
)
_SEED = 1962
_TREES = 110
_SHRUBS = 60
_ROAD_REACH = 43.0


def scenery_mesh(keep_clear: Sequence[tuple[float, float, float]], *, flowers: bool = True) -> Mesh:
    """Everything that grows round the road.

    Args:
        keep_clear: (x, z, radius) discs that no tree may stand in: landmarks, homes and fields.
        flowers: Whether the meadow's small plants are there too, which only show from near by.
    """
    builder = MeshBuilder()
    add_fairground(builder)
    _add_patchwork(builder)
    _add_corn(builder, -64.0, -9.0)
    _add_corn(builder, 62.0, 18.0)
    _add_wheat(builder)
    _add_telephone_line(builder)
    fields = [(x, z, 0.6 * max(width, depth)) for x, z, _, width, depth, _, _ in _FIELDS]
    fields += [(-60.0, -6.0, 11.0), (62.0, 18.0, 11.0), (4.0, 61.0, 12.0)]
    room = _Room([*keep_clear, *fields])
    _add_woods(builder, room)
    if flowers:
        add_meadow(builder, room.is_free)
    return builder.build()


def _add_patchwork(builder: MeshBuilder) -> None:
    """Fields of other crops, each with its furrows, out to the foot of the hills."""
    for x, z, yaw, width, depth, color, furrow in _FIELDS:
        with builder.placed(at=(x, FIELD_LEVEL, z), turn=(0.0, yaw, 0.0)):
            builder.add(plate(_rectangle(width, depth)), color)
            for row in np.arange(-width / 2 + 1.0, width / 2 - 0.6, 2.0):
                stripe = plate(_rectangle(0.7, depth - 0.8))
                builder.add(stripe, furrow, at=(float(row), FIELD_LEVEL, 0.0))


class _Room:
    """Tells where something may grow: not on a road, and not in what is kept clear."""

    def __init__(self, keep_clear: Sequence[tuple[float, float, float]]) -> None:
        self._roads = _road_points()[:, [0, 2]]
        clear = np.array(keep_clear, np.float64).reshape(-1, 3)
        self._middles, self._radii = clear[:, :2], clear[:, 2]

    def is_free(self, x: float, z: float, room: float) -> bool:
        """Whether there is room at x and z for something of a radius."""
        at = np.array((x, z))
        off_road = ((self._roads - at) ** 2).sum(axis=1).min() > (2.6 + room) ** 2
        clear = ((self._middles - at) ** 2).sum(axis=1) > (self._radii + room) ** 2
        return bool(off_road and clear.all())


def _add_woods(builder: MeshBuilder, room: _Room) -> None:
    """Scatters trees and shrubs between the road and the hills, the same ones every time."""
    random = np.random.default_rng(_SEED)
    stood: list[tuple[float, float]] = []

    def free(x: float, z: float, radius: float, inside: float) -> bool:
        if max(abs(x), abs(z)) < inside or not room.is_free(x, z, radius):
            return False
        return all(hypot(x - a, z - b) > 2.4 for a, b in stood)

    while len(stood) < _TREES:
        radius, angle = random.uniform(36.0, 98.0), random.uniform(0.0, 2 * pi)
        x, z = radius * np.cos(angle), radius * np.sin(angle)
        # Tall trees in front would stand between the eye and the road.
        tall = 0.62 if z > 30.0 and radius < 70.0 else 1.0
        # Inside the road only shrubs grow: a tree there would hide spaces.
        if not free(x, z, 2.0, _ROAD_REACH):
            continue
        stood.append((x, z))
        size = float(random.uniform(0.75, 1.2)) * tall
        kind = plants.pine(palette.PINE) if random.random() < 0.45 else plants.round_tree(_leaf(random))
        builder.add_mesh(
            kind, at=(x, _foot(x, z), z), turn=(0.0, float(random.uniform(0, 6)), 0.0), scale=size
        )
    placed = 0
    while placed < _SHRUBS:
        x, z = random.uniform(-72.0, 72.0, 2)
        if free(x, z, 0.6, layout.FAIR_REACH + 1.0):
            builder.add_mesh(
                plants.shrub(_leaf(random)), at=(x, _foot(x, z), z), scale=float(random.uniform(0.7, 1.3))
            )
            placed += 1


def _foot(x: float, z: float) -> float:
    """Where something stands on the slope; a little lower than the grass, as slopes are facets."""
    height = float(ground_height(x, z))
    return max(0.0, 0.9 * height)


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
    builder.add(plate(_rectangle(width, depth)), palette.SOIL, at=(x, FIELD_LEVEL, z))
    for row in np.arange(-width / 2 + 0.8, width / 2, 1.6):
        for step in np.arange(-depth / 2 + 0.7, depth / 2, 1.25):
            lean = 0.14 * float(np.sin(row * 7.1 + step * 3.3))
            builder.add_mesh(
                plants.corn_plant(),
                at=(x + float(row), 0.06, z + float(step)),
                turn=(lean, float(row + step), 0.0),
                scale=1.0 + lean,
            )
    edge = x + width / 2 + 1.0 if x < 0 else x - width / 2 - 1.0
    add_fence(builder, [(edge, z - depth / 2), (edge, z + depth / 2)])


def _rectangle(width: float, depth: float) -> Points2:
    return (
        (-width / 2, -depth / 2),
        (width / 2, -depth / 2),
        (width / 2, depth / 2),
        (-width / 2, depth / 2),
    )


def _add_wheat(builder: MeshBuilder) -> None:
    """A mown field with round bales."""
    builder.add(plate(_rectangle(22.0, 16.0)), palette.WHEAT, at=(4.0, FIELD_LEVEL, 62.0))
    for stripe in range(6):
        builder.add(
            plate(_rectangle(1.6, 15.6)), (178, 148, 78), at=(-5.0 + stripe * 3.6, 2 * FIELD_LEVEL, 62.0)
        )
    for x, z, yaw in (
        (-3.0, 58.0, 0.3),
        (1.5, 65.0, 1.2),
        (6.5, 59.5, 0.8),
        (10.5, 66.0, -0.4),
        (12.0, 58.5, 0.1),
    ):
        with builder.placed(at=(x, 0.93, z), turn=(0.0, yaw, 0.0)):
            builder.add(cylinder(0.9, 1.5, 12), (206, 172, 96), at=(0.75, 0.0, 0.0), turn=(0.0, 0.0, pi / 2))
    add_fence(builder, [(-7.5, 53.6), (15.5, 53.6)])


def _add_telephone_line(builder: MeshBuilder) -> None:
    """Poles and two sagging wires behind the far side of the road."""
    tops = []
    for x in np.arange(-66.0, 67.0, 22.0):
        z = -66.0 - 3.0 * float(np.sin(x * 0.05))
        foot = _foot(float(x), z)
        builder.add(cylinder(0.16, 7.6, 6), palette.WOOD_DARK, at=(float(x), foot, z))
        builder.add(box(2.4, 0.16, 0.16), palette.WOOD_DARK, at=(float(x), foot + 7.0, z))
        tops.append((float(x), foot + 7.2, z))
    for side in (-1.0, 1.0):
        wire = []
        for start, end in pairwise(np.array(tops)):
            for t in (step / 4 for step in range(4)):
                x, y, z = start + (end - start) * t
                wire.append((x + side * 0.1, y - 3.2 * t * (1 - t), z + side))
        builder.add(tube(wire, 0.035, 3), palette.BLACK)
