"""Bucky's trailer: aluminium stripes, a tin awning, lawn chairs, flamingos, and nobody up."""

from __future__ import annotations

from math import pi

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.architecture import add_door, add_fence, add_string_lights, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.homes.home import Home
from sorry_people.world.livery import LIVERIES
from sorry_people.world.shapes import box, chamfered_box, cylinder, sphere, torus, tube


def trailer() -> Home:
    """Bucky's home."""
    paint = LIVERIES[Rider.BUCKY]
    builder = MeshBuilder()
    builder.add(box(9.0, 0.6, 3.0), palette.DARK_STEEL, at=(0.0, 0.0, 1.0))
    builder.add(chamfered_box(9.6, 2.7, 3.6, 0.4), palette.WHITE, at=(0.0, 0.55, 1.0))
    builder.add(box(9.64, 0.5, 3.64), paint.color, at=(0.0, 1.2, 1.0))
    builder.add(chamfered_box(9.8, 0.3, 3.8, 0.12), paint.deep, at=(0.0, 3.1, 1.0))
    add_window(builder, (-3.2, 1.75, -0.8), 1.6, 0.9, frame=palette.STEEL)
    add_window(builder, (3.4, 1.75, -0.8), 1.2, 0.9, frame=palette.STEEL, lit=False)
    add_door(builder, (0.2, 0.6, -0.8), 1.0, 2.0, palette.TEAL)
    with builder.placed(at=(0.0, 0.0, 2.8), turn=(0.0, pi, 0.0)):
        for x in (-3.0, 0.0, 3.0):
            add_window(builder, (x, 1.75, 0.0), 1.3, 0.8, frame=palette.STEEL, lit=x != 0.0)
    # Steps, the awning on its poles, a string of lights.
    for step in range(2):
        builder.add(box(1.6, 0.3, 0.5), palette.WOOD_GREY, at=(0.2, 0.3 - step * 0.3, -1.05 - step * 0.45))
    builder.add(box(5.0, 0.1, 2.6), paint.color, at=(0.6, 2.9, -2.0), turn=(-0.12, 0.0, 0.0))
    for x in (-1.7, 2.9):
        builder.add(cylinder(0.06, 2.7, 6), palette.CHROME, at=(x, 0.0, -3.2))
    add_string_lights(
        builder,
        (-1.7, 2.7, -3.25),
        (2.9, 2.7, -3.25),
        (palette.BULB, palette.RED, palette.GREEN),
        sag=0.25,
        bulbs=9,
    )
    # Lawn chairs, a cooler, flamingos, a tyre, a gas bottle.
    for x, yaw in ((-2.6, 0.3), (-3.9, -0.2)):
        with builder.placed(at=(x, 0.0, -2.2), turn=(0.0, yaw, 0.0)):
            builder.add(box(0.9, 0.1, 0.8), palette.GREEN, at=(0.0, 0.45, 0.0))
            builder.add(box(0.9, 0.9, 0.1), palette.GREEN, at=(0.0, 0.5, 0.42), turn=(0.2, 0.0, 0.0))
            for side in (-0.45, 0.45):
                builder.add(box(0.06, 0.75, 0.8), palette.CHROME, at=(side, 0.0, 0.0))
    builder.add(chamfered_box(0.8, 0.5, 0.5, 0.08), paint.color, at=(-3.2, 0.0, -3.1))
    builder.add(chamfered_box(0.84, 0.12, 0.54, 0.05), palette.WHITE, at=(-3.2, 0.48, -3.1))
    for x, z, yaw in ((4.0, -2.2, 0.4), (4.7, -3.0, -0.7)):
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
            builder.add(sphere(0.3, 8, 6), palette.PINK, at=(0.0, 0.85, 0.0), scale=(0.7, 0.75, 1.2), glow=30)
            builder.add(
                tube([(0.0, 0.9, -0.25), (0.0, 1.25, -0.42), (0.0, 1.45, -0.3)], 0.06, 5), palette.PINK
            )
            builder.add(sphere(0.11, 6, 5), palette.PINK, at=(0.0, 1.47, -0.32))
            builder.add(cylinder(0.03, 0.7, 4), palette.DARK_STEEL, at=(0.0, 0.0, 0.0))
    builder.add(torus(0.4, 0.17, 12, 6), palette.RUBBER, at=(-4.6, 0.17, -1.4))
    builder.add(cylinder(0.3, 1.0, 8), palette.STEEL, at=(5.2, 0.0, 0.6))
    add_emblem(builder, Rider.BUCKY, (-2.6, 3.85, 0.4), 0.5, glow=130)
    add_fence(builder, [(-5.8, 4.2), (5.8, 4.2)], color=palette.WOOD_GREY)
    return Home(Rider.BUCKY, still=builder.build(), lamp_at=(1.3, 2.4, -0.95))
