"""Bucky on the riding lawn mower: a red hood, a cutting deck, a grass bag and a cold one."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem_plate
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Stance
from sorry_people.world.riders.look import Look
from sorry_people.world.riders.vehicle import Vehicle, Wheel, add_flag, add_lamp, tyre
from sorry_people.world.shapes import box, chamfered_box, cylinder, disc, lathe, sphere, torus, tube

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh
    from sorry_people.world.builder import Triple
    from sorry_people.world.palette import Color

BUCKY = Look(
    skin=palette.SKIN_RUDDY,
    hair=palette.HAIR_BROWN,
    shirt=palette.WHITE,
    girth=1.35,
    hat="cap",
    hat_color=LIVERIES[Rider.BUCKY].color,
    hat_tilt=0.16,
    beard="moustache",
    sleeves=False,
    over="overalls",
    eyes="drowsy",
    iris=(70, 110, 150),
    flushed=True,
    mood="tipsy",
)
_CAN_HAND = (-0.52, 1.62, -0.2)
_CANVAS: Color = (170, 158, 116)


def riding_mower() -> Vehicle:
    """Bucky's vehicle, about 2.5 units long."""
    return Vehicle(
        Rider.BUCKY,
        chassis=_chassis(),
        bars=_steering_wheel(),
        bars_at=(0.0, 1.12, -0.12),
        wheels=(
            Wheel(tyre(0.3, 0.24, palette.CREAM), (-0.5, 0.3, -0.82), 0.3, steers=True),
            Wheel(tyre(0.3, 0.24, palette.CREAM), (0.5, 0.3, -0.82), 0.3, steers=True),
            Wheel(tyre(0.46, 0.36, palette.CREAM, knobs=9), (-0.56, 0.46, 0.5), 0.46),
            Wheel(tyre(0.46, 0.36, palette.CREAM, knobs=9), (0.56, 0.46, 0.5), 0.46),
        ),
        rider=Figure(
            "Bucky",
            BUCKY,
            Stance(
                hips=(0.0, 1.08, 0.42),
                lean=-0.12,
                hands=(_CAN_HAND, (0.2, 1.25, -0.14)),
                feet=((-0.34, 0.52, -0.3), (0.34, 0.52, -0.3)),
                elbows=(0.8, -0.6, 0.4),
                knees=(0.35, 0.7, -0.6),
            ),
        ),
        lamp=(0.0, 0.66, -1.2),
        max_lean=0.04,
        exhaust=(0.24, 1.46, -0.86),
    )


def _chassis() -> Mesh:
    paint = LIVERIES[Rider.BUCKY]
    builder = MeshBuilder()
    builder.add(box(0.5, 0.18, 1.9), palette.DARK_STEEL, at=(0.0, 0.32, -0.1))
    builder.add(cylinder(0.05, 1.0, 6), palette.DARK_STEEL, at=(-0.5, 0.3, -0.82), turn=(0.0, 0.0, -pi / 2))
    # Hood, grille and lamps.
    builder.add(chamfered_box(0.72, 0.52, 1.0, 0.14), paint.color, at=(0.0, 0.42, -0.68))
    builder.add(chamfered_box(0.2, 0.05, 0.9, 0.02), paint.accent, at=(0.0, 0.925, -0.66))
    builder.add(chamfered_box(0.62, 0.36, 0.1, 0.05), palette.BLACK, at=(0.0, 0.48, -1.16))
    for y in (0.55, 0.63):
        builder.add(box(0.5, 0.03, 0.04), palette.CHROME, at=(0.0, y, -1.21))
    for x in (-0.22, 0.22):
        add_lamp(builder, (x, 0.76, -1.17), 0.085)
    builder.add(tube([(0.3, 0.6, -0.4), (0.42, 0.62, -0.4), (0.44, 0.8, -0.4)], 0.05, 6), palette.STEEL)
    # The cutting deck hangs wide between the axles; its chute throws to the right.
    builder.add(chamfered_box(1.66, 0.2, 0.82, 0.1), palette.YELLOW, at=(0.0, 0.13, -0.18))
    builder.add(chamfered_box(1.7, 0.07, 0.86, 0.03), palette.BLACK, at=(0.0, 0.1, -0.18))
    for x in (-0.5, 0.5):
        builder.add(cylinder(0.24, 0.1, 10), palette.BLACK, at=(x, 0.32, -0.18))
        builder.add(cylinder(0.07, 0.14, 6), palette.CHROME, at=(x, 0.32, -0.18))
    builder.add(
        chamfered_box(0.4, 0.14, 0.5, 0.05), palette.ORANGE, at=(0.98, 0.16, -0.16), turn=(0.0, 0.0, -0.35)
    )
    builder.add(chamfered_box(1.0, 0.06, 0.5, 0.02), palette.DARK_STEEL, at=(0.0, 0.42, -0.2))
    # Fenders, seat and dash.
    for x in (-0.54, 0.54):
        builder.add(chamfered_box(0.44, 0.12, 1.0, 0.05), paint.color, at=(x, 0.92, 0.5))
    builder.add(chamfered_box(0.7, 0.5, 0.9, 0.08), paint.deep, at=(0.0, 0.46, 0.5))
    builder.add(chamfered_box(0.62, 0.14, 0.56, 0.06), palette.BLACK, at=(0.0, 0.94, 0.44))
    builder.add(
        chamfered_box(0.6, 0.56, 0.14, 0.06), palette.BLACK, at=(0.0, 1.0, 0.78), turn=(0.16, 0.0, 0.0)
    )
    builder.add(chamfered_box(0.5, 0.34, 0.16, 0.06), palette.BLACK, at=(0.0, 0.78, -0.2))
    builder.add(tube([(0.0, 0.9, -0.2), (0.0, 1.14, -0.12)], 0.05, 6), palette.DARK_STEEL)
    # Grass bag on its frame.
    _add_grass_bag(builder)
    _add_drinks(builder)
    # The exhaust stack, and the emblem on the hood.
    builder.add(cylinder(0.06, 0.5, 8), palette.CHROME, at=(0.24, 0.9, -0.86))
    builder.add(cylinder(0.07, 0.06, 8), palette.BLACK, at=(0.24, 1.38, -0.86))
    add_emblem_plate(builder, Rider.BUCKY, (0.0, 0.985, -0.62), yaw=0.0, size=0.22, color=paint.deep, glow=30)
    add_flag(builder, Rider.BUCKY, (0.46, 1.1, 1.46), 2.5)
    return builder.build()


