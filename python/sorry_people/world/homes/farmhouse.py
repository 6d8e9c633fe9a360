"""Bethany's farmhouse: two lit storeys, a wide porch, and Dad on it with his arms folded."""

from __future__ import annotations

from math import pi

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.architecture import add_door, add_fence, add_gable_roof, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.homes.home import Home
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Stance
from sorry_people.world.riders.look import Look
from sorry_people.world.shapes import box, chamfered_box, cylinder

DAD = Look(
    skin=palette.SKIN_RUDDY,
    hair=palette.HAIR_GREY,
    shirt=palette.BARN_RED,
    trousers=palette.DENIM,
    girth=1.2,
    hat="cowboy",
    hat_color=palette.WOOD,
    beard="moustache",
    over="jacket",
    over_color=palette.WOOD_DARK,
    iris=(70, 90, 120),
    mood="frown",
)
_FOLDED = Stance(hands=((0.16, 1.24, -0.4), (-0.16, 1.16, -0.42)), elbows=(1.0, -0.7, -0.2))


def farmhouse() -> Home:
    """Bethany's home."""
    paint = LIVERIES[Rider.BETHANY]
    builder = MeshBuilder()
    builder.add(box(7.2, 0.4, 5.8), palette.STONE, at=(0.0, 0.0, 1.4))
    builder.add(box(6.8, 5.2, 5.4), (244, 226, 186), at=(0.0, 0.4, 1.4))
    for level in range(1, 9):
        builder.add(box(6.84, 0.04, 5.44), palette.WHEAT, at=(0.0, 0.4 + level * 0.58, 1.4))
    with builder.placed(at=(0.0, 5.6, 1.4), turn=(0.0, pi / 2, 0.0)):
        add_gable_roof(builder, (5.4, 2.3, 6.8), (0.0, 0.0, 0.0), wall=(244, 226, 186), roof=paint.deep)
    # A gable over the porch with a window of its own.
    add_gable_roof(
        builder, (2.8, 1.6, 2.2), (0.0, 5.6, -0.5), wall=(244, 226, 186), roof=paint.deep, overhang=0.25
    )
    for x in (-2.3, 0.0, 2.3):
        add_window(builder, (x, 3.7, -1.3), 1.0, 1.3)
    for x in (-2.3, 2.3):
        add_window(builder, (x, 1.2, -1.3), 1.1, 1.3)
    with builder.placed(at=(0.0, 0.0, 4.1), turn=(0.0, pi, 0.0)):
        for x in (-2.0, 2.0):
            for y in (1.2, 3.7):
                add_window(builder, (x, y, 0.0), 1.0, 1.2)
    for side in (-1.0, 1.0):
        with builder.placed(at=(side * 3.4, 0.0, 1.4), turn=(0.0, -side * pi / 2, 0.0)):
            for x in (-1.2, 1.2):
                for y in (1.2, 3.7):
                    add_window(builder, (x, y, 0.0), 0.9, 1.2, lit=y < 2.0)
    add_door(builder, (0.0, 0.4, -1.3), 1.2, 2.2, palette.BARN_RED)
    _add_porch(builder)
    builder.add(box(0.9, 1.9, 0.9), palette.BRICK, at=(2.4, 6.2, 2.2))
    add_emblem(builder, Rider.BETHANY, (0.0, 8.55, 1.4), 0.46, glow=130)
    add_fence(builder, [(-6.0, -2.6), (-6.0, 4.6), (6.0, 4.6)], color=palette.WHITE)
    dad = Figure("Dad", DAD, _FOLDED)
    dad.position = (0.75, 0.4, -2.9)
    return Home(Rider.BETHANY, still=builder.build(), lamp_at=(1.25, 2.7, -2.0), waiting=dad)


def _add_porch(builder: MeshBuilder) -> None:
    """Adds the porch with its rail, its steps and a swing."""
    builder.add(box(7.6, 0.4, 2.2), palette.WHITE, at=(0.0, 0.0, -2.4))
    builder.add(box(8.0, 0.16, 2.7), LIVERIES[Rider.BETHANY].deep, at=(0.0, 3.0, -2.4), turn=(-0.1, 0.0, 0.0))
    for x in (-3.6, -1.3, 1.3, 3.6):
        builder.add(box(0.2, 2.5, 0.2), palette.WHITE, at=(x, 0.4, -3.3))
    for x in (-2.45, 2.45):
        for y in (0.75, 1.15):
            builder.add(box(2.2, 0.1, 0.1), palette.WHITE, at=(x, y, -3.3))
    for step in range(2):
        builder.add(box(2.2, 0.2, 0.5), palette.WHITE, at=(0.0, 0.2 - step * 0.2, -3.7 - step * 0.4))
    builder.add(chamfered_box(1.5, 0.12, 0.6, 0.04), palette.WOOD, at=(-2.4, 0.95, -2.2))
    builder.add(chamfered_box(1.5, 0.7, 0.12, 0.04), palette.WOOD, at=(-2.4, 1.0, -1.95))
    for x in (-3.05, -1.75):
        builder.add(cylinder(0.03, 2.0, 4), palette.CHROME, at=(x, 1.0, -2.2))
