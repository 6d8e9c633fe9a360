"""Parts that buildings share. Fronts look along -z; everything stands in the builder's present frame."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, hypot, pi
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.shapes import box, bulb, cone, cylinder, extrude, frustum, quad, sphere, tube

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.builder import MeshBuilder, Triple
    from sorry_people.world.palette import Color


def add_gable_roof(
    builder: MeshBuilder, size: Triple, at: Triple, *, wall: Color, roof: Color, overhang: float = 0.4
) -> None:
    """Adds a ridge roof along z on walls whose top is at `at`.

    Args:
        builder: Takes the roof.
        size: Width of the walls, height of the ridge above them, depth of the walls.
        at: The middle of the walls' top.
        wall: The gables' colour.
        roof: The slabs' colour.
        overhang: How far the slabs reach out on all sides.
    """
    width, height, depth = size
    with builder.placed(at=at):
        builder.add(extrude(((-width / 2, 0.0), (width / 2, 0.0), (0.0, height)), depth), wall)
        slope = atan2(height, width / 2)
        length = hypot(width / 2, height) + overhang
        for side in (-1.0, 1.0):
            with builder.placed(at=(0.0, height + 0.06, 0.0), turn=(0.0, 0.0, -side * slope)):
                builder.add(
                    box(length, 0.14, depth + 2 * overhang), roof, at=(side * (length / 2 - 0.06), -0.02, 0.0)
                )


def add_window(
    builder: MeshBuilder,
    at: Triple,
    width: float,
    height: float,
    *,
    frame: Color = palette.WHITE,
    lit: bool = True,
) -> None:
    """Adds a window on a wall that faces -z; `at` is the middle of its sill, on the wall."""
    with builder.placed(at=at):
        facing = (0.0, pi, 0.0)
        builder.add(box(width + 0.2, height + 0.2, 0.1), frame, at=(0.0, -0.1, 0.0))
        pane = palette.WINDOW if lit else palette.GLASS
        builder.add(quad(width, height), pane, at=(0.0, 0.0, -0.07), turn=facing, glow=215 if lit else 0)
        builder.add(quad(0.07, height), frame, at=(0.0, 0.0, -0.09), turn=facing)
        builder.add(quad(width, 0.07), frame, at=(0.0, height / 2, -0.09), turn=facing)
        builder.add(box(width + 0.34, 0.08, 0.3), frame, at=(0.0, -0.16, 0.0))


def add_door(builder: MeshBuilder, at: Triple, width: float, height: float, color: Color) -> None:
    """Adds a door on a wall that faces -z; `at` is the middle of its threshold, on the wall."""
    with builder.placed(at=at):
        builder.add(box(width + 0.24, height + 0.12, 0.1), palette.WHITE)
        builder.add(box(width, height, 0.16), color)
        builder.add(
            box(width * 0.6, height * 0.3, 0.18), palette.WINDOW, at=(0.0, height * 0.58, 0.0), glow=190
        )
        builder.add(bulb(0.06), palette.GOLD, at=(width * 0.36, height * 0.45, -0.12))


def add_lamp_post(builder: MeshBuilder, at: Triple, height: float = 3.2, color: Color = palette.BULB) -> None:
    """Adds a street lamp with a shining globe."""
    x, y, z = at
    builder.add(frustum(0.16, 0.06, 0.3, 5), palette.DARK_STEEL, at=at)
    builder.add(cylinder(0.06, height, 5), palette.DARK_STEEL, at=at)
    builder.add(sphere(0.3, 7, 4), color, at=(x, y + height + 0.2, z), glow=255)
    builder.add(cone(0.34, 0.2, 5), palette.DARK_STEEL, at=(x, y + height + 0.42, z))


def add_fence(
    builder: MeshBuilder,
    points: Sequence[tuple[float, float]],
    *,
    color: Color = palette.WOOD_GREY,
    height: float = 0.9,
    spacing: float = 2.2,
    rails: int = 2,
) -> None:
    """Adds posts and rails along (x, z) corners on the ground."""
    for (x0, z0), (x1, z1) in pairwise(points):
        length = hypot(x1 - x0, z1 - z0)
        yaw = atan2(-(x1 - x0), -(z1 - z0))
        with builder.placed(at=(x0, 0.0, z0), turn=(0.0, yaw, 0.0)):
            for rail in range(rails):
                level = height * (rail + 1) / (rails + 0.35)
                builder.add(box(0.07, 0.12, length), color, at=(0.0, level - 0.06, -length / 2))
            posts = max(1, round(length / spacing))
            for post in range(posts + 1):
                builder.add(box(0.16, height + 0.1, 0.16), color, at=(0.0, 0.0, -length * post / posts))


def add_string_lights(
    builder: MeshBuilder, start: Triple, end: Triple, colors: Sequence[Color], *, sag: float, bulbs: int
) -> None:
    """Adds a sagging wire with shining bulbs, their colours in turn."""
    points = []
    for step in range(bulbs + 2):
        t = step / (bulbs + 1)
        x, y, z = (a + (b - a) * t for a, b in zip(start, end, strict=True))
        points.append((x, y - sag * 4 * t * (1 - t), z))
    builder.add(tube(points, 0.02, 3), palette.BLACK)
    for number, (x, y, z) in enumerate(points[1:-1]):
        builder.add(bulb(0.15), colors[number % len(colors)], at=(x, y - 0.1, z), glow=255)
