"""What marks each rider on the board: a colour, and an emblem that tells without colour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.story import portrait

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2


class Emblem(StrEnum):
    """The outline that stands for a rider wherever hue alone would not do."""

    CIRCLE = "circle"
    SQUARE = "square"
    STAR = "star"
    TRIANGLE = "triangle"


@dataclass(frozen=True, slots=True)
class Livery:
    """A rider's marks.

    Attributes:
        color: For lanes, stones, flags and panels (sRGB).
        deep: The same hue darker, for shaded parts and writing.
        accent: A light colour that is set against it.
        emblem: The outline on flags, lanes and stones.
    """

    color: Color
    deep: Color
    accent: Color
    emblem: Emblem


def _livery(rider: Rider, color: Color, deep: Color, accent: Color) -> Livery:
    return Livery(color, deep, accent, Emblem(portrait(rider).emblem))


LIVERIES: Mapping[Rider, Livery] = {
    Rider.BUCKY: _livery(Rider.BUCKY, (226, 58, 46), (134, 26, 24), (255, 226, 206)),
    Rider.TERRENCE: _livery(Rider.TERRENCE, (62, 142, 246), (22, 66, 146), (214, 236, 255)),
    Rider.BETHANY: _livery(Rider.BETHANY, (255, 206, 58), (186, 96, 36), (255, 120, 178)),
    Rider.CHUCK: _livery(Rider.CHUCK, (76, 196, 92), (22, 100, 52), (226, 255, 206)),
}
"""What everything in the world is painted with when it is built."""

LIVERIES_FOR_ALL_EYES: Mapping[Rider, Livery] = {
    Rider.BUCKY: _livery(Rider.BUCKY, (213, 94, 0), (128, 52, 0), (255, 226, 196)),
    Rider.TERRENCE: _livery(Rider.TERRENCE, (30, 126, 190), (10, 58, 104), (200, 230, 250)),
    Rider.BETHANY: _livery(Rider.BETHANY, (250, 226, 80), (176, 128, 24), (255, 250, 214)),
    Rider.CHUCK: _livery(Rider.CHUCK, (166, 214, 196), (64, 112, 100), (236, 255, 246)),
}
"""Told apart by red-, green- and blue-blind eyes: the four differ in lightness too. See `Paintwork`."""


def outline(emblem: Emblem, size: float) -> Points2:
    """The emblem's counter-clockwise outline, about the origin, within a circle of radius `size`."""
    if emblem is Emblem.STAR:
        return _polygon(10, size, inner=0.45)
    corners = {Emblem.CIRCLE: 20, Emblem.SQUARE: 4, Emblem.TRIANGLE: 3}[emblem]
    return _polygon(corners, size, turn=pi / 4 if emblem is Emblem.SQUARE else 0.0)


def _polygon(corners: int, size: float, *, inner: float = 1.0, turn: float = 0.0) -> Points2:
    points = []
    for corner in range(corners):
        angle = turn + 2 * pi * corner / corners
        radius = size * (inner if corner % 2 else 1.0)
        points.append((-radius * sin(angle), radius * cos(angle)))
    return tuple(points)
