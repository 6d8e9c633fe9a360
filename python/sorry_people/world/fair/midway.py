"""The midway: stalls with striped awnings and lit counters, each with its own goods."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Literal

from sorry_people.world import palette
from sorry_people.world.fair.canvas import add_awning
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, frustum, quad, sphere

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color

Goods = Literal["rings", "ducks", "corn", "balloons", "prizes", "lemonade"]
_PRIZES: tuple[Color, ...] = (palette.PINK, palette.YELLOW, palette.TEAL, palette.PURPLE, palette.ORANGE)


def add_stall(builder: MeshBuilder, goods: Goods, colors: tuple[Color, Color], *, width: float = 3.8) -> None:
    """Adds a stall at the frame's origin, open toward -z, about three units deep."""
    half = width / 2
    _add_walls(builder, colors, half)
    builder.add(box(width - 0.2, 2.2, 0.06), palette.WINDOW, at=(0.0, 0.3, 1.2), glow=150)
    builder.add(box(width, 0.95, 0.16), colors[0], at=(0.0, 0.0, -1.0))
    builder.add(box(width + 0.2, 0.12, 0.6), palette.CREAM, at=(0.0, 0.95, -1.0))
    add_awning(builder, width=width + 0.3, reach=2.9, drop=0.7, at=(0.0, 3.2, 1.4), colors=colors, stripes=8)
    for number in range(6):
        x = -half + width * number / 5
        builder.add(bulb(0.12), palette.BULB, at=(x, 2.12, -1.55), glow=255)
    builder.add(box(width * 0.8, 0.7, 0.16), colors[1], at=(0.0, 3.2, 0.9), glow=70)
    for number in range(5):
        x = width * 0.8 * (number / 4 - 0.5) * 0.86
        builder.add(bulb(0.11), palette.NEON_AMBER, at=(x, 3.98, 0.86), glow=255)
    GOODS[goods](builder)


def _add_walls(builder: MeshBuilder, colors: tuple[Color, Color], half: float) -> None:
    """Canvas in stripes on a plank foot, at the back up to the roof and at both sides under it."""
    back = 3.15
    builder.add(box(2 * half, 0.7, 0.16), palette.WOOD, at=(0.0, 0.0, 1.3))
    stripes = 8
    for number in range(stripes):
        x = -half + 2 * half * (number + 0.5) / stripes
        builder.add(quad(2 * half / stripes, back - 0.7), colors[number % 2], at=(x, 0.7, 1.36))
    for x in (-half, half):
        builder.add(box(0.16, 0.7, 2.4), palette.WOOD, at=(x, 0.0, 0.1))
        for number in range(4):
            z = -1.1 + 0.6 * (number + 0.5)
            top = back - 0.72 + 0.17 * number
            for out in (-1.0, 1.0):
                turn = (0.0, out * pi / 2, 0.0)
                builder.add(quad(0.6, top - 0.7), colors[number % 2], at=(x + out * 0.06, 0.7, z), turn=turn)
        # A lantern at the back corner, for those who count the takings.
        builder.add(bulb(0.13), palette.BULB, at=(x * 0.92, 2.5, 1.5), glow=255)


def _add_rings(builder: MeshBuilder) -> None:
    for number in range(6):
        x, z = -1.2 + number % 3 * 1.2, -0.3 + number // 3 * 0.7
        builder.add(frustum(0.14, 0.06, 0.46, 5), palette.TEAL, at=(x, 0.8, z))


def _add_ducks(builder: MeshBuilder) -> None:
    builder.add(chamfered_box(3.0, 0.4, 1.4, 0.1), palette.BLUE, at=(0.0, 0.6, 0.1), glow=60)
    for number in range(5):
        x, z = -1.1 + number * 0.55, 0.1 + 0.3 * sin(number * 2.2)
        builder.add(sphere(0.17, 5, 4), palette.YELLOW, at=(x, 1.08, z), scale=(0.8, 0.8, 1.2), glow=40)
        builder.add(sphere(0.11, 5, 3), palette.YELLOW, at=(x, 1.26, z - 0.12), glow=40)


def _add_corn(builder: MeshBuilder) -> None:
    builder.add(chamfered_box(1.1, 1.0, 0.9, 0.08), palette.RED, at=(0.6, 0.7, 0.2))
    builder.add(chamfered_box(0.9, 0.55, 0.7, 0.06), palette.WINDOW, at=(0.6, 1.2, 0.2), glow=240)
    for number in range(4):
        x = -1.4 + number * 0.4
        builder.add(cylinder(0.12, 0.34, 5), palette.WHITE, at=(x, 1.07, -0.95))
        builder.add(sphere(0.16, 5, 3), palette.YELLOW, at=(x, 1.42, -0.95), glow=60)


def _add_balloons(builder: MeshBuilder) -> None:
    for number in range(15):
        x, y = -1.4 + number % 5 * 0.7, 0.95 + number // 5 * 0.52
        builder.add(sphere(0.2, 6, 3), _PRIZES[number % 5], at=(x, y, 1.02), scale=(1.0, 1.15, 0.8), glow=90)


def _add_prizes(builder: MeshBuilder) -> None:
    for number in range(6):
        x, y = -1.2 + number % 3 * 1.2, 0.9 + number // 3 * 0.8
        color = _PRIZES[(number * 2) % 5]
        builder.add(sphere(0.24, 6, 3), color, at=(x, y, 0.9), glow=50)
        builder.add(sphere(0.18, 6, 3), color, at=(x, y + 0.32, 0.88), glow=50)
        for side in (-0.12, 0.12):
            builder.add(bulb(0.08), color, at=(x + side, y + 0.5, 0.88), glow=50)


def _add_lemonade(builder: MeshBuilder) -> None:
    builder.add(frustum(0.34, 0.44, 0.8, 10), palette.YELLOW, at=(-0.8, 1.07, -0.9), glow=120)
    builder.add(sphere(0.4, 9, 6), palette.YELLOW, at=(0.9, 1.5, 0.2), scale=(1.3, 1.0, 1.0), glow=120)
    for number in range(3):
        builder.add(frustum(0.09, 0.13, 0.3, 7), palette.WHITE, at=(0.1 + number * 0.4, 1.07, -0.95), glow=40)
    builder.add(cone(0.16, 0.3, 7), palette.GREEN, at=(0.9, 1.85, 0.2))


GOODS: dict[Goods, Callable[[MeshBuilder], None]] = {
    "rings": _add_rings,
    "ducks": _add_ducks,
    "corn": _add_corn,
    "balloons": _add_balloons,
    "prizes": _add_prizes,
    "lemonade": _add_lemonade,
}
