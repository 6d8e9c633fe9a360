"""Bethany on the three-wheel ATV: balloon tyres, yellow plastics, pink stripes."""

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
from sorry_people.world.shapes import box, chamfered_box, cylinder, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh

BETHANY = Look(
    skin=palette.SKIN_PALE,
    hair=palette.HAIR_BLOND,
    shirt=LIVERIES[Rider.BETHANY].accent,
    trousers=(52, 58, 84),
    shoes=palette.WHITE,
    girth=0.85,
    hair_style="ponytail",
    over="jacket",
    over_color=(88, 112, 168),
    eyes="wide",
    iris=(56, 120, 92),
    gaze=(0.9, 0.1),
    lashes=True,
    mood="worried",
)
_BARS = (0.0, 1.02, -0.42)


def three_wheeler() -> Vehicle:
    """Bethany's vehicle, about 2.5 units long."""
    rear = tyre(0.48, 0.56, LIVERIES[Rider.BETHANY].color, hub=0.45, knobs=10)
    return Vehicle(
        Rider.BETHANY,
        chassis=_chassis(),
        bars=_bars(),
        bars_at=_BARS,
        wheels=(
            Wheel(
                tyre(0.46, 0.42, LIVERIES[Rider.BETHANY].color, hub=0.45, knobs=10),
                (0.0, 0.46, -0.9),
                0.46,
                True,
            ),
            Wheel(rear, (-0.66, 0.48, 0.62), 0.48),
            Wheel(rear, (0.66, 0.48, 0.62), 0.48),
        ),
        rider=Figure(
            "Bethany",
            BETHANY,
            Stance(
                hips=(0.0, 1.1, 0.34),
                lean=0.25,
                hands=((-0.44, 1.3, -0.3), (0.44, 1.3, -0.3)),
                feet=((-0.42, 0.52, -0.12), (0.42, 0.52, -0.12)),
                elbows=(1.0, -0.2, 0.5),
                knees=(0.6, 0.4, -0.8),
            ),
        ),
        lamp=(0.0, 1.0, -0.75),
        max_lean=0.06,
        exhaust=(0.28, 0.72, 1.1),
    )


def _chassis() -> Mesh:
    paint = LIVERIES[Rider.BETHANY]
    builder = MeshBuilder()
    builder.add(chamfered_box(0.36, 0.3, 1.1, 0.08), palette.DARK_STEEL, at=(0.0, 0.4, 0.1))
    builder.add(cylinder(0.07, 1.2, 8), palette.DARK_STEEL, at=(0.6, 0.48, 0.62), turn=(0.0, 0.0, pi / 2))
    # Engine with its fins and pipe.
    builder.add(chamfered_box(0.4, 0.34, 0.4, 0.04), palette.STEEL, at=(0.0, 0.38, -0.1))
    for y in (0.52, 0.6, 0.68):
        builder.add(box(0.46, 0.03, 0.44), palette.DARK_STEEL, at=(0.0, y, -0.1))
    builder.add(
        tube([(0.2, 0.6, -0.3), (0.3, 0.5, 0.0), (0.3, 0.62, 0.5), (0.28, 0.7, 1.05)], 0.055, 6),
        palette.CHROME,
    )
    # Tank, seat and plastics.
    builder.add(chamfered_box(0.46, 0.3, 0.56, 0.14), paint.color, at=(0.0, 0.78, -0.2))
    builder.add(chamfered_box(0.14, 0.04, 0.5, 0.015), paint.accent, at=(0.0, 1.07, -0.2))
    builder.add(
        chamfered_box(0.5, 0.2, 0.9, 0.09), palette.BLACK, at=(0.0, 0.86, 0.46), turn=(0.06, 0.0, 0.0)
    )
    for side in (-1.0, 1.0):
        builder.add(
            chamfered_box(0.62, 0.08, 1.0, 0.035),
            paint.color,
            at=(side * 0.6, 0.98, 0.62),
            turn=(0.0, 0.0, -side * 0.1),
        )
        builder.add(
            chamfered_box(0.16, 0.03, 0.94, 0.01),
            paint.accent,
            at=(side * 0.62, 1.065, 0.62),
            turn=(0.0, 0.0, -side * 0.1),
        )
        builder.add(
            chamfered_box(0.6, 0.26, 0.07, 0.03),
            paint.color,
            at=(side * 0.6, 0.78, 0.12),
            turn=(0.5, 0.0, 0.0),
        )
        builder.add(box(0.28, 0.05, 0.34), palette.DARK_STEEL, at=(side * 0.36, 0.38, -0.14))
        builder.add(sphere(0.07, 8, 5), palette.TAIL_LIGHT, at=(side * 0.36, 1.0, 1.14), glow=255)
    # Rear rack.
    for x in (-0.3, -0.1, 0.1, 0.3):
        builder.add(box(0.04, 0.04, 0.4), palette.BLACK, at=(x, 1.1, 0.98))
    builder.add(box(0.7, 0.04, 0.05), palette.BLACK, at=(0.0, 1.1, 1.16))
    for side in (-1.0, 1.0):
        add_emblem_plate(
            builder, Rider.BETHANY, (side * 0.62, 1.11, 0.62), yaw=0.0, size=0.2, color=paint.deep, glow=30
        )
    add_flag(builder, Rider.BETHANY, (-0.3, 1.1, 1.1), 2.6)
    return builder.build()


def _bars() -> Mesh:
    paint = LIVERIES[Rider.BETHANY]
    builder = MeshBuilder()
    hub = (0.46 - _BARS[1], -0.9 - _BARS[2])
    for side in (-0.27, 0.27):
        builder.add(
            tube([(side, hub[0], hub[1]), (side * 0.9, 0.0, -0.14), (side * 0.5, 0.1, -0.02)], 0.045, 6),
            palette.CHROME,
        )
    builder.add(
        tube([(-0.5, 0.26, 0.14), (-0.2, 0.24, 0.02), (0.2, 0.24, 0.02), (0.5, 0.26, 0.14)], 0.035, 6),
        palette.BLACK,
    )
    builder.add(tube([(0.0, 0.24, 0.02), (0.0, -0.1, -0.1)], 0.06, 6), palette.DARK_STEEL)
    # The fender over the front tyre, and the lamp.
    builder.add(
        chamfered_box(0.5, 0.07, 0.66, 0.03), paint.color, at=(0.0, -0.02, -0.5), turn=(-0.12, 0.0, 0.0)
    )
    builder.add(
        chamfered_box(0.16, 0.03, 0.6, 0.01), paint.accent, at=(0.0, 0.04, -0.5), turn=(-0.12, 0.0, 0.0)
    )
    builder.add(chamfered_box(0.34, 0.26, 0.14, 0.05), paint.color, at=(0.0, 0.06, -0.16))
    add_lamp(builder, (0.0, 0.19, -0.22), 0.12)
    # Her phone, with three calls that she did not take.
    with builder.placed(at=(0.2, 0.32, 0.02), turn=(0.7, 0.15, 0.0)):
        builder.add(chamfered_box(0.15, 0.26, 0.03, 0.02), palette.BLACK)
        builder.add(box(0.12, 0.2, 0.02), palette.NEON_CYAN, at=(0.0, 0.03, 0.012), glow=230)
        for line in range(3):
            builder.add(box(0.08, 0.025, 0.02), palette.RED, at=(0.0, 0.06 + line * 0.05, 0.018), glow=200)
    return builder.build()
