"""What marks each rider on the board: a colour, and an emblem that tells without colour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.rules import Rider

if TYPE_CHECKING:
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


LIVERIES: dict[Rider, Livery] = {
    Rider.BUCKY: Livery((226, 58, 46), (134, 26, 24), (255, 226, 206), Emblem.CIRCLE),
    Rider.TERRENCE: Livery((62, 142, 246), (22, 66, 146), (214, 236, 255), Emblem.SQUARE),
    Rider.BETHANY: Livery((255, 206, 58), (186, 96, 36), (255, 120, 178), Emblem.STAR),
    Rider.CHUCK: Livery((76, 196, 92), (22, 100, 52), (226, 255, 206), Emblem.TRIANGLE),
}


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
