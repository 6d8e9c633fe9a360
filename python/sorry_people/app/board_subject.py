"""What of the board has to be in view."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app.clear_view import Subject
from sorry_people.rules import DRIVEWAY_SPACES, ROAD_SPACES, Rider
from sorry_people.scene import MeshInstance3D
from sorry_people.world import layout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.world.board import Board

PLACE_PAD = (20.0, 26.0, 20.0, 44.0)
"""Design pixels to the left of, above, right of and below a space: for the emblem over a rider, a move's ring
and its number below."""

EVERY = 3
"""Of the road's spaces one in so many is enough: the room round it is wider than what lies between."""

ROOF_PAD = (4.0, 4.0, 4.0, 4.0)
LOWEST_WALL = 1.0
"""From how high up a home has to be in view: its yard may be cut off."""

HEAD = 3.2
"""How high a rider on a vehicle is."""


@lru_cache(maxsize=8)
def whole_board(board: Board, scale: float) -> Subject:
    """The road, the gates, the driveways and the homes.

    Args:
        board: The world.
        scale: Pixels for a design pixel.
    """
    places = [layout.road_pose(space).position for space in range(0, ROAD_SPACES, EVERY)]
    for rider in Rider:
        names = ("fair", "home", *(f"driveway {space}" for space in range(1, DRIVEWAY_SPACES + 1)))
        places += [layout.place_pose(name, rider).position for name in names]
    roofs = [corner for rider in Rider for corner in _corners(board.homes[rider])]
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


def _corners(home: Node3D) -> list[Vector]:
    """Of the box round what stands of a home."""
    meshes = [node for node in home.walk() if isinstance(node, MeshInstance3D)]
    transforms = [(node.mesh.positions, node.global_transform) for node in meshes]
    places = np.concatenate([at @ to[:3, :3].T + to[:3, 3] for at, to in transforms])
    walls = places[places[:, 1] > LOWEST_WALL]
    return list(product(*zip(walls.min(axis=0).tolist(), walls.max(axis=0).tolist(), strict=True)))
