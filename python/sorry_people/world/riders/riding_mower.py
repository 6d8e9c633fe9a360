"""Bucky on the riding lawn mower: a red hood, a cutting deck, a grass bag and a cold one."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Look, Stance
from sorry_people.world.riders.vehicle import Vehicle, Wheel, add_flag, add_lamp, tyre
from sorry_people.world.shapes import box, chamfered_box, cylinder, torus, tube

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh

BUCKY = Look(
    skin=palette.SKIN_RUDDY,
    hair=palette.HAIR_BROWN,
    shirt=palette.WHITE,
    girth=1.35,
    hat="cap",
    hat_color=LIVERIES[Rider.BUCKY].color,
    beard="moustache",
    sleeves=False,
    mood="grin",
)
_CAN_HAND = (-0.5, 1.5, -0.12)


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
    builder.add(chamfered_box(1.3, 0.2, 0.86, 0.1), palette.YELLOW, at=(0.0, 0.13, -0.16))
    builder.add(cylinder(0.3, 0.12, 12), palette.BLACK, at=(-0.3, 0.3, -0.16))
    builder.add(chamfered_box(0.3, 0.12, 0.4, 0.04), palette.BLACK, at=(0.74, 0.15, -0.16))
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
    builder.add(chamfered_box(1.02, 0.72, 0.56, 0.14), (62, 72, 58), at=(0.0, 0.38, 1.2))
    builder.add(chamfered_box(1.06, 0.1, 0.6, 0.04), palette.BLACK, at=(0.0, 1.06, 1.2))
    for x in (-0.3, 0.0, 0.3):
        builder.add(box(0.05, 0.6, 0.02), palette.BLACK, at=(x, 0.44, 1.485))
    for x in (-0.4, 0.4):
        builder.add(chamfered_box(0.14, 0.1, 0.05, 0.02), palette.TAIL_LIGHT, at=(x, 0.9, 1.49), glow=220)
    # The can in his hand.
    x, y, z = _CAN_HAND
    builder.add(cylinder(0.075, 0.22, 10), paint.color, at=(x, y, z - 0.06))
    builder.add(cylinder(0.07, 0.24, 10), palette.CHROME, at=(x, y - 0.01, z - 0.06))
    builder.add(cylinder(0.078, 0.07, 10), palette.WHITE, at=(x, y + 0.08, z - 0.06))
    add_flag(builder, Rider.BUCKY, (0.44, 0.9, 1.4), 2.5)
    return builder.build()


def _steering_wheel() -> Mesh:
    builder = MeshBuilder()
    builder.add(torus(0.22, 0.035, 14, 6), palette.BLACK, turn=(0.5, 0.0, 0.0))
    builder.add(box(0.4, 0.03, 0.05), palette.DARK_STEEL, turn=(0.5, 0.0, 0.0))
    return builder.build()
