"""What is heard of the county road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.venues.dark_share import dark_share
from sorry_people.rules import StoryStop

if TYPE_CHECKING:
    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.world.board import Board
    from sorry_people.world.riders.vehicle import Vehicle


class RoadVenue:
    """The fair in the middle, the bar down the road, and four engines.

    Attributes:
        vehicles: The riders' vehicles.
        pawns: None.
        honky_tonk: Where the bar is.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._sources: dict[str, Node3D] = dict((*board.vehicles.items(), *board.landmarks.items()))
        self.vehicles: list[Vehicle] = list(board.vehicles.values())
        self.pawns: list[Node3D] = []
        self.honky_tonk: Vector = board.landmarks[StoryStop.HONKY_TONK].global_position

    @property
    def evening(self) -> float:
        """The share of the strings of lights that are dark."""
        return dark_share(self._board.fair.string_lights)

    @property
    def organ(self) -> Vector:
        """In the carousel."""
        return self._board.fair.carousel.global_position

    def place_of(self, source: str) -> Vector:
        """Where a rider's vehicle or a story stop's landmark is.

        Raises:
            KeyError: It is neither.
        """
        return self._sources[source].global_position
