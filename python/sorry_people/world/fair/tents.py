"""Striped tents with pennants, light falling out of their doors."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.shapes import box, bulb, cone, cylinder, extrude

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color

_DOOR = ((-0.9, 0.0), (0.9, 0.0), (0.35, 2.1), (0.0, 2.5), (-0.35, 2.1))


def add_tent(builder: MeshBuilder, radius: float, colors: tuple[Color, Color], *, stripes: int = 16) -> None:
    """Adds a round tent at the frame's origin, its lit door toward -z."""
    wall, peak = radius * 0.42, radius * 0.75
    add_striped_cone(
        builder, radius=radius, top=radius, height=wall, at=(0.0, 0.0, 0.0), colors=colors, stripes=stripes
    )
    add_striped_cone(
        builder,
        radius=radius * 1.1,
        height=peak,
        at=(0.0, wall, 0.0),
        colors=colors,
        stripes=stripes,
        glow=55,
    )
    builder.add(cylinder(0.06, 1.2, 5), palette.CREAM, at=(0.0, wall + peak - 0.05, 0.0))
    builder.add(
        cone(0.35, 1.0, 3),
        colors[0],
        at=(0.05, wall + peak + 0.9, 0.0),
        turn=(0.0, 0.0, -pi / 2),
        scale=(1.0, 1.0, 0.15),
        glow=60,
    )
    reach = radius * cos(pi / stripes)
    size = min(1.5, wall / 2.6 * 1.6)
    builder.add(
        extrude(_DOOR, 0.1),
        palette.WINDOW,
        at=(0.0, 0.0, -reach - 0.02),
        scale=(size * 0.8, size * 0.62, 1.0),
        glow=240,
    )
    for number in range(stripes):
        angle = 2 * pi * number / stripes
        at = (radius * 1.12 * sin(angle), wall - 0.05, radius * 1.12 * cos(angle))
        builder.add(bulb(0.13), palette.BULB, at=at, glow=255)
        if number % 4 == 2:
            builder.add(
                box(0.12, 0.3, 0.12),
                palette.WOOD,
                at=(radius * 1.45 * sin(angle), 0.0, radius * 1.45 * cos(angle)),
            )
