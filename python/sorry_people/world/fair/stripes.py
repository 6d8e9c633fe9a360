"""The striped canvas of the fair's tents and stalls."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from sorry_people.world import palette

if TYPE_CHECKING:
    from sorry_people.world.palette import Color

Stripes: TypeAlias = "tuple[Color, Color]"
"""The colors of two neighbouring stripes."""

RED: Stripes = (palette.RED, palette.CREAM)
BLUE: Stripes = (palette.BLUE, palette.WHITE)
GOLD: Stripes = (palette.YELLOW, palette.WHITE)
GREEN: Stripes = (palette.GREEN, palette.CREAM)
PURPLE: Stripes = (palette.PURPLE, palette.YELLOW)
