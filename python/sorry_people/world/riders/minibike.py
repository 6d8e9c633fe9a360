"""Chuck on the minibike: a lawnmower engine in a bent tube, one tyre low, and what he won on the Midway."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import LIVERIES
from sorry_people.world.riders.figure import Figure, Stance
from sorry_people.world.riders.look import Look
from sorry_people.world.riders.vehicle import Vehicle, Wheel, add_flag, add_lamp, tyre
from sorry_people.world.shapes import box, bulb, chamfered_box, cylinder, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh

CHUCK = Look(
    skin=palette.SKIN_PALE,
    hair=palette.HAIR_RED,
    shirt=LIVERIES[Rider.CHUCK].color,
    stripe=palette.WHITE,
    trousers=(108, 96, 78),
    shoes=palette.RED,
    girth=0.8,
    hair_style="messy",
    freckles=True,
    over="hood",
    over_color=LIVERIES[Rider.CHUCK].color,
    eyes="wide",
    iris=(66, 110, 160),
    gaze=(-0.5, 0.6),
    mood="worried",
)
_BARS = (0.0, 0.84, -0.46)
_BEAR: tuple[int, int, int] = (214, 148, 196)


def minibike() -> Vehicle:
    """Chuck's vehicle, about 2 units long; the rear tyre is the soft one."""
    return Vehicle(
        Rider.CHUCK,
        chassis=_chassis(),
        bars=_bars(),
        bars_at=_BARS,
        wheels=(
            Wheel(tyre(0.33, 0.24, palette.WHITE, knobs=8), (0.0, 0.33, -0.68), 0.33, steers=True),
            Wheel(_soft_tyre(), (0.0, 0.27, 0.66), 0.29),
        ),
        rider=Figure(
            "Chuck",
            CHUCK,
            Stance(
                hips=(0.0, 0.92, 0.34),
                lean=0.12,
                hands=((-0.38, 1.14, -0.3), (0.38, 1.14, -0.3)),
                feet=((-0.34, 0.34, -0.06), (0.34, 0.34, -0.06)),
                elbows=(1.0, 0.1, 0.4),
                knees=(0.9, 0.7, -0.6),
            ),
        ),
        lamp=(0.0, 0.9, -0.8),
        max_lean=0.32,
        exhaust=(-0.26, 0.5, 0.62),
    )


def _soft_tyre() -> Mesh:
    """Wide, as there is little air in it, with a plaster on each side."""
    builder = MeshBuilder()
    builder.add_mesh(tyre(0.29, 0.34, palette.WHITE, knobs=8))
    for side in (-1.0, 1.0):
        for turn in (0.6, -0.6):
            builder.add(
                box(0.012, 0.2, 0.07),
                palette.CREAM,
                at=(side * 0.178, 0.12, 0.14),
                turn=(turn, 0.0, 0.0),
                glow=40,
            )
    return builder.build()


def _chassis() -> Mesh:
    paint = LIVERIES[Rider.CHUCK]
    builder = MeshBuilder()
    for x in (-0.15, 0.15):
        loop = [
            (x, 0.27, 0.66),
            (x, 0.3, 0.1),
            (x, 0.36, -0.2),
            (x, 0.84, -0.4),
            (x, 0.74, 0.0),
            (x, 0.74, 0.76),
        ]
        builder.add(tube(loop, 0.045, 6), paint.color)
        builder.add(tube([(x, 0.27, 0.66), (x, 0.74, 0.7)], 0.04, 6), paint.color)
        builder.add(
            cylinder(0.035, 0.22, 6),
            palette.BLACK,
            at=(x * 1.3, 0.33, -0.1),
            turn=(0.0, 0.0, -pi / 2 if x > 0 else pi / 2),
        )
    # The engine: crankcase, shroud, fins, pipe.
    builder.add(chamfered_box(0.34, 0.3, 0.36, 0.05), palette.STEEL, at=(0.0, 0.34, 0.08))
    builder.add(cylinder(0.15, 0.1, 12), palette.RED, at=(0.24, 0.5, 0.08), turn=(0.0, 0.0, pi / 2))
    for y in (0.5, 0.56, 0.62):
        builder.add(box(0.3, 0.025, 0.3), palette.DARK_STEEL, at=(0.0, y, -0.08))
    builder.add(tube([(-0.14, 0.5, -0.1), (-0.26, 0.44, 0.1), (-0.26, 0.5, 0.56)], 0.05, 6), palette.CHROME)
    builder.add(chamfered_box(0.36, 0.16, 0.74, 0.07), palette.BLACK, at=(0.0, 0.76, 0.42))
    builder.add(chamfered_box(0.3, 0.05, 0.42, 0.02), paint.color, at=(0.0, 0.62, 0.8), turn=(0.35, 0.0, 0.0))
    # The soft tyre bulges where it meets the road.
    builder.add(sphere(0.2, 10, 6), palette.RUBBER, at=(0.0, 0.085, 0.66), scale=(1.35, 0.42, 1.35))
    builder.add(sphere(0.05, 8, 5), palette.TAIL_LIGHT, at=(0.0, 0.72, 1.0), glow=255)
    _add_bear(builder)
    add_flag(builder, Rider.CHUCK, (0.2, 0.6, 0.84), 2.3)
    return builder.build()


def _add_bear(builder: MeshBuilder) -> None:
    """The prize that the money went on, strapped on behind him and looking back."""
    with builder.placed(at=(0.0, 1.02, 0.84), turn=(0.0, pi, 0.0)):
        builder.add(sphere(0.24, 8, 5), _BEAR, scale=(1.0, 1.1, 0.9))
        builder.add(sphere(0.15, 6, 4), palette.CREAM, at=(0.0, -0.02, -0.12), scale=(1.0, 1.1, 0.8))
        builder.add(sphere(0.21, 8, 5), _BEAR, at=(0.0, 0.38, -0.02))
        builder.add(sphere(0.09, 6, 4), palette.CREAM, at=(0.0, 0.33, -0.18))
        for side in (-1.0, 1.0):
            builder.add(sphere(0.085, 6, 4), _BEAR, at=(side * 0.16, 0.56, 0.0))
            builder.add(sphere(0.1, 6, 4), _BEAR, at=(side * 0.27, 0.08, -0.08))
            builder.add(sphere(0.1, 6, 4), _BEAR, at=(side * 0.15, -0.18, -0.18))
            builder.add(bulb(0.03), palette.BLACK, at=(side * 0.08, 0.43, -0.2))
        builder.add(bulb(0.035), palette.BLACK, at=(0.0, 0.36, -0.265))


def _bars() -> Mesh:
    builder = MeshBuilder()
    hub = (0.33 - _BARS[1], -0.68 - _BARS[2])
    for side in (-0.17, 0.17):
        builder.add(
            tube([(side, hub[0], hub[1]), (side, 0.06, -0.02), (side, 0.3, 0.08)], 0.035, 6), palette.CHROME
        )
    builder.add(
        tube([(-0.44, 0.3, 0.2), (-0.17, 0.3, 0.08), (0.17, 0.3, 0.08), (0.44, 0.3, 0.2)], 0.035, 6),
        palette.CHROME,
    )
    builder.add(box(0.34, 0.05, 0.1), palette.DARK_STEEL, at=(0.0, 0.0, -0.02))
    builder.add(
        chamfered_box(0.32, 0.3, 0.06, 0.03), palette.WHITE, at=(0.0, 0.06, -0.14), turn=(0.25, 0.0, 0.0)
    )
    add_lamp(builder, (0.0, 0.2, -0.2), 0.08)
    return builder.build()
