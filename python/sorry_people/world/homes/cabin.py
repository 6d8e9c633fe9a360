"""Terrence's cabin: logs, a stone chimney, a rocking chair that nobody sits in."""

from __future__ import annotations

from math import pi

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.architecture import add_door, add_gable_roof, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.homes.home import Home
from sorry_people.world.livery import LIVERIES
from sorry_people.world.shapes import box, chamfered_box, cylinder, torus


def cabin() -> Home:
    """Terrence's home."""
    paint = LIVERIES[Rider.TERRENCE]
    builder = MeshBuilder()
    builder.add(box(7.0, 0.3, 5.6), palette.STONE, at=(0.0, 0.0, 1.2))
    for course in range(6):
        color = palette.WOOD if course % 2 else (124, 88, 58)
        for z in (-1.4, 3.8):
            builder.add(
                cylinder(0.26, 7.2, 7), color, at=(3.6, 0.55 + course * 0.46, z), turn=(0.0, 0.0, pi / 2)
            )
        for x in (-3.2, 3.2):
            builder.add(
                cylinder(0.26, 5.8, 7), color, at=(x, 0.55 + course * 0.46, -1.7), turn=(pi / 2, 0.0, 0.0)
            )
    builder.add(box(6.3, 2.9, 5.1), palette.WOOD_DARK, at=(0.0, 0.2, 1.2))
    with builder.placed(at=(0.0, 3.0, 1.2), turn=(0.0, pi / 2, 0.0)):
        add_gable_roof(builder, (5.6, 2.2, 6.6), (0.0, 0.0, 0.0), wall=palette.WOOD, roof=paint.deep)
    add_door(builder, (0.0, 0.3, -1.62), 1.1, 2.0, paint.color)
    for x in (-2.1, 2.1):
        add_window(builder, (x, 1.1, -1.62), 1.1, 1.1, frame=palette.CREAM)
    with builder.placed(at=(0.0, 0.0, 4.04), turn=(0.0, pi, 0.0)):
        for x in (-1.8, 1.8):
            add_window(builder, (x, 1.1, 0.0), 1.2, 1.0, frame=palette.CREAM)
    for side in (-1.0, 1.0):
        with builder.placed(at=(side * 3.44, 0.0, 1.2), turn=(0.0, -side * pi / 2, 0.0)):
            add_window(builder, (0.0, 1.1, 0.0), 1.1, 1.0, frame=palette.CREAM)
    # Porch.
    builder.add(box(7.2, 0.3, 2.0), palette.WOOD, at=(0.0, 0.0, -2.5))
    builder.add(box(7.6, 0.14, 2.5), paint.deep, at=(0.0, 2.62, -2.5), turn=(-0.16, 0.0, 0.0))
    for x in (-3.3, -1.2, 1.2, 3.3):
        builder.add(cylinder(0.13, 2.3, 6), palette.WOOD, at=(x, 0.3, -3.3))
    builder.add(box(2.0, 0.15, 0.5), palette.WOOD_GREY, at=(0.0, 0.0, -3.75))
    # The chimney, the rocking chair, a saddle on the rail, firewood.
    for level in range(6):
        builder.add(
            chamfered_box(1.3 - level * 0.06, 1.0, 1.3 - level * 0.06, 0.2),
            palette.STONE,
            at=(4.0, level * 0.98, 1.6),
        )
    with builder.placed(at=(2.2, 0.3, -2.6), turn=(0.0, 0.3, 0.0)):
        builder.add(box(0.8, 0.08, 0.8), palette.WOOD_DARK, at=(0.0, 0.5, 0.0))
        builder.add(box(0.8, 1.1, 0.08), palette.WOOD_DARK, at=(0.0, 0.5, 0.42), turn=(0.25, 0.0, 0.0))
        for side in (-0.36, 0.36):
            builder.add(box(0.07, 0.5, 0.7), palette.WOOD_DARK, at=(side, 0.06, 0.0))
            builder.add(box(0.07, 0.06, 1.2), palette.WOOD_DARK, at=(side, 0.0, 0.05))
    for row in range(3):
        for log in range(4 - row):
            at = (-4.3, 0.2 + row * 0.36, -0.6 + log * 0.42 + row * 0.21)
            builder.add(cylinder(0.2, 1.2, 6), palette.WOOD, at=at, turn=(0.0, 0.0, pi / 2))
    builder.add(torus(0.42, 0.09, 12, 5), palette.STEEL, at=(-3.3, 1.8, -3.46), turn=(pi / 2, 0.0, 0.0))
    add_emblem(builder, Rider.TERRENCE, (0.0, 5.75, 1.2), 0.5, glow=130)
    return Home(Rider.TERRENCE, still=builder.build(), lamp_at=(0.95, 2.3, -1.8))
