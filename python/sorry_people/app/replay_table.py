"""Tables at which a saved game is played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from typing_extensions import TypeVar

from sorry_people.rules import Colour, ExpressGame, ExpressMove, SquareGame, SquareMove
from sorry_people.session import Edition, Need, Play, Table, resume
from sorry_people.session.express_table import ExpressTable
from sorry_people.session.square_table import SquareTable
from sorry_people.session.table_event import ExpressTableEvent, SquareTableEvent, TableEvent
from sorry_people.session.type_variables import GameT, MoveT, PlayerT

if TYPE_CHECKING:
    from sorry_people.rules import Driver
    from sorry_people.session import AnySave, AnyTable, Save

EventT = TypeVar("EventT", default=TableEvent)


class ReplayTable(Table[PlayerT, MoveT, GameT, EventT]):
    """Does what was done in a save, one thing after another; nobody is asked."""

    def __init__(self, save: Save[PlayerT, MoveT, GameT]) -> None:
        """A table at the start of the saved game.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        resume(cast("Any", save))
        super().__init__(save.start, save.seats, save.tournament)
        self._done_before = save.actions

    @property
    def waits_for_person(self) -> bool:
        """Never: all is decided."""
        return False

    @property
    def need(self) -> Need:
        """As at any table, and nothing after the last choice of the save."""
        is_done = not any(isinstance(action, Play) for action in self._done_before[len(self.actions) :])
        return Need.NOTHING if is_done else super().need

    def step(self, level: Driver | None = None) -> None:  # noqa: ARG002 - all is decided
        """Draws or rolls, or plays what was played then."""
        self.repeat(self._done_before[len(self.actions)])

    def next_table(self, seed: int | None = None) -> Any:  # noqa: ANN401 - no replay, but a table of the same edition
        """The table for the next game, at which nothing is decided."""
        return resume(cast("Any", self.save())).next_table(seed)


class SquareReplayTable(ReplayTable[Colour, SquareMove, SquareGame, SquareTableEvent], SquareTable):
    """Of Classic, Teams, Points or 2013."""


class ExpressReplayTable(ReplayTable[Colour, ExpressMove, ExpressGame, ExpressTableEvent], ExpressTable):
    """Of Express."""


def replay_table(save: AnySave) -> AnyTable:
    """A table at which a game of any edition is played once more.

    Raises:
        SaveError: The save's seed does not lead to what it says.
    """
    match save.start.edition:
        case Edition.PEOPLE:
            return ReplayTable(cast("Any", save))
        case Edition.EXPRESS:
            return ExpressReplayTable(cast("Any", save))
        case _:
            return SquareReplayTable(cast("Any", save))
