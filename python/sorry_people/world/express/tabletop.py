"""The table: planks in a round rim over a striped cloth, START in the middle, the tray for the dice."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.express import layout
from sorry_people.world.express.layout import DICE_RADIUS, FLOOR, SLOT, START_RADIUS, TABLE_RADIUS
from sorry_people.world.express.props import add_props
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.livery import outline
from sorry_people.world.shapes import annulus, bulb, cylinder, disc, lathe, plate, torus
from sorry_people.world.square.colours import COLOURS, PAINT

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color

_PLANK = 3.2
_WOODS: tuple[Color, ...] = ((156, 112, 70), (142, 100, 62), (166, 122, 78), (148, 106, 68))
_FELT: Color = (34, 92, 74)


def tabletop_mesh(players: int) -> Mesh:
    """Everything of the table that is the same for all players."""
    builder = MeshBuilder()
    _add_planks(builder)
    _add_rim(builder)
    _add_start(builder)
    x, _, z = layout.dice_pose(players).position
    with builder.placed(at=(x, 0.0, z)):
        _add_dice_tray(builder)
    for number, spot in enumerate(layout.free_spots(players)):
        with builder.placed(at=spot.position, turn=(0.0, spot.yaw + 0.5, 0.0)):
            add_props(builder, number)
    return builder.build()


def _add_planks(builder: MeshBuilder) -> None:
    inner = TABLE_RADIUS - 0.4
    edges = np.arange(-inner, inner + _PLANK, _PLANK)
    for number, low in enumerate(edges[:-1]):
        # A plank's ends follow the round rim.
        sides = np.clip(np.linspace(low + 0.05, low + _PLANK - 0.05, 5), -inner, inner)
        reach = [sqrt(max(inner**2 - float(z) ** 2, 0.0)) for z in sides]
        right = [(r, -float(z)) for r, z in zip(reach, sides, strict=True)]
        left = [(-r, -float(z)) for r, z in zip(reach[::-1], sides[::-1], strict=True)]
        outline_ = _without_doubles([*right, *left])
        builder.add(plate(outline_), _WOODS[number % len(_WOODS)], glow=12)
    builder.add(disc(inner, 40), (70, 48, 32), at=(0.0, -0.05, 0.0))


def _without_doubles(points: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    kept: list[tuple[float, float]] = []
    for point in points:
        if not kept or abs(point[0] - kept[-1][0]) + abs(point[1] - kept[-1][1]) > 1e-6:
            kept.append(point)
    return tuple(kept)


def _add_rim(builder: MeshBuilder) -> None:
    profile = (
        (TABLE_RADIUS - 0.6, -1.2),
        (TABLE_RADIUS + 0.4, -1.2),
        (TABLE_RADIUS + 0.5, 0.1),
        (TABLE_RADIUS + 0.2, 0.4),
        (TABLE_RADIUS - 0.5, 0.4),
        (TABLE_RADIUS - 0.6, -0.04),
    )
    builder.add(lathe(profile, 56), palette.WOOD_DARK, glow=14)
    add_striped_cone(
        builder,
        radius=TABLE_RADIUS + 1.0,
        top=TABLE_RADIUS + 0.35,
        height=3.6,
        at=(0.0, -4.6, 0.0),
        colors=(palette.RED, palette.CREAM),
        stripes=48,
    )
    for number in range(48):
        angle = 2 * pi * number / 48
        at = ((TABLE_RADIUS + 0.05) * sin(angle), 0.58, (TABLE_RADIUS + 0.05) * cos(angle))
        builder.add(bulb(0.26), (palette.BULB, palette.NEON_AMBER)[number % 2], at=at, glow=255)


def _add_start(builder: MeshBuilder) -> None:
    """A low round stage with a quarter for each colour (X1)."""
    profile = ((START_RADIUS + 0.4, 0.0), (START_RADIUS + 0.25, FLOOR - 0.04), (START_RADIUS, FLOOR))
    builder.add(lathe(profile, 36), palette.WOOD_DARK, glow=30)
    for side, colour in enumerate(COLOURS):
        paint = PAINT[colour]
        with builder.placed(turn=(0.0, -side * pi / 2, 0.0)):
            edges = np.linspace(0.0, pi / 2, 9)
            rim = [(START_RADIUS * cos(a), -START_RADIUS * sin(a)) for a in edges]
            builder.add(
                plate(((0.0, 0.0), *rim)),
                paint.color,
                at=(0.0, FLOOR - 0.01, 0.0),
                glow=50,
            )
        for slot in range(4):
            x, _, z = layout.start_pose(colour, slot).position
            builder.add(annulus(0.66, 0.84, 18), paint.accent, at=(x, FLOOR + 0.01, z), glow=110)
            builder.add(disc(0.64, 16), paint.deep, at=(x, FLOOR + 0.005, z), glow=30)
        x, _, z = layout.start_pose(colour, 0).position
        middle = (x + SLOT / 2, FLOOR + 0.012, z + SLOT / 2)
        builder.add(plate(outline(paint.emblem, 0.42)), paint.accent, at=middle, glow=110)
    builder.add(torus(START_RADIUS + 0.1, 0.13, 36, 5), palette.GOLD, at=(0.0, FLOOR, 0.0), glow=110)


def _add_dice_tray(builder: MeshBuilder) -> None:
    """Green felt in a wooden ring."""
    builder.add(disc(DICE_RADIUS, 32), _FELT, at=(0.0, FLOOR, 0.0), glow=30)
    profile = (
        (DICE_RADIUS + 0.55, 0.0),
        (DICE_RADIUS + 0.5, 0.7),
        (DICE_RADIUS + 0.1, 0.8),
        (DICE_RADIUS, FLOOR),
    )
    builder.add(lathe(profile, 32), palette.WOOD_DARK, glow=24)
    builder.add(
        annulus(DICE_RADIUS - 0.5, DICE_RADIUS - 0.36, 32), palette.GOLD, at=(0.0, FLOOR + 0.01, 0.0), glow=90
    )
    for number in range(8):
        angle = 2 * pi * (number + 0.5) / 8
        at = ((DICE_RADIUS + 0.3) * sin(angle), 0.78, (DICE_RADIUS + 0.3) * cos(angle))
        builder.add(cylinder(0.1, 0.05, 6), palette.GOLD, at=at, glow=120)
