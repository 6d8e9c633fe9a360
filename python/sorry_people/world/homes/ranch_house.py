"""Chuck's ranch house: a garage with a hoop, a bicycle on the lawn, and Mom in the open door."""

from __future__ import annotations

from math import pi

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.architecture import add_fence, add_gable_roof, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.homes.home import Home
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Stance
from sorry_people.world.riders.look import Look
from sorry_people.world.shapes import box, chamfered_box, cylinder, sphere, torus

MOM = Look(
    skin=palette.SKIN_PALE,
    hair=palette.HAIR_RED,
    shirt=palette.PURPLE,
    trousers=palette.NAVY,
    girth=0.9,
    hair_style="bob",
    glasses=True,
    over="jacket",
    over_color=palette.PINK,
    lashes=True,
    mood="frown",
)
_HANDS_ON_HIPS = Stance(hands=((-0.34, 0.98, -0.12), (0.34, 0.98, -0.12)), elbows=(1.0, 0.0, 0.3))


def ranch_house() -> Home:
    """Chuck's home."""
    paint = LIVERIES[Rider.CHUCK]
    wall = (214, 222, 196)
    builder = MeshBuilder()
    builder.add(box(6.8, 0.3, 5.0), palette.STONE, at=(-1.4, 0.0, 1.4))
    builder.add(box(6.4, 2.7, 4.6), wall, at=(-1.4, 0.3, 1.4))
    builder.add(box(6.44, 0.9, 4.64), palette.BRICK, at=(-1.4, 0.3, 1.4))
    with builder.placed(at=(-1.4, 3.0, 1.4), turn=(0.0, pi / 2, 0.0)):
        add_gable_roof(builder, (4.6, 1.6, 6.4), (0.0, 0.0, 0.0), wall=wall, roof=paint.deep, overhang=0.5)
    # The garage stands forward; a hoop over its door.
    builder.add(box(4.2, 2.8, 5.4), wall, at=(3.7, 0.0, 0.8))
    add_gable_roof(builder, (4.2, 1.5, 5.4), (3.7, 2.8, 0.8), wall=wall, roof=paint.deep)
    builder.add(box(3.2, 2.2, 0.12), palette.WHITE, at=(3.7, 0.0, -1.92))
    for level in (0.5, 1.05, 1.6):
        builder.add(box(3.2, 0.05, 0.16), palette.STONE, at=(3.7, level, -1.92))
    builder.add(box(1.3, 0.9, 0.1), palette.WHITE, at=(3.7, 2.65, -2.1), glow=30)
    builder.add(torus(0.3, 0.045, 12, 5), palette.ORANGE, at=(3.7, 2.8, -2.45))
    builder.add(sphere(0.22, 9, 6), palette.ORANGE, at=(2.6, 0.22, -3.0))
    # The door stands open, light comes out, Mom is in it.
    builder.add(box(1.5, 2.3, 0.12), palette.WHITE, at=(-0.3, 0.3, -0.9))
    builder.add(box(1.2, 2.1, 0.16), palette.WINDOW, at=(-0.3, 0.3, -0.92), glow=245)
    builder.add(box(1.1, 2.1, 0.1), paint.color, at=(-1.4, 0.3, -1.25), turn=(0.0, -0.6, 0.0))
    builder.add(box(3.6, 0.3, 1.6), palette.STONE, at=(-0.6, 0.0, -1.7))
    builder.add(box(4.0, 0.14, 1.9), paint.deep, at=(-0.6, 2.86, -1.7), turn=(-0.12, 0.0, 0.0))
    for x in (-2.2, 1.0):
        builder.add(box(0.16, 2.5, 0.16), palette.WHITE, at=(x, 0.3, -2.35))
    add_window(builder, (-3.2, 1.1, -0.9), 1.7, 1.2)
    with builder.placed(at=(-1.4, 0.0, 3.7), turn=(0.0, pi, 0.0)):
        for x in (-1.9, 0.0, 1.9):
            add_window(builder, (x, 1.2, 0.0), 1.2, 1.0)
    with builder.placed(at=(-4.6, 0.0, 1.4), turn=(0.0, pi / 2, 0.0)):
        add_window(builder, (0.0, 1.2, 0.0), 1.6, 1.0)
    # A bicycle dropped on the lawn, a letterbox, shrubs.
    for x in (-3.9, -2.9):
        builder.add(torus(0.38, 0.05, 12, 5), palette.RUBBER, at=(x, 0.06, -3.4))
    builder.add(box(1.0, 0.06, 0.06), palette.RED, at=(-3.4, 0.05, -3.3))
    builder.add(cylinder(0.04, 0.6, 4), palette.CHROME, at=(-3.9, 0.08, -3.6), turn=(pi / 2, 0.0, 0.0))
    for x in (-4.2, -3.2, -2.3):
        builder.add(chamfered_box(0.9, 0.7, 0.7, 0.28), palette.LEAF_DARK, at=(x, 0.0, -1.35))
    builder.add(box(0.8, 1.2, 0.8), palette.BRICK, at=(-3.4, 3.9, 1.6))
    add_emblem(builder, Rider.CHUCK, (-0.6, 5.2, 1.4), 0.46, glow=130)
    add_fence(builder, [(-6.0, -2.0), (-6.0, 4.6), (6.2, 4.6)], color=palette.WHITE)
    mom = Figure("Mom", MOM, _HANDS_ON_HIPS)
    mom.position = (-0.3, 0.3, -1.6)
    return Home(Rider.CHUCK, still=builder.build(), lamp_at=(0.75, 2.3, -1.1), waiting=mom)
