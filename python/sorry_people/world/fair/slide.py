"""The spiral slide: a striped tower with a chute wound round it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.shapes import box, bulb, cylinder, tube

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder


def add_slide(builder: MeshBuilder) -> None:
    """Adds the slide at the frame's origin, eleven units tall."""
    add_striped_cone(
        builder,
        radius=2.2,
        top=1.3,
        height=8.0,
        at=(0.0, 0.0, 0.0),
        colors=(palette.YELLOW, palette.RED),
        stripes=12,
    )
    builder.add(cylinder(1.7, 0.25, 12), palette.WOOD, at=(0.0, 8.0, 0.0))
    for number in range(8):
        angle = 2 * pi * number / 8
        builder.add(box(0.1, 1.2, 0.1), palette.WHITE, at=(1.45 * cos(angle), 8.2, 1.45 * sin(angle)))
    add_striped_cone(
        builder, radius=1.9, height=1.8, at=(0.0, 9.4, 0.0), colors=(palette.RED, palette.CREAM), stripes=12
    )
    builder.add(bulb(0.3), palette.BULB, at=(0.0, 11.3, 0.0), glow=255)
    turns = [2 * pi * 2.2 * step / 40 for step in range(41)]
    spiral = [
        (
            (2.9 - 0.9 * t / turns[-1]) * cos(t),
            0.4 + 7.4 * t / turns[-1],
            (2.9 - 0.9 * t / turns[-1]) * sin(t),
        )
        for t in turns
    ]
    builder.add(tube(spiral, 0.34, 5), palette.TEAL, glow=50)
    for x, y, z in spiral[::3]:
        builder.add(bulb(0.13), palette.BULB, at=(x * 1.12, y + 0.34, z * 1.12), glow=255)
