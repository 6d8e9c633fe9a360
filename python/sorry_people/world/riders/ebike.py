"""Terrence on the borrowed e-bike: a tall blue frame, its battery, and a hen from the livestock barn."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Stance
from sorry_people.world.riders.look import Look
from sorry_people.world.riders.vehicle import Vehicle, Wheel, add_flag, add_lamp
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, sphere, torus, tube

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh

TERRENCE = Look(
    skin=palette.SKIN_BROWN,
    hair=palette.HAIR_BLACK,
    shirt=LIVERIES[Rider.TERRENCE].color,
    trousers=(70, 66, 60),
    girth=0.9,
    hat="helmet",
    hat_color=palette.WHITE,
    hat_tilt=-0.2,
    beard="goatee",
    glasses=True,
    over="vest",
    over_color=(104, 74, 58),
    tie=palette.RED,
    eyes="drowsy",
    flushed=True,
    mood="flat",
)
_HEAD_TUBE = (0.0, 1.08, -0.58)
_CRANK = (0.0, 0.42, 0.06)
_SEAT = (0.0, 1.06, 0.4)
_REAR = (0.0, 0.52, 0.86)


def ebike() -> Vehicle:
    """Terrence's vehicle, about 2.8 units long."""
    return Vehicle(
        Rider.TERRENCE,
        chassis=_frame(),
        bars=_bars(),
        bars_at=_HEAD_TUBE,
        wheels=(
            Wheel(_bicycle_wheel(), (0.0, 0.52, -0.86), 0.52, steers=True),
            Wheel(_bicycle_wheel(), _REAR, 0.52),
        ),
        rider=Figure(
            "Terrence",
            TERRENCE,
            Stance(
                hips=(0.0, 1.2, 0.36),
                lean=0.22,
                hands=((-0.36, 1.36, -0.42), (0.5, 1.98, -0.16)),
                feet=((-0.22, 0.62, -0.04), (0.22, 0.3, 0.16)),
                elbows=(1.0, -0.6, 0.2),
                knees=(0.3, 0.2, -1.0),
            ),
        ),
        lamp=(0.0, 1.15, -0.85),
        max_lean=0.32,
    )


def _bicycle_wheel() -> Mesh:
    builder = MeshBuilder()
    side_on = (0.0, 0.0, pi / 2)
    builder.add(torus(0.47, 0.055, 18, 5), palette.RUBBER, turn=side_on)
    builder.add(torus(0.41, 0.025, 18, 3), palette.CHROME, turn=side_on)
    for spoke in range(8):
        builder.add(box(0.025, 0.4, 0.025), palette.CHROME, turn=(2 * pi * spoke / 8, 0.0, 0.0))
    builder.add(cylinder(0.09, 0.14, 10), palette.DARK_STEEL, at=(0.07, 0.0, 0.0), turn=side_on)
    builder.add(box(0.05, 0.09, 0.09), palette.ORANGE, at=(0.0, 0.2, 0.0), glow=120)
    return builder.build()


