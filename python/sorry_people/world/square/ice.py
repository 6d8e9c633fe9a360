"""The Ice of the 2013 edition (F5, F6): a block of it round a pawn, with crystals and frost at its foot."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import cone, disc, frustum

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color

_CLEAR: Color = (150, 214, 255)
_FROST: Color = (224, 244, 255)
_ALPHA = 0.5


class Ice(Node3D):
    """Stands round a pawn; add it to the pawn that is on Ice."""

    def __init__(self) -> None:
        super().__init__(name="Ice")
        self.add_child(MeshInstance3D(_crystals(), name="Crystals", cast_shadow=False))
        self.add_child(
            MeshInstance3D(_block(), name="Block", tint=(1.0, 1.0, 1.0, _ALPHA), cast_shadow=False)
        )
        self.add_child(OmniLight3D((0.5, 0.8, 1.0), energy=1.3, radius=6.5, position=(0.0, 2.6, 0.0)))


@cache
def _block() -> Mesh:
    builder = MeshBuilder()
    builder.add(frustum(1.75, 1.5, 2.7, 6), _CLEAR, glow=90)
    builder.add(frustum(1.5, 0.5, 0.9, 6), _FROST, at=(0.0, 2.7, 0.0), glow=90)
    return builder.build()


@cache
def _crystals() -> Mesh:
    builder = MeshBuilder()
    builder.add(disc(2.15, 12), _FROST, at=(0.0, 0.08, 0.0), glow=110)
    for number in range(9):
        angle = 2 * pi * number / 9 + 0.3
        height = (1.5, 0.9, 1.2)[number % 3]
        builder.add(
            cone(0.4, height, 5),
            _FROST if number % 2 else _CLEAR,
            at=(1.72 * sin(angle), 0.02, 1.72 * cos(angle)),
            turn=(0.42 * cos(angle), 0.0, -0.42 * sin(angle)),
            glow=130,
        )
    return builder.build()
