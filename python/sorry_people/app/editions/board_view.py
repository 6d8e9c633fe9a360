"""What shows a game of an older edition in the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from sorry_people.app.script import Steps
    from sorry_people.rules import Colour
    from sorry_people.scene.vectors import Vector

EventT_contra = TypeVar("EventT_contra", contravariant=True)
GameT_contra = TypeVar("GameT_contra", contravariant=True)


class EditionBoardView(Protocol[GameT_contra, EventT_contra]):
    """A board in the world, moved event by event.

    Attributes:
        follows: Whether the camera rides along with whoever moves.
    """

    follows: bool

    def show(self, event: EventT_contra) -> Steps:
        """Plays what an event looks like."""

    def settle(self, game: GameT_contra) -> None:
        """Holds the picture against the game; an `AssertionError` is a fault of the program."""

    def look_at(self, player: Colour) -> None:
        """The camera goes to a player's part of the board, if it rides along."""

    def outline(self) -> list[Vector]:
        """Places all round that have to be seen for the whole board to be seen."""

    def leave(self) -> None:
        """Takes the board out of the world."""