def _add_grass_bag(builder: MeshBuilder) -> None:
    """Canvas on a frame, full to the brim."""
    builder.add(chamfered_box(1.16, 0.86, 0.72, 0.2), _CANVAS, at=(0.0, 0.34, 1.24), turn=(-0.08, 0.0, 0.0))
    builder.add(chamfered_box(1.2, 0.1, 0.7, 0.05), palette.BLACK, at=(0.0, 1.12, 1.2))
    for x in (-0.36, 0.0, 0.36):
        builder.add(box(0.07, 0.74, 0.03), palette.WOOD_DARK, at=(x, 0.4, 1.6), turn=(-0.08, 0.0, 0.0))
    for x, z, size in ((-0.34, 1.1, 0.2), (0.0, 1.28, 0.26), (0.32, 1.14, 0.22), (-0.2, 1.36, 0.18)):
        builder.add(sphere(size, 6, 4), palette.LEAF, at=(x, 1.2, z), scale=(1.2, 0.6, 1.0))
    for x in (-0.44, 0.44):
        builder.add(chamfered_box(0.16, 0.11, 0.05, 0.02), palette.TAIL_LIGHT, at=(x, 1.02, 1.58), glow=220)


def _add_drinks(builder: MeshBuilder) -> None:
    """The can in his hand, those on the fender, and those that he had: they trail on a string."""
    x, y, z = _CAN_HAND
    _add_can(builder, (x, y, z - 0.06))
    for x, z in ((-0.62, 0.3), (-0.46, 0.3), (-0.62, 0.46), (-0.46, 0.46)):
        _add_can(builder, (x, 1.04, z))
    trail = [(-0.3, 0.4, 1.58), (-0.34, 0.14, 1.9), (-0.42, 0.08, 2.3), (-0.3, 0.07, 2.6)]
    builder.add(tube(trail, 0.015, 4), palette.CREAM)
    for (x, _, z), turn in zip(trail[1:], (0.7, -0.4, 1.9), strict=True):
        _add_can(builder, (x, 0.08, z), (pi / 2, turn, 0.0))


def _add_can(builder: MeshBuilder, at: Triple, turn: Triple = (0.0, 0.0, 0.0)) -> None:
    with builder.placed(at=at, turn=turn):
        builder.add(cylinder(0.078, 0.22, 6), palette.WHITE)
        builder.add(lathe(((0.082, 0.0), (0.082, 0.09)), 6), palette.BLUE, at=(0.0, 0.06, 0.0))
        builder.add(disc(0.066, 6), palette.CHROME, at=(0.0, 0.225, 0.0))


def _steering_wheel() -> Mesh:
    builder = MeshBuilder()
    builder.add(torus(0.22, 0.035, 14, 6), palette.BLACK, turn=(0.5, 0.0, 0.0))
    builder.add(box(0.4, 0.03, 0.05), palette.DARK_STEEL, turn=(0.5, 0.0, 0.0))
    return builder.build()
