"""How marks on a board are seen, and how they are pointed at."""

from __future__ import annotations

from math import dist, hypot
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sorry_people.app.stage import Stage
    from sorry_people.scene import Node3D

PICK_REACH = 42.0
"""Pixels around a mark within which the pointer is on it, in a window of 720 pixels' height."""

FULL_SIZE_AT = 55.0
"""Distance from which on marks grow with the distance."""

LARGEST = 2.2
MARKED = 1.25
"""How much larger the mark is that is shown whole."""

TAG_BELOW = 13
"""Design pixels from the middle of a mark to the upper edge of its tag."""


def keep_size(
    stage: Stage, marks: Iterable[tuple[int, Node3D]], marked: int | None, grown: float = 1.0
) -> None:
    """Has marks as large on the screen from afar as from near by.

    Args:
        stage: Whose camera sees them.
        marks: Each with its number.
        marked: The number of the one that is shown whole; None for none.
        grown: How much sooner than usual they grow.
    """
    for index, mark in marks:
        away = dist(stage.camera.position, mark.global_position)
        size = min(max(away / FULL_SIZE_AT * grown, 1.0), LARGEST) * (MARKED if index == marked else 1.0)
        if abs(mark.scale[0] - size) > 0.01:
            mark.scale = (size, size, size)


def nearest(stage: Stage, marks: Iterable[tuple[int, Node3D]], point: tuple[int, int]) -> int | None:
    """The number of the mark nearest to a pixel, if it is near."""
    best, least = None, PICK_REACH * max(1.0, stage.viewport[1] / 720)
    for index, mark in marks:
        x, y, depth = stage.camera.project(mark.global_position, stage.viewport)
        away = hypot(x - point[0], y - point[1])
        if depth > 0.0 and away < least:
            best, least = index, away
    return best
