"""The livestock barn: red boards, a gambrel roof, lit stalls, a pen with sheep and a pig."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.architecture import add_fence, add_window
from sorry_people.world.shapes import box, chamfered_box, cone, cylinder, extrude, sphere, tube

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder

_PROFILE = ((-3.6, 0.0), (3.6, 0.0), (3.6, 3.2), (2.5, 5.0), (0.0, 6.1), (-2.5, 5.0), (-3.6, 3.2))


def add_barn(builder: MeshBuilder) -> None:
    """Adds the barn at the frame's origin, its doors toward -z, the pen before them."""
    depth = 9.0
    builder.add(extrude(_PROFILE, depth), palette.BARN_RED)
    for (x0, y0), (x1, y1) in ((_PROFILE[2], _PROFILE[3]), (_PROFILE[3], _PROFILE[4])):
        for side in (-1.0, 1.0):
            plank = ((x0 * 1.02, y0 - 0.02), (x0 * 1.06, y0 + 0.16), (x1 * 1.03, y1 + 0.2), (x1, y1))
            outline = tuple((side * x, y) for x, y in plank)
            builder.add(extrude(outline, depth + 0.8), palette.ROOF_BLUE)
    for z, out in ((-depth / 2, -1.0), (depth / 2, 1.0)):
        face = z + out * 0.05
        builder.add(box(3.2, 3.0, 0.1), palette.WHITE, at=(0.0, 0.0, face))
        builder.add(
            box(2.9, 2.85, 0.16),
            palette.WINDOW if out < 0 else palette.BARN_RED,
            at=(0.0, 0.0, face),
            glow=200 if out < 0 else 0,
        )
        builder.add(box(1.4, 1.2, 0.16), palette.WHITE, at=(0.0, 3.8, face))
        builder.add(box(1.2, 1.0, 0.2), palette.WINDOW, at=(0.0, 3.9, face), glow=200)
        for x in (-2.6, 2.6):
            builder.add(box(0.18, 3.2, 0.14), palette.WHITE, at=(x * 1.34, 0.0, face))
    # Door leaves, slid aside.
    for x in (-2.35, 2.35):
        builder.add(box(1.5, 2.9, 0.14), palette.BARN_RED, at=(x, 0.0, -4.62))
        for tilt in (-1.1, 1.1):
            builder.add(
                box(0.14, 3.0, 0.18),
                palette.WHITE,
                at=(x + tilt * 0.62, 0.05, -4.62),
                turn=(0.0, 0.0, tilt * 0.4),
            )
    for side in (-1.0, 1.0):
        with builder.placed(turn=(0.0, side * pi / 2, 0.0)):
            for x in (-2.8, 0.0, 2.8):
                add_window(builder, (x, 1.3, -3.6), 1.1, 0.9)
    # Cupola with a weather vane.
    builder.add(box(1.2, 1.0, 1.2), palette.WHITE, at=(0.0, 5.9, 0.0))
    builder.add(cone(1.2, 0.9, 4), palette.ROOF_BLUE, at=(0.0, 6.9, 0.0), turn=(0.0, pi / 4, 0.0))
    builder.add(tube([(0.0, 7.7, 0.0), (0.0, 8.5, 0.0)], 0.04, 4), palette.GOLD)
    builder.add(box(0.06, 0.3, 0.8), palette.GOLD, at=(0.0, 8.3, 0.0), glow=60)
    # The silo.
    builder.add(cylinder(1.7, 7.0, 14), palette.STEEL, at=(5.6, 0.0, 2.4))
    builder.add(sphere(1.7, 14, 8), palette.WHITE, at=(5.6, 7.0, 2.4))
    add_fence(
        builder, [(-3.6, -4.6), (-4.6, -9.0), (3.6, -9.6), (3.6, -4.6)], color=palette.WOOD, spacing=2.4
    )
    for x, z, yaw in ((-1.9, -6.6, 0.6), (-0.3, -7.9, 2.4), (1.6, -6.2, -0.9)):
        _add_sheep(builder, x, z, yaw)
    _add_pig(builder, 2.0, -8.2, 0.4)
    builder.add(chamfered_box(1.8, 0.45, 0.7, 0.06), palette.WOOD_DARK, at=(-2.4, 0.0, -8.1))


def _add_sheep(builder: MeshBuilder, x: float, z: float, yaw: float) -> None:
    with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
        builder.add(sphere(0.5, 7, 5), palette.WHITE, at=(0.0, 0.72, 0.0), scale=(0.85, 0.8, 1.15))
        builder.add(chamfered_box(0.28, 0.34, 0.4, 0.12), palette.BLACK, at=(0.0, 0.72, -0.62))
        builder.add(sphere(0.2, 5, 3), palette.WHITE, at=(0.0, 1.08, -0.5))
        for dx in (-0.22, 0.22):
            for dz in (-0.3, 0.3):
                builder.add(box(0.12, 0.5, 0.12), palette.BLACK, at=(dx, 0.0, dz))


def _add_pig(builder: MeshBuilder, x: float, z: float, yaw: float) -> None:
    with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
        builder.add(sphere(0.44, 9, 6), palette.PINK, at=(0.0, 0.52, 0.0), scale=(0.9, 0.85, 1.3))
        builder.add(sphere(0.27, 8, 5), palette.PINK, at=(0.0, 0.64, -0.56))
        builder.add(
            cylinder(0.13, 0.16, 8), palette.SKIN_PALE, at=(0.0, 0.6, -0.78), turn=(-pi / 2, 0.0, 0.0)
        )
        for dx in (-0.2, 0.2):
            builder.add(cone(0.1, 0.2, 4), palette.PINK, at=(dx * 0.8, 0.84, -0.54))
            for dz in (-0.3, 0.3):
                builder.add(box(0.14, 0.3, 0.14), palette.PINK, at=(dx, 0.0, dz))
