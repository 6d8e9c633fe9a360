"""Strings of bulbs over the midway, that can be put out one after another as the evening goes on."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_string_lights
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import bulb, cylinder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color

_HEIGHT = 5.2
_COLORS: tuple[Color, ...] = (palette.BULB, palette.NEON_PINK, palette.BULB, palette.NEON_CYAN)


class StringLights(Node3D):
    """Poles with one string of bulbs from each pole to the next.

    Attributes:
        strings: The strings, in the order in which they go dark.
    """

    def __init__(self, poles: Sequence[tuple[float, float]]) -> None:
        super().__init__(name="String lights")
        self.add_child(MeshInstance3D(_poles(poles), name="Poles", static=True))
        self.strings: list[MeshInstance3D] = []
        for number, (start, end) in enumerate(pairwise(poles)):
            builder = MeshBuilder()
            ends = ((start[0], _HEIGHT, start[1]), (end[0], _HEIGHT, end[1]))
            add_string_lights(builder, *ends, _COLORS, sag=0.9, bulbs=9)
            string = MeshInstance3D(builder.build(), name=f"String {number + 1}", cast_shadow=False)
            self.strings.append(string)
            self.add_child(string)

    def set_evening(self, share: float) -> None:
        """Puts out the strings whose time has come.

        Args:
            share: 0 when the evening begins, all of them lit, to 1 when it is over, all dark.
        """
        dark = share * len(self.strings)
        for number, string in enumerate(self.strings):
            lit = number + 0.5 > dark
            string.glow = 1.0 if lit else 0.0
            string.tint = (1.0, 1.0, 1.0, 1.0) if lit else (0.3, 0.28, 0.26, 1.0)


def _poles(poles: Sequence[tuple[float, float]]) -> Mesh:
    builder = MeshBuilder()
    for x, z in poles:
        builder.add(cylinder(0.1, _HEIGHT + 0.2, 6), palette.WOOD_DARK, at=(x, 0.0, z))
        builder.add(bulb(0.2), palette.NEON_AMBER, at=(x, _HEIGHT + 0.35, z), glow=255)
    return builder.build()
