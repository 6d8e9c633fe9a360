"""What of the board has to be in view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sorry_people.app.clear_view import Subject
from sorry_people.rules import DRIVEWAY_SPACES, ROAD_SPACES, Rider
from sorry_people.world import layout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sorry_people.scene.vectors import Vector

PLACE_PAD = (20.0, 26.0, 20.0, 44.0)
"""Design pixels to the left of, above, right of and below a space: for the emblem over a rider, a move's ring
and its number below."""

EVERY = 3
"""Of the road's spaces one in so many is enough: the room round it is wider than what lies between."""

ROOF_PAD = (4.0, 4.0, 4.0, 4.0)
HOUSE_REACH, ROOF_HEIGHT = 4.0, 5.0
"""Half the side of the square round a parked rider that a home stands in, and how high it is."""

HEAD = 3.2
"""How high a rider on a vehicle is."""


@lru_cache(maxsize=8)
def whole_board(scale: float) -> Subject:
    """The road, the gates, the driveways and the homes.

    Args:
        scale: Pixels for a design pixel.
    """
    places = [layout.road_pose(space).position for space in range(0, ROAD_SPACES, EVERY)]
    for rider in Rider:
        names = ("fair", "home", *(f"driveway {space}" for space in range(1, DRIVEWAY_SPACES + 1)))
        places += [layout.place_pose(name, rider).position for name in names]
    roofs = [corner for rider in Rider for corner in _corners(layout.home_pose(rider).position)]
    return places_in_view(places, scale) | Subject.of(roofs, _scaled(ROOF_PAD, scale))


def places_in_view(places: Iterable[Vector], scale: float) -> Subject:
    """Spaces with all that may stand on them."""
    ground = list(places)
    heads = [(x, y + HEAD, z) for x, y, z in ground]
    left, above, right, below = _scaled(PLACE_PAD, scale)
    return Subject.of(ground, (left, 0.0, right, below)) | Subject.of(heads, (left, above, right, 0.0))


def _scaled(pad: tuple[float, float, float, float], scale: float) -> tuple[float, float, float, float]:
    left, above, right, below = (side * scale for side in pad)
    return left, above, right, below


def _corners(home: Vector) -> list[Vector]:
    x, _, z = home
    sides = (-HOUSE_REACH, HOUSE_REACH)
    return [(x + dx, y, z + dz) for dx in sides for dz in sides for y in (0.0, ROOF_HEIGHT)]
