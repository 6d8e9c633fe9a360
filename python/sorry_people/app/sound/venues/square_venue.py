"""What is heard of the square board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.venues.dark_share import dark_share
from sorry_people.world.square.happening import pawn_key

if TYPE_CHECKING:
    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.world.riders.vehicle import Vehicle
    from sorry_people.world.square.board import SquareBoard


class SquareVenue:
    """The fair inside the track, and sixteen pawns.

    Attributes:
        vehicles: None.
        pawns: Those of all colours.
        honky_tonk: None: the bar is too far off.
    """

    honky_tonk = None

    def __init__(self, board: SquareBoard) -> None:
        self._board = board
        self.vehicles: list[Vehicle] = []
        self.pawns: list[Node3D] = list(board.pawns.values())

    @property
    def evening(self) -> float:
        """The share of the strings of lights that are dark."""
        return dark_share(self._board.grounds.string_lights)

    @property
    def organ(self) -> Vector:
        """In the carousel."""
        return self._board.grounds.carousel.global_position

    def place_of(self, source: str) -> Vector:
        """Where a pawn such as "Red 2" is.

        Raises:
            KeyError: There is no such pawn.
        """
        return self._board.pawns[pawn_key(source)].global_position
