"""What people put down on the table's free spots: popcorn, lemonade, a roll of tickets."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.shapes import box, cylinder, disc, frustum, sphere, torus, tube

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder


def add_props(builder: MeshBuilder, number: int) -> None:
    """Adds one of three sets of things about the frame's origin."""
    (_add_popcorn, _add_lemonade, _add_tickets)[number % 3](builder)


def _add_popcorn(builder: MeshBuilder) -> None:
    add_striped_cone(
        builder,
        radius=1.05,
        top=1.45,
        height=2.2,
        at=(0.0, 0.0, 0.0),
        colors=(palette.RED, palette.CREAM),
        stripes=12,
    )
    builder.add(disc(1.4, 12), palette.WHEAT, at=(0.0, 2.05, 0.0))
    for number in range(13):
        angle, reach = number * 2.4, 0.38 * number**0.5
        at = (reach * cos(angle), 2.25 - 0.12 * reach, reach * sin(angle))
        builder.add(sphere(0.36, 5, 3), (255, 238, 186), at=at, glow=40)
    for x, z in ((1.9, 0.7), (2.3, -0.3), (1.5, 1.5)):
        builder.add(sphere(0.3, 5, 3), (255, 238, 186), at=(x, 0.26, z), glow=40)


def _add_lemonade(builder: MeshBuilder) -> None:
    for x, z in ((0.0, 0.0), (2.0, 1.1)):
        with builder.placed(at=(x, 0.0, z)):
            builder.add(cylinder(1.05, 0.08, 14), palette.WHITE)
            builder.add(frustum(0.6, 0.8, 1.7, 12), palette.YELLOW, at=(0.0, 0.08, 0.0), glow=70)
            builder.add(cylinder(0.82, 0.1, 12), palette.WHITE, at=(0.0, 1.72, 0.0), glow=40)
            straw = [(0.1, 1.7, 0.0), (0.35, 2.7, 0.1), (0.8, 2.9, 0.2)]
            builder.add(tube(straw, 0.08, 5), palette.RED, glow=40)


def _add_tickets(builder: MeshBuilder) -> None:
    builder.add(torus(0.75, 0.45, 18, 8), palette.ORANGE, at=(0.0, 0.46, 0.0), glow=30)
    builder.add(cylinder(0.5, 0.6, 12), palette.CREAM)
    for number in range(6):
        angle = -0.35 + 0.12 * number
        at = (1.0 + 0.66 * number, 0.0, 0.9 + 0.5 * sin(angle * pi))
        color = palette.ORANGE if number % 2 else palette.YELLOW
        builder.add(box(0.6, 0.05, 0.9), color, at=at, turn=(0.0, angle, 0.0), glow=40)
