"""The four toy figures: turned and painted wood, as won at a county fair, each with a hat of its own.

Red is a ringmaster with a top hat, Blue a cowboy, Yellow the queen of the fair with a crown, Green a clown
with a pointed hat. They stand on y = 0, look along -z and are about four units tall.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import outline
from sorry_people.world.shapes import bulb, cone, dome, extrude, frustum, lathe, sphere, torus, tube
from sorry_people.world.square.colours import PAINT

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.shapes import Points2

HEIGHT = 4.1
"""From the floor to the top of the hats, about."""

FOOT = 1.3
"""Radius of the base."""

_GLOW = 46
_HEAD = 2.72
_HEAD_RADIUS = 0.62
_BEECH = (226, 178, 122)
_BODY: Points2 = ((0.98, 0.42), (0.86, 0.7), (0.66, 1.15), (0.6, 1.5), (0.74, 1.8), (0.66, 2.06), (0.3, 2.2))
_GOWN: Points2 = ((1.16, 0.42), (1.04, 0.62), (0.7, 1.1), (0.46, 1.45), (0.66, 1.8), (0.6, 2.06), (0.28, 2.2))


@cache
def figure_mesh(colour: str) -> Mesh:
    """A colour's figure, always the same mesh."""
    builder = MeshBuilder()
    paint = PAINT[colour]
    _add_base(builder, colour)
    gown = colour == "Yellow"
    builder.add(lathe(_GOWN if gown else _BODY, 14, smooth=True), paint.color, glow=_GLOW)
    builder.add(torus(0.5, 0.13, 14, 5), paint.accent, at=(0.0, 2.16, 0.0), glow=_GLOW)
    _add_face(builder)
    _HATS[colour](builder)
    return builder.build()


def _add_base(builder: MeshBuilder, colour: str) -> None:
    """A wooden foot with a band in the colour, the emblem on its front and back."""
    paint = PAINT[colour]
    profile = ((0.0, 0.0), (FOOT, 0.0), (FOOT, 0.16))
    builder.add(lathe(profile, 16), paint.deep, glow=_GLOW)
    builder.add(lathe(((FOOT, 0.16), (FOOT - 0.06, 0.34), (0.9, 0.46)), 16), _BEECH, glow=30)
    for turn in (0.0, pi):
        with builder.placed(turn=(0.0, turn, 0.0)):
            builder.add(
                extrude(outline(paint.emblem, 0.36), 0.08),
                paint.accent,
                at=(0.0, 1.02, -0.82),
                turn=(0.3, 0.0, 0.0),
                glow=110,
            )


def _add_face(builder: MeshBuilder) -> None:
    builder.add(sphere(_HEAD_RADIUS, 12, 6), _BEECH, at=(0.0, _HEAD, 0.0), glow=30)
    for side in (-1.0, 1.0):
        builder.add(bulb(0.1), palette.BLACK, at=(side * 0.22, _HEAD + 0.08, -0.56), scale=(1.0, 1.3, 0.8))
        builder.add(bulb(0.13), (236, 120, 96), at=(side * 0.38, _HEAD - 0.12, -0.44), glow=30)
    smile = [(0.24 * cos(a), _HEAD - 0.12 - 0.14 * sin(a), -0.6) for a in (pi * k / 6 for k in range(7))]
    builder.add(tube(smile, 0.035, 3), (126, 44, 40))


def _add_top_hat(builder: MeshBuilder) -> None:
    paint = PAINT["Red"]
    with builder.placed(at=(0.0, _HEAD + 0.36, 0.0), turn=(0.06, 0.0, 0.0)):
        builder.add(lathe(((0.0, 0.0), (0.92, 0.0), (0.92, 0.12), (0.5, 0.14)), 14), paint.deep, glow=_GLOW)
        builder.add(frustum(0.5, 0.58, 1.0, 14), paint.color, at=(0.0, 0.12, 0.0), glow=_GLOW)
        builder.add(lathe(((0.53, 0.0), (0.55, 0.24)), 14), paint.accent, at=(0.0, 0.2, 0.0), glow=90)
    for side in (-1.0, 1.0):
        builder.add(
            sphere(0.17, 7, 4),
            palette.HAIR_BLACK,
            at=(side * 0.17, _HEAD - 0.06, -0.6),
            scale=(1.3, 0.5, 0.6),
            turn=(0.0, 0.0, side * 0.35),
        )
    builder.add(sphere(0.12, 6, 4), (230, 150, 104), at=(0.0, _HEAD + 0.02, -0.66))


