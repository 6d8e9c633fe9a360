"""From the colours that people choose to amounts of light."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color


@lru_cache(maxsize=256)
def linear_light(color: Color) -> Color:
    """Linear light of an sRGB colour, each part from 0 to 1.

    >>> [round(part, 3) for part in linear_light((0.0, 0.5, 1.0))]
    [0.0, 0.214, 1.0]
    """
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color
    )
    return red, green, blue


def scaled(color: Color, energy: float) -> Color:
    """Linear light of an sRGB colour, times an energy."""
    red, green, blue = linear_light(color)
    return red * energy, green * energy, blue * energy
