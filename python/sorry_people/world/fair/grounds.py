"""Small things between the big ones: a bandstand, picnic tables, straw bales, a bunch of balloons."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.shapes import box, bulb, cylinder, lathe, sphere, tube

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color

_BALLOONS: tuple[Color, ...] = (palette.RED, palette.YELLOW, palette.TEAL, palette.PINK, palette.GREEN)


def add_bandstand(builder: MeshBuilder) -> None:
    """Adds an eight-posted bandstand at the frame's origin, six units wide."""
    builder.add(cylinder(3.0, 0.6, 8), palette.CREAM)
    builder.add(cylinder(2.8, 0.65, 8), palette.WOOD)
    colors = (palette.TEAL, palette.CREAM)
    add_striped_cone(builder, radius=3.4, height=1.9, at=(0.0, 3.5, 0.0), colors=colors, stripes=16, glow=50)
    builder.add(lathe(((3.2, 0.0), (3.4, 0.3)), 8), palette.WINDOW, at=(0.0, 3.25, 0.0), glow=170)
    builder.add(bulb(0.25), palette.GOLD, at=(0.0, 5.5, 0.0), glow=220)
    for post in range(8):
        angle = 2 * pi * (post + 0.5) / 8
        x, z = 2.75 * sin(angle), 2.75 * cos(angle)
        builder.add(box(0.16, 2.9, 0.16), palette.WHITE, at=(x, 0.6, z))
        builder.add(bulb(0.15), palette.BULB, at=(x * 1.2, 3.3, z * 1.2), glow=255)
    # What the band left: a drum and two chairs.
    builder.add(cylinder(0.45, 0.7, 10), palette.RED, at=(0.4, 0.65, 0.5))
    builder.add(cylinder(0.46, 0.06, 10), palette.WHITE, at=(0.4, 1.33, 0.5))
    for x in (-1.0, 1.3):
        builder.add(box(0.5, 0.5, 0.5), palette.WOOD_DARK, at=(x, 0.65, -0.6))
        builder.add(box(0.5, 0.6, 0.08), palette.WOOD_DARK, at=(x, 1.1, -0.36))


def add_picnic_table(builder: MeshBuilder, x: float, z: float, yaw: float) -> None:
    """Adds a table with its two benches."""
    with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
        builder.add(box(2.0, 0.1, 0.9), palette.WOOD, at=(0.0, 0.85, 0.0))
        for side in (-0.8, 0.8):
            builder.add(box(2.0, 0.1, 0.36), palette.WOOD, at=(0.0, 0.45, side))
            builder.add(box(0.1, 0.9, 1.7), palette.WOOD_DARK, at=(side, 0.0, 0.0))


def add_straw(builder: MeshBuilder, places: Sequence[tuple[float, float]]) -> None:
    """Adds little stacks of straw bales."""
    for number, (x, z) in enumerate(places):
        with builder.placed(at=(x, 0.0, z), turn=(0.0, number * 0.8, 0.0)):
            for dx, y in ((-0.55, 0.0), (0.55, 0.0), (0.0, 0.55)):
                builder.add(box(1.0, 0.55, 0.6), palette.WHEAT, at=(dx, y, 0.0))


def add_balloons(builder: MeshBuilder, x: float, z: float) -> None:
    """Adds a cart with a bunch of balloons tugging at their strings."""
    builder.add(box(1.0, 0.9, 0.7), palette.RED, at=(x, 0.3, z))
    for side in (-0.5, 0.5):
        builder.add(
            cylinder(0.35, 0.1, 8), palette.WOOD_DARK, at=(x + side + 0.05, 0.35, z), turn=(0.0, 0.0, pi / 2)
        )
    for number in range(12):
        angle, reach = number * 2.4, 0.16 * number**0.7
        at = (x + reach * cos(angle), 3.6 - 0.05 * number + 0.2 * (number % 3), z + reach * sin(angle))
        builder.add(tube([(x, 1.2, z), at], 0.012, 3), palette.CREAM)
        color = _BALLOONS[number % len(_BALLOONS)]
        builder.add(sphere(0.34, 7, 4), color, at=at, scale=(1.0, 1.15, 1.0), glow=70)