def _add_cowboy_hat(builder: MeshBuilder) -> None:
    paint = PAINT["Blue"]
    with builder.placed(at=(0.0, _HEAD + 0.3, 0.0)):
        # A brim that is turned up at the sides: three discs that tilt.
        builder.add(
            lathe(((0.0, 0.0), (1.05, 0.02), (1.05, 0.1), (0.5, 0.12)), 14),
            paint.color,
            scale=(0.8, 1.0, 1.25),
            glow=_GLOW,
        )
        for side in (-1.0, 1.0):
            builder.add(
                lathe(((0.0, 0.0), (0.62, 0.0), (0.62, 0.1), (0.0, 0.1)), 10),
                paint.color,
                at=(side * 0.72, 0.12, 0.0),
                turn=(0.0, 0.0, side * 0.85),
                scale=(0.7, 1.0, 1.35),
                glow=_GLOW,
            )
        builder.add(frustum(0.56, 0.42, 0.66, 12), paint.color, at=(0.0, 0.1, 0.0), glow=_GLOW)
        builder.add(dome(0.42, 12, 3), paint.color, at=(0.0, 0.76, 0.0), scale=(1.0, 0.5, 1.0), glow=_GLOW)
        builder.add(lathe(((0.58, 0.0), (0.55, 0.2)), 12), paint.accent, at=(0.0, 0.12, 0.0), glow=90)
    # A neckerchief.
    builder.add(cone(0.42, 0.6, 3), paint.accent, at=(0.0, 2.1, -0.42), turn=(pi, 0.0, 0.0), glow=_GLOW)


def _add_crown(builder: MeshBuilder) -> None:
    paint = PAINT["Yellow"]
    hair = (176, 96, 44)
    builder.add(sphere(0.66, 10, 6), hair, at=(0.0, _HEAD + 0.06, 0.12), scale=(1.05, 1.0, 0.95))
    for side in (-1.0, 1.0):
        builder.add(sphere(0.26, 7, 4), hair, at=(side * 0.6, _HEAD - 0.3, 0.12))
    with builder.placed(at=(0.0, _HEAD + 0.5, 0.0)):
        builder.add(frustum(0.52, 0.62, 0.34, 12), palette.GOLD, glow=70)
        for point in range(6):
            angle = 2 * pi * point / 6
            x, z = 0.56 * sin(angle), 0.56 * cos(angle)
            builder.add(cone(0.22, 0.72, 4), palette.GOLD, at=(x, 0.28, z), glow=120)
            builder.add(bulb(0.12), paint.accent, at=(x, 1.02, z), glow=200)
    # A sash.
    builder.add(torus(0.7, 0.1, 14, 4), paint.accent, at=(0.0, 1.72, 0.0), turn=(0.0, 0.0, 0.5), glow=_GLOW)


def _add_clown_hat(builder: MeshBuilder) -> None:
    paint = PAINT["Green"]
    for number in range(8):
        angle = 2 * pi * number / 8
        builder.add(
            sphere(0.34, 5, 3),
            paint.accent if number % 2 else palette.WHITE,
            at=(0.68 * sin(angle), 2.16, 0.68 * cos(angle)),
            scale=(1.0, 0.6, 1.0),
            glow=_GLOW,
        )
    for side in (-1.0, 1.0):
        builder.add(sphere(0.32, 6, 4), palette.ORANGE, at=(side * 0.6, _HEAD + 0.06, 0.12), glow=_GLOW)
    builder.add(sphere(0.17, 7, 5), palette.RED, at=(0.0, _HEAD, -0.66), glow=90)
    with builder.placed(at=(0.0, _HEAD + 0.36, 0.04), turn=(0.08, 0.0, 0.0)):
        builder.add(cone(0.58, 1.5, 12), paint.color, glow=_GLOW)
        builder.add(torus(0.5, 0.1, 12, 4), paint.accent, at=(0.0, 0.06, 0.0), glow=_GLOW)
        builder.add(torus(0.3, 0.07, 12, 4), paint.accent, at=(0.0, 0.7, 0.0), glow=_GLOW)
        builder.add(sphere(0.24, 6, 4), palette.WHITE, at=(0.0, 1.5, 0.0), glow=110)


_HATS = {"Red": _add_top_hat, "Blue": _add_cowboy_hat, "Yellow": _add_crown, "Green": _add_clown_hat}
