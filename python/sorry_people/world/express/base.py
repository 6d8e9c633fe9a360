"""A player's base: the dial with its four wedges, the frame of the HOME wedge, and the waiting area (X1)."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import Mesh, MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.express import layout
from sorry_people.world.express.layout import BLOCK, DIAL_RADIUS, FLOOR, SLOT, WAITING_BACK, WAITING_SIZE
from sorry_people.world.livery import outline
from sorry_people.world.shapes import annulus, bulb, chamfered_box, cylinder, lathe, plate, tube
from sorry_people.world.square.colours import COLOURS, PAINT, TWINS, light_of

if TYPE_CHECKING:
    from sorry_people.world.livery import Livery

_DIM = 0.25
_WEDGE_STEPS = 8


class PlayerBase(Node3D):
    """One player's part of the table, looking along -z at its middle.

    Attributes:
        player: Whose it is.
        dial: Turns about y; `layout.wedge_turn` tells how far for a colour.
    """

    def __init__(self, player: str, seat: int, players: int) -> None:
        pose = layout.seat_pose(seat, players)
        super().__init__(name=f"{player}'s base", position=pose.position, rotation=(0.0, pose.yaw, 0.0))
        self.player = player
        self.add_child(MeshInstance3D(_still_mesh(player), name="Still", static=True))
        self.dial = MeshInstance3D(_dial_mesh(), name="Dial")
        self.add_child(self.dial)
        self._bulbs = MeshInstance3D(_bulbs_mesh(player), name="Bulbs", glow=_DIM, cast_shadow=False)
        self.add_child(self._bulbs)
        self._light = OmniLight3D(light_of(PAINT[player]), energy=0.9, radius=9.0, static=True, name="Light")
        self._light.position = (0.0, 4.5, WAITING_BACK)
        self.add_child(self._light)

    def wear(self, livery: Livery) -> None:
        """Shines in another livery; the meshes are painted over by `Paintwork`."""
        self._light.color = light_of(livery)

    def set_turn(self, turn: bool) -> None:
        """Whether it is this player's turn: the bulbs round the dial are then lit."""
        self._bulbs.glow = 1.0 if turn else _DIM


@cache
def _dial_mesh() -> Mesh:
    """Four wedges with their emblems; at rest the first colour's is toward -z."""
    builder = MeshBuilder()
    builder.add(lathe(((DIAL_RADIUS, 0.08), (DIAL_RADIUS, FLOOR)), 32), palette.WOOD_DARK)
    for number, colour in enumerate(COLOURS):
        paint = PAINT[colour]
        with builder.placed(turn=(0.0, -number * pi / 2, 0.0)):
            edges = np.linspace(-pi / 4, pi / 4, _WEDGE_STEPS + 1)
            rim = [(DIAL_RADIUS * sin(a), DIAL_RADIUS * cos(a)) for a in edges]
            builder.add(plate(((0.0, 0.0), *rim)), paint.deep, at=(0.0, FLOOR - 0.02, 0.0), glow=50)
            inner = [(4.75 * sin(a), 4.75 * cos(a)) for a in edges * 0.9]
            builder.add(plate(((0.0, 0.4), *inner)), paint.color, at=(0.0, FLOOR - 0.005, 0.0), glow=40)
            mark = plate(outline(paint.emblem, 0.62))
            builder.add(mark, paint.accent, at=(0.0, FLOOR + 0.01, -3.0), glow=120)
    builder.add(cylinder(0.55, 0.3, 12), palette.GOLD, at=(0.0, FLOOR, 0.0), glow=60)
    builder.add(bulb(0.3), palette.GOLD, at=(0.0, FLOOR + 0.4, 0.0), glow=160)
    return builder.build()


@cache
def _bulbs_mesh(player: str) -> Mesh:
    builder = MeshBuilder()
    for number in range(24):
        angle = 2 * pi * (number + 0.5) / 24
        at = ((DIAL_RADIUS + 0.5) * sin(angle), 0.42, (DIAL_RADIUS + 0.5) * cos(angle))
        builder.add(bulb(0.22), palette.BULB if number % 2 else PAINT[player].color, at=at, glow=255)
    return builder.build()


@cache
def _still_mesh(player: str) -> Mesh:
    builder = MeshBuilder()
    paint = PAINT[player]
    profile = ((DIAL_RADIUS + 0.85, 0.0), (DIAL_RADIUS + 0.75, 0.26), (DIAL_RADIUS + 0.08, 0.26))
    builder.add(lathe(profile, 32), paint.deep, glow=50)
    _add_frame(builder)
    _add_waiting_area(builder, player)
    return builder.build()


def _add_frame(builder: MeshBuilder) -> None:
    """A golden frame round the HOME wedge, with a pointer at its rim."""
    edges = np.linspace(-pi / 4, pi / 4, 9)
    reach = DIAL_RADIUS + 0.06
    arc = [(reach * sin(a), FLOOR + 0.08, -reach * cos(a)) for a in edges]
    spoke = [(0.0, FLOOR + 0.08, 0.0)]
    builder.add(tube([*spoke, arc[0]], 0.1, 5), palette.GOLD, glow=150)
    builder.add(tube([*spoke, arc[-1]], 0.1, 5), palette.GOLD, glow=150)
    builder.add(tube(arc, 0.1, 5), palette.GOLD, glow=150)
    pointer = plate(((-0.7, 0.75), (0.7, 0.75), (0.0, -0.35)))
    builder.add(pointer, palette.GOLD, at=(0.0, FLOOR + 0.06, -reach - 0.25), glow=170)


def _add_waiting_area(builder: MeshBuilder, player: str) -> None:
    """A tray with a block of four spots for each colour, and the player's emblem at both ends."""
    paint = PAINT[player]
    width, depth = WAITING_SIZE
    with builder.placed(at=(0.0, 0.0, WAITING_BACK)):
        builder.add(chamfered_box(width + 0.5, FLOOR - 0.08, depth + 0.5, 0.12), paint.deep, glow=50)
        builder.add(chamfered_box(width, FLOOR - 0.02, depth, 0.1), palette.WOOD_GREY, glow=20)
        for number, colour in enumerate(COLOURS):
            x = (number - 1.5) * BLOCK
            block = PAINT[colour]
            builder.add(
                chamfered_box(BLOCK - 0.3, 0.1, depth - 0.4, 0.04),
                block.deep,
                at=(x, FLOOR - 0.1, 0.0),
                glow=40,
            )
            mark = plate(outline(block.emblem, 0.36))
            builder.add(mark, block.accent, at=(x, FLOOR + 0.012, 0.0), glow=110)
            for dx in (-SLOT / 2, SLOT / 2):
                for dz in (-SLOT / 2, SLOT / 2):
                    at = (x + dx, FLOOR + 0.012, dz)
                    builder.add(annulus(0.62, 0.78, 16), block.color, at=at, glow=110)
        for side in (-1.0, 1.0):
            at = (side * (width / 2 + 0.75), 0.0, 0.0)
            builder.add(cylinder(0.4, 0.3, 10), paint.deep, at=at, glow=50)
            builder.add(cylinder(0.12, 1.1, 6), palette.GOLD, at=at, glow=60)
            add_emblem(builder, TWINS[player], (at[0], 1.5, 0.0), 0.5, glow=150)
