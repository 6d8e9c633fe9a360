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


_BRIGHT = (1.0, 1.0, 1.0, 1.0)
_DARK = (0.3, 0.28, 0.26, 1.0)
_FADE_SECONDS = 0.7


class StringLights(Node3D):
    """Poles with one string of bulbs from each pole to the next.

    Attributes:
        strings: The strings, in the order in which they go dark.
    """

    def __init__(self, poles: Sequence[tuple[float, float]]) -> None:
        super().__init__(name="String lights")
        self.add_child(MeshInstance3D(_poles(poles), name="Poles", static=True))
        self.strings: list[MeshInstance3D] = []
        self._lit = [True] * (len(poles) - 1)
        for number, (start, end) in enumerate(pairwise(poles)):
            builder = MeshBuilder()
            ends = ((start[0], _HEIGHT, start[1]), (end[0], _HEIGHT, end[1]))
            add_string_lights(builder, *ends, _COLORS, sag=0.9, bulbs=9)
            string = MeshInstance3D(builder.build(), name=f"String {number + 1}", cast_shadow=False)
            self.strings.append(string)
            self.add_child(string)

    @property
    def dark_share(self) -> float:
        """The share of the strings that are dark or fading, 0 to 1."""
        return 1.0 - sum(self._lit) / len(self._lit)

    def set_evening(self, share: float) -> None:
        """Puts out the strings whose time has come; a single one fades while a tree runs.

        Args:
            share: 0 when the evening begins, all of them lit, to 1 when it is over, all dark.
        """
        lit = [number + 0.5 > share * len(self.strings) for number in range(len(self.strings))]
        changed = [
            number for number, (is_lit, was) in enumerate(zip(lit, self._lit, strict=True)) if is_lit != was
        ]
        self._lit = lit
        for number in changed:
            string = self.strings[number]
            glow, tint = (1.0, _BRIGHT) if lit[number] else (0.0, _DARK)
            if self.tree is None or len(changed) > 1 or lit[number]:
                string.glow, string.tint = glow, tint
                continue
            fading = self.tree.create_tween()
            fading.tween_property(string, "glow", glow, _FADE_SECONDS)
            fading.parallel().tween_property(string, "tint", tint, _FADE_SECONDS)


def _poles(poles: Sequence[tuple[float, float]]) -> Mesh:
    builder = MeshBuilder()
    for x, z in poles:
        builder.add(cylinder(0.1, _HEIGHT + 0.2, 6), palette.WOOD_DARK, at=(x, 0.0, z))
        builder.add(bulb(0.2), palette.NEON_AMBER, at=(x, _HEIGHT + 0.35, z), glow=255)
    return builder.build()
