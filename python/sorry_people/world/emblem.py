"""The riders' emblems as solids and as plates, for flags, stones and lanes."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.world.livery import LIVERIES, Emblem, outline
from sorry_people.world.shapes import box, extrude, frustum, plate, sphere

if TYPE_CHECKING:
    from sorry_people.rules import Rider
    from sorry_people.world.builder import MeshBuilder, Triple
    from sorry_people.world.palette import Color


def add_emblem(builder: MeshBuilder, rider: Rider, at: Triple, size: float, glow: int) -> None:
    """Adds a rider's emblem as a solid about a point: ball, cube, star or pyramid, told from every side."""
    livery = LIVERIES[rider]
    with builder.placed(at=at, scale=size):
        if livery.emblem is Emblem.CIRCLE:
            builder.add(sphere(1.0, 10, 6), livery.color, glow=glow)
        elif livery.emblem is Emblem.SQUARE:
            builder.add(
                box(1.6, 1.6, 1.6), livery.color, at=(0.0, -0.8, 0.0), turn=(0.0, 0.4, 0.0), glow=glow
            )
        elif livery.emblem is Emblem.STAR:
            star = extrude(outline(livery.emblem, 1.4), 0.55)
            builder.add(star, livery.color, glow=glow)
            builder.add(star, livery.color, turn=(0.0, pi / 2, 0.0), glow=glow)
        else:
            builder.add(frustum(1.4, 0.0, 2.1, 3), livery.color, at=(0.0, -0.9, 0.0), glow=glow)


def add_emblem_plate(
    builder: MeshBuilder, rider: Rider, at: Triple, *, yaw: float, size: float, color: Color, glow: int
) -> None:
    """Adds a rider's emblem as a flat plate that faces up, its top toward where `yaw` looks."""
    builder.add(plate(outline(LIVERIES[rider].emblem, size)), color, at=at, turn=(0.0, yaw, 0.0), glow=glow)
