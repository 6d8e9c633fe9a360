"""Shows on the Express table what happened, and holds the picture against the engine."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.rules import ExpressEvent
from sorry_people.session import Rolled
from sorry_people.world.express.layout import BOUNDS, TABLE_RADIUS, seat_pose
from sorry_people.world.express.table import ExpressTable

if TYPE_CHECKING:
    from sorry_people.app.script import Steps
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Colour, ExpressGame
    from sorry_people.scene.vectors import Vector

FOLLOW_DISTANCE = 26.0
FOLLOW_PITCH = 0.85
PAWNS_TO_WIN = 4
EDGE_PARTS = 24


class ExpressView:
    """Pawns, dials and dice on the table, moved event by event.

    Attributes:
        table: The table in the world.
        follows: Whether the camera goes to whoever's turn it is.
    """

    def __init__(self, stage: Stage, game: ExpressGame) -> None:
        self._stage = stage
        self.table = ExpressTable()
        self.follows = False
        self.table.set_position(game.to_dict())
        stage.show_world(self.table, BOUNDS)
        self._darken(game)

    def show(self, event: ExpressEvent | Rolled) -> Steps:
        """Plays what an event looks like; one that is not seen on the table takes no time."""
        tween = None
        if isinstance(event, Rolled):
            tween = self.table.roll(event.faces, reduced_motion=self._stage.is_calm)
        elif isinstance(event, ExpressEvent):
            tween = self.table.animate(event, reduced_motion=self._stage.is_calm)
        if tween is not None:
            yield tween

    def settle(self, game: ExpressGame) -> None:
        """Holds the picture against the game; an `AssertionError` is a fault of the program."""
        wrong = self.table.disagreements(game.to_dict())
        assert not wrong, "; ".join(wrong)
        self.table.set_turn(None if game.turn is None else str(game.turn))
        self._darken(game)

    def look_at(self, player: Colour) -> None:
        """The camera goes to a player's base, if it rides along."""
        self.table.set_turn(str(player))
        if self.follows:
            players = self.table.players
            x, y, z = seat_pose(players.index(str(player)), len(players)).position
            self._stage.rig.look((x * 0.7, y, z * 0.7), pitch=FOLLOW_PITCH, distance=FOLLOW_DISTANCE)

    def outline(self) -> list[Vector]:
        """The table's edge."""
        angles = [2.0 * pi * part / EDGE_PARTS for part in range(EDGE_PARTS)]
        return [(TABLE_RADIUS * cos(angle), 0.0, TABLE_RADIUS * sin(angle)) for angle in angles]

    def leave(self) -> None:
        """Takes the table out of the world."""
        self._stage.show_world(None)

    def _darken(self, game: ExpressGame) -> None:
        """It gets dark as a wedge fills."""
        self.table.set_evening(0.3 + 0.7 * max(game.home.values()) / PAWNS_TO_WIN)
