"""A table of an edition on the square board."""

from sorry_people.rules import Colour, SquareGame, SquareMove
from sorry_people.session.edition import Edition
from sorry_people.session.table import Table
from sorry_people.session.table_event import SquareTableEvent


class SquareTable(Table[Colour, SquareMove, SquareGame, SquareTableEvent]):
    """A game of Classic, Teams, Points or 2013 with its seats."""

    @property
    def player(self) -> Colour | None:
        """Who must act: in Points whoever must draw back up to five comes before the next turn (KP1)."""
        return self.game.drawer if self.game.needs_draw else self.game.turn

    @property
    def hides_hands(self) -> bool:
        """In Points (KP3)."""
        return self.start.edition is Edition.POINTS
