"""A table of Express."""

from sorry_people.rules import Colour, ExpressGame, ExpressMove
from sorry_people.session.need import Need
from sorry_people.session.table import Table
from sorry_people.session.table_event import ExpressTableEvent


class ExpressTable(Table[Colour, ExpressMove, ExpressGame, ExpressTableEvent]):
    """A game of Express with its seats."""

    @property
    def need(self) -> Need:
        """What must be done next: the dice are rolled where cards would be drawn (X2)."""
        need = super().need
        return Need.ROLL if need is Need.DRAW else need