def _frame() -> Mesh:
    paint = LIVERIES[Rider.TERRENCE]
    builder = MeshBuilder()
    for start, end, width in (
        (_HEAD_TUBE, _CRANK, 0.07),
        ((0.0, 1.0, -0.54), (0.0, 0.92, 0.3), 0.05),
        (_CRANK, (0.0, 0.98, 0.36), 0.055),
    ):
        builder.add(tube([start, end], width, 7), paint.color)
    for x in (-0.09, 0.09):
        builder.add(tube([(x, 0.9, 0.33), (x, 0.52, 0.86)], 0.03, 5), paint.color)
        builder.add(tube([(x, 0.42, 0.06), (x, 0.52, 0.86)], 0.03, 5), paint.color)
        # Rack legs and mudguard stays.
        builder.add(tube([(x, 0.52, 0.86), (x * 1.6, 1.08, 0.98)], 0.022, 5), palette.DARK_STEEL)
    builder.add(tube([(0.0, 0.9, 0.35), _SEAT], 0.04, 6), palette.CHROME)
    builder.add(chamfered_box(0.34, 0.12, 0.5, 0.06), palette.BLACK, at=(0.0, 1.06, 0.4))
    # The battery, thick on the down tube, with its charge in lights: half is left. The motor is at the crank.
    with builder.placed(at=(0.0, 0.78, -0.27), turn=(-0.8, 0.0, 0.0)):
        builder.add(chamfered_box(0.26, 0.26, 0.66, 0.05), palette.DARK_STEEL, at=(0.0, -0.13, 0.0))
        builder.add(chamfered_box(0.28, 0.1, 0.5, 0.03), palette.BLACK, at=(0.0, -0.05, 0.0))
        for number in range(5):
            color = palette.NEON_CYAN if number < 3 else palette.BLACK
            for x in (-0.145, 0.145):
                builder.add(
                    box(0.015, 0.07, 0.06),
                    color,
                    at=(x, -0.035, 0.2 - number * 0.1),
                    glow=255 if number < 3 else 0,
                )
    builder.add(cylinder(0.17, 0.2, 12), palette.DARK_STEEL, at=(0.1, 0.42, 0.06), turn=(0.0, 0.0, pi / 2))
    for x, dy, dz in ((-0.22, 0.14, -0.1), (0.22, -0.14, 0.1)):
        builder.add(tube([(x * 0.6, 0.42, 0.06), (x * 0.6, 0.42 + dy, 0.06 + dz)], 0.025, 5), palette.CHROME)
        builder.add(box(0.2, 0.04, 0.14), palette.BLACK, at=(x, 0.4 + dy, 0.06 + dz))
    # A crate on the rack, and who is in it.
    builder.add(box(0.5, 0.03, 0.6), palette.DARK_STEEL, at=(0.0, 1.08, 0.98))
    for z in (0.72, 1.24):
        builder.add(box(0.52, 0.24, 0.04), palette.WOOD, at=(0.0, 1.11, z))
    for x in (-0.25, 0.25):
        builder.add(box(0.04, 0.24, 0.52), palette.WOOD, at=(x, 1.11, 0.98))
    _add_hen(builder)
    builder.add(chamfered_box(0.16, 0.1, 0.05, 0.02), palette.TAIL_LIGHT, at=(0.0, 0.98, 1.29), glow=255)
    # A can where a bottle should be.
    builder.add(cylinder(0.07, 0.22, 8), palette.WHITE, at=(0.0, 0.66, 0.17), turn=(0.3, 0.0, 0.0))
    builder.add(cylinder(0.074, 0.09, 8), palette.BLUE, at=(0.0, 0.71, 0.18), turn=(0.3, 0.0, 0.0))
    add_flag(builder, Rider.TERRENCE, (-0.24, 1.08, 1.2), 2.75)
    return builder.build()


def _add_hen(builder: MeshBuilder) -> None:
    with builder.placed(at=(0.02, 1.36, 1.0), turn=(0.0, 0.5, 0.0)):
        builder.add(sphere(0.2, 8, 5), palette.WHITE, scale=(0.85, 0.85, 1.15))
        builder.add(sphere(0.11, 8, 6), palette.WHITE, at=(0.0, 0.22, -0.16))
        builder.add(cone(0.04, 0.1, 6), palette.ORANGE, at=(0.0, 0.21, -0.25), turn=(-pi / 2, 0.0, 0.0))
        for z in (-0.2, -0.14):
            builder.add(bulb(0.05), palette.RED, at=(0.0, 0.34, z))
        for x in (-0.08, 0.08):
            builder.add(bulb(0.025), palette.BLACK, at=(x, 0.25, -0.22))
        builder.add(cone(0.14, 0.3, 6), palette.WHITE, at=(0.0, 0.05, 0.14), turn=(0.7, 0.0, 0.0))


def _bars() -> Mesh:
    _, y, z = _HEAD_TUBE
    builder = MeshBuilder()
    axle = (0.0, 0.52 - y, -0.86 - z)
    builder.add(tube([(0.0, 0.16, 0.03), (0.0, -0.1, -0.06)], 0.045, 6), palette.DARK_STEEL)
    for side in (-0.08, 0.08):
        builder.add(tube([(side, -0.08, -0.05), (side, axle[1], axle[2])], 0.03, 5), palette.DARK_STEEL)
    builder.add(
        tube(
            [
                (-0.42, 0.26, 0.18),
                (-0.24, 0.26, 0.04),
                (0.0, 0.16, 0.02),
                (0.24, 0.26, 0.04),
                (0.42, 0.26, 0.18),
            ],
            0.032,
            6,
        ),
        palette.CHROME,
    )
    for side in (-0.4, 0.4):
        builder.add(sphere(0.055, 7, 5), palette.BLACK, at=(side, 0.26, 0.17))
    add_lamp(builder, (0.0, 0.08, -0.13), 0.115)
    # The display that tells how far the battery goes, and a bell.
    builder.add(
        chamfered_box(0.16, 0.1, 0.04, 0.015), palette.BLACK, at=(0.0, 0.26, 0.02), turn=(0.6, 0.0, 0.0)
    )
    builder.add(
        box(0.12, 0.07, 0.01), palette.NEON_CYAN, at=(0.0, 0.275, 0.045), turn=(0.6, 0.0, 0.0), glow=230
    )
    builder.add(sphere(0.06, 7, 5), palette.CHROME, at=(-0.26, 0.31, 0.05), scale=(1.0, 0.7, 1.0))
    return builder.build()
