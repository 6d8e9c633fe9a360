"""Shows on the square board what happened at the table, and holds the picture against the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import SquareEvent
from sorry_people.world.square.board import SquareBoard
from sorry_people.world.square.layout import BOUNDS, PAWN_NUMBERS, TRACK_SPACES, start_pose, track_pose

if TYPE_CHECKING:
    from sorry_people.app.script import Steps
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Colour, SquareGame
    from sorry_people.scene.vectors import Vector

FOLLOW_DISTANCE = 38.0
FOLLOW_PITCH = 0.75


class SquareView:
    """The pawns on the square board, moved event by event.

    Attributes:
        board: The board in the world.
        follows: Whether the camera rides along with whoever moves.
    """

    def __init__(self, stage: Stage, game: SquareGame) -> None:
        self._stage = stage
        self.board = SquareBoard()
        self.follows = False
        self.board.set_position(game.to_dict())
        stage.show_world(self.board, BOUNDS)
        self._darken(game)

    def show(self, event: SquareEvent) -> Steps:
        """Plays what an event looks like; an event that is not seen on the board takes no time."""
        if not isinstance(event, SquareEvent):
            return
        if self.follows and event.pawn is not None and event.kind in {"moved", "swapped", "replaced"}:
            colour, _, number = event.pawn.rpartition(" ")
            pawn = self.board.pawns[colour, int(number)]
            self._stage.rig.follow(pawn, distance=FOLLOW_DISTANCE, pitch=FOLLOW_PITCH)
        tween = self.board.animate(event, reduced_motion=self._stage.is_calm)
        if tween is not None:
            yield tween

    def settle(self, game: SquareGame) -> None:
        """Holds the picture against the game; an `AssertionError` is a fault of the program."""
        wrong = self.board.disagreements(game.to_dict())
        assert not wrong, "; ".join(wrong)
        self.board.set_turn(None if game.turn is None else str(game.turn))
        self._darken(game)

    def look_at(self, player: Colour) -> None:
        """The camera goes to a player's START, if it rides along."""
        self.board.set_turn(str(player))
        if self.follows:
            x, y, z = start_pose(str(player)).position
            self._stage.rig.look((x * 0.6, y, z * 0.6), pitch=FOLLOW_PITCH, distance=FOLLOW_DISTANCE * 1.6)

    def outline(self) -> list[Vector]:
        """The track, beside which the yards lie."""
        return [track_pose(space).position for space in range(TRACK_SPACES)]

    def leave(self) -> None:
        """Takes the board out of the world."""
        self._stage.show_world(None)

    def _darken(self, game: SquareGame) -> None:
        """It gets dark as the pawns of whoever is first get HOME."""
        most = max(_way_home(places) for places in game.pawns.values())
        self.board.set_evening(most)


def _way_home(places: list[str]) -> float:
    """How much of a colour is HOME, 0 to 1; a pawn in the safety zone is nearly there."""
    worth = {"home": 1.0, "safety": 0.8, "track": 0.25, "start": 0.0}
    return sum(worth[place.partition(" ")[0]] for place in places) / max(len(places), PAWN_NUMBERS - 1)
