"""Faces, hair and hats. The frame is at the neck, the face looks along -z."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world import palette
from sorry_people.world.shapes import (
    bulb,
    chamfered_box,
    cone,
    cylinder,
    dome,
    extrude,
    frustum,
    lathe,
    sphere,
    torus,
    tube,
)

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color
    from sorry_people.world.riders.look import Look

RADIUS = 0.36
_SIDES = (-1, 1)
_LIPS: Color = (150, 58, 58)
_DARK_LIPS: Color = (84, 38, 36)
_TEETH: Color = (248, 244, 234)
_MOUTH: Color = (92, 30, 34)
_BROW_TILT = {"frown": 0.38, "flat": 0.0, "smile": -0.15, "grin": -0.22, "tipsy": -0.3, "worried": -0.5}
# Half the width of a mouth, how far its corners turn up, and how much it slants.
_MOUTHS = {
    "smile": (0.1, 0.05, 0.0),
    "tipsy": (0.11, 0.06, 0.3),
    "flat": (0.08, 0.0, 0.12),
    "worried": (0.06, -0.035, 0.0),
    "frown": (0.1, -0.06, 0.0),
}
_GRIN = ((-0.14, 0.03), (0.14, 0.03), (0.1, -0.06), (0.0, -0.1), (-0.1, -0.06))


def add_head(builder: MeshBuilder, look: Look) -> None:
    """Adds the head, its frame at the neck."""
    r = RADIUS
    with builder.placed(at=(0.0, 0.07 + r * 0.92, -0.03)):
        builder.add(sphere(r, 11, 7), look.skin, scale=(0.94, 1.0, 0.95))
        builder.add(sphere(r * 0.72, 9, 5), look.skin, at=(0.0, -0.14, -0.06), scale=(1.05, 0.85, 0.95))
        for side in _SIDES:
            builder.add(sphere(0.085, 6, 4), look.skin, at=(side * r * 0.93, -0.02, 0.02))
            _add_eye(builder, look, side)
            _add_cheek(builder, look, side)
        nose = 0.075 if look.flushed else 0.062
        builder.add(sphere(nose, 7, 4), _blushed(look.skin, look.flushed), at=(0.0, -0.05, -r * 0.97))
        _add_mouth(builder, look)
        _add_beard(builder, look)
        _add_hair(builder, look)
        with builder.placed(at=(0.0, 0.1, 0.0), turn=(0.0, 0.0, look.hat_tilt)):
            _add_hat(builder, look)


def _blushed(skin: Color, flushed: bool) -> Color:
    green, blue = (0.62, 0.6) if flushed else (0.88, 0.86)
    return (min(skin[0] + 8, 255), int(skin[1] * green), int(skin[2] * blue))


def _shaded(color: Color, share: float) -> Color:
    return (int(color[0] * share), int(color[1] * share), int(color[2] * share))


def _add_eye(builder: MeshBuilder, look: Look, side: int) -> None:
    r = RADIUS
    size = 1.15 if look.eyes == "wide" else 1.0
    x, y, z = side * 0.128, 0.05, -r * 0.86
    builder.add(sphere(0.086 * size, 8, 4), _TEETH, at=(x, y, z), scale=(0.9, 1.15, 0.55))
    gaze_x, gaze_y = x * 0.96 + look.gaze[0] * 0.025, y + look.gaze[1] * 0.025
    builder.add(sphere(0.046, 7, 3), look.iris, at=(gaze_x, gaze_y, z - 0.034), scale=(1.0, 1.0, 0.45))
    builder.add(bulb(0.03), palette.BLACK, at=(gaze_x, gaze_y, z - 0.048), scale=(1.0, 1.0, 0.45))
    builder.add(bulb(0.013), palette.WHITE, at=(gaze_x + 0.018, gaze_y + 0.02, z - 0.058), glow=200)
    if look.eyes == "drowsy":
        lid = _shaded(look.skin, 0.86)
        builder.add(sphere(0.1, 7, 4), lid, at=(x, y + 0.062, z - 0.004), scale=(0.95, 0.68, 0.62))
    if look.lashes:
        builder.add(
            chamfered_box(0.17, 0.022, 0.05, 0.01),
            palette.BLACK,
            at=(x + side * 0.008, y + 0.085, z - 0.03),
            turn=(0.0, 0.0, -side * 0.12),
        )
    height = 0.19 if look.eyes == "wide" or look.mood == "worried" else 0.145
    # One brow goes up when somebody explains why this is perfectly legal.
    raised = 0.035 if look.mood == "flat" and side > 0 else 0.0
    builder.add(
        chamfered_box(0.15, 0.042, 0.05, 0.018),
        look.hair,
        at=(side * 0.13, height + raised, -r * 0.87),
        turn=(0.0, 0.0, _BROW_TILT[look.mood] * side),
    )
    if look.glasses:
        at = (side * 0.133, 0.045, -r * 1.02)
        builder.add(torus(0.105, 0.017, 12, 4), palette.BLACK, at=at, turn=(np.pi / 2, 0.0, 0.0))
        builder.add(
            tube([(side * 0.235, 0.05, -r * 0.98), (side * r * 0.93, 0.04, 0.0)], 0.014, 4), palette.BLACK
        )
        builder.add(tube([(0.0, 0.06, -r * 1.04), (side * 0.03, 0.05, -r * 1.04)], 0.014, 4), palette.BLACK)


def _add_cheek(builder: MeshBuilder, look: Look, side: int) -> None:
    r = RADIUS
    if look.flushed:
        cheek = _blushed(look.skin, flushed=True)
        builder.add(sphere(0.085, 7, 4), cheek, at=(side * 0.2, -0.085, -r * 0.72), scale=(1.0, 0.75, 0.7))
    if look.freckles:
        for dx, dy in ((0.0, 0.0), (0.045, 0.02), (0.03, -0.035), (-0.03, -0.02)):
            builder.add(
                bulb(0.012), palette.HAIR_RED, at=(side * (0.16 + dx), -0.075 + dy, -r * 0.88 + dx * 0.5)
            )


def _add_mouth(builder: MeshBuilder, look: Look) -> None:
    r = RADIUS
    lips = _LIPS if sum(look.skin) > 450 else _DARK_LIPS
    if look.mood == "grin":
        with builder.placed(at=(0.0, -0.19, -r * 0.87), turn=(-0.4, 0.0, 0.0)):
            builder.add(extrude(_GRIN, 0.06), _MOUTH)
            builder.add(chamfered_box(0.24, 0.045, 0.07, 0.01), _TEETH, at=(0.0, -0.012, 0.0))
        return
    wide, curve, slant = _MOUTHS[look.mood]
    x = np.linspace(-wide, wide, 7)
    y = -0.2 + curve * ((x / wide) ** 2 - 0.5) + slant * x
    z = -np.sqrt(np.maximum((r * 0.95) ** 2 - x**2 - y**2, 0.0)) - 0.012
    builder.add(tube(np.stack([x, y, z], axis=1), 0.02, 4), lips)


def _add_beard(builder: MeshBuilder, look: Look) -> None:
    r = RADIUS
    if look.beard == "moustache":
        for side in _SIDES:
            builder.add(
                sphere(0.092, 8, 5),
                look.hair,
                at=(side * 0.075, -0.128, -r * 0.93),
                scale=(1.15, 0.52, 0.6),
                turn=(0.0, 0.0, -side * 0.3),
            )
    if look.beard == "goatee":
        builder.add(sphere(0.1, 8, 6), look.hair, at=(0.0, -0.32, -r * 0.72), scale=(0.9, 0.8, 0.7))


def _add_hair(builder: MeshBuilder, look: Look) -> None:
    r = RADIUS
    # The cap of hair is tipped back, so that it leaves the forehead free and covers the nape.
    builder.add(
        dome(r * 1.06, 10, 3), look.hair, at=(0.0, 0.03, 0.03), turn=(0.42, 0.0, 0.0), scale=(0.98, 1.02, 1.0)
    )
    if look.hair_style == "short":
        for side in _SIDES:
            builder.add(chamfered_box(0.06, 0.2, 0.12, 0.03), look.hair, at=(side * r * 0.92, -0.06, -0.06))
    if look.hair_style == "ponytail":
        tail = [
            (0.0, 0.16, 0.32),
            (0.0, 0.24, 0.54),
            (0.03, 0.16, 0.74),
            (0.06, -0.04, 0.86),
            (0.03, -0.24, 0.84),
        ]
        builder.add(tube(tail, 0.105, 7), look.hair)
        builder.add(cone(0.105, 0.2, 7), look.hair, at=tail[-1], turn=(np.pi - 0.1, 0.0, 0.0))
        builder.add(
            torus(0.09, 0.035, 10, 5), palette.NEON_PINK, at=(0.0, 0.18, 0.38), turn=(np.pi / 2, 0.0, 0.0)
        )
        # A fringe swept to one side, and strands before the ears.
        for x, width, tilt in ((-0.2, 0.16, 0.5), (-0.07, 0.17, 0.25), (0.08, 0.16, 0.0), (0.2, 0.13, -0.4)):
            builder.add(
                sphere(width, 7, 4),
                look.hair,
                at=(x, 0.23, -r * 0.72),
                scale=(0.7, 0.55, 0.6),
                turn=(0.0, 0.0, tilt),
            )
        for side in _SIDES:
            builder.add(sphere(0.1, 8, 5), look.hair, at=(side * 0.31, -0.04, -0.12), scale=(0.5, 1.7, 0.8))
    if look.hair_style == "bob":
        builder.add(
            lathe(((0.34, -0.34), (0.43, -0.16), (0.37, 0.14)), 10, smooth=True, turn=np.pi),
            look.hair,
            turn=(0.0, -np.pi / 2, 0.0),
        )
        for side in _SIDES:
            builder.add(sphere(0.12, 7, 5), look.hair, at=(side * 0.33, -0.1, -0.1), scale=(0.5, 1.9, 1.0))
            builder.add(
                sphere(0.17, 7, 4), look.hair, at=(side * 0.13, 0.26, -r * 0.66), scale=(0.9, 0.5, 0.6)
            )
    if look.hair_style == "messy":
        for index in range(12):
            angle = index * 2.4
            spread = 0.06 + 0.024 * index
            builder.add(
                cone(0.12, 0.27, 5),
                look.hair,
                at=(spread * np.cos(angle), 0.31 - spread * 0.42, spread * np.sin(angle) + 0.03),
                turn=(np.sin(angle) * spread * 2.8, 0.0, -np.cos(angle) * spread * 2.8),
            )


def _add_hat(builder: MeshBuilder, look: Look) -> None:
    r = RADIUS
    if look.hat == "cap":
        builder.add(dome(r * 1.1, 12, 4), look.hat_color, turn=(0.1, 0.0, 0.0))
        builder.add(cylinder(0.27, 0.045, 12), look.hat_color, at=(0.0, 0.03, -0.36), turn=(-0.14, 0.0, 0.0))
        builder.add(bulb(0.05), palette.WHITE, at=(0.0, r * 1.1, 0.0))
        builder.add(
            chamfered_box(0.26, 0.18, 0.05, 0.02),
            palette.CREAM,
            at=(0.0, 0.07, -r * 1.03),
            turn=(0.25, 0.0, 0.0),
        )
    if look.hat == "cowboy":
        builder.add(
            lathe(((0.38, 0.0), (0.66, 0.06), (0.64, 0.09), (0.36, 0.07)), 16, smooth=True),
            look.hat_color,
            at=(0.0, 0.06, 0.0),
            scale=(1.0, 1.0, 1.1),
        )
        builder.add(frustum(0.37, 0.29, 0.34, 12), look.hat_color, at=(0.0, 0.08, 0.0))
        builder.add(frustum(0.375, 0.36, 0.08, 12), palette.BLACK, at=(0.0, 0.12, 0.0))
    if look.hat == "helmet":
        builder.add(
            dome(r * 1.17, 14, 5),
            look.hat_color,
            at=(0.0, 0.0, 0.02),
            turn=(0.12, 0.0, 0.0),
            scale=(0.95, 0.95, 1.1),
        )
        arc = np.linspace(-1.1, 1.1, 8)
        for x in (-0.15, 0.0, 0.15):
            over = [
                (x, 0.02 + r * 1.12 * np.cos(a) - abs(x) * 0.35, 0.03 + r * 1.26 * np.sin(a)) for a in arc
            ]
            builder.add(tube(over, 0.03, 5), palette.BLACK)
        builder.add(cylinder(0.33, 0.05, 12), palette.BLACK, at=(0.0, 0.0, -0.16), scale=(0.9, 1.0, 1.0))
        for side in _SIDES:
            builder.add(
                tube([(side * 0.33, 0.0, -0.02), (side * 0.24, -0.3, -0.16), (0.0, -0.45, -0.2)], 0.016, 4),
                palette.BLACK,
            )
