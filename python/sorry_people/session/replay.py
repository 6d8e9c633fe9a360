"""A game played again, choice by choice."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, cast, overload

from typing_extensions import TypeVar

from sorry_people.session.action import Play
from sorry_people.session.table import Table
from sorry_people.session.tables import resume

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sorry_people.session.express_table import ExpressTable
    from sorry_people.session.save import AnySave, ExpressSave, Save, SquareSave
    from sorry_people.session.square_table import SquareTable
    from sorry_people.session.tables import AnyTable

TableT = TypeVar("TableT", bound="AnyTable", default=Table)


class Replay(Generic[TableT]):
    """Steps through a saved game; iterating gives, for each choice, the list of what happened.

    A step is a choice with the draws or the roll that came before it: in Sorry People one card.

    Attributes:
        save: The whole game.
        table: The game as it stands at `position`.
    """

    @overload
    def __init__(self: Replay[Table], save: Save) -> None: ...
    @overload
    def __init__(self: Replay[SquareTable], save: SquareSave) -> None: ...
    @overload
    def __init__(self: Replay[ExpressTable], save: ExpressSave) -> None: ...
    @overload
    def __init__(self: Replay[AnyTable], save: AnySave) -> None: ...
    def __init__(self, save: AnySave) -> None:
        """A replay that stands at the start of the game.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        resume(save)
        self.save = save
        self._ends = [number for number, action in enumerate(save.actions, 1) if isinstance(action, Play)]
        self.table: TableT
        self.seek(0)

    def __len__(self) -> int:
        """How many choices were made."""
        return len(self._ends)

    @property
    def position(self) -> int:
        """How many choices have been made again so far."""
        return len(self.table.plays)

    def seek(self, position: int) -> None:
        """Goes to the moment when so many choices had been made; `IndexError` when there are not so many."""
        if not 0 <= position <= len(self):
            raise IndexError(f"the game has 0 to {len(self)} steps, not {position}")
        done = self._ends[position - 1] if position else 0
        before = replace(cast("Any", self.save), actions=self.save.actions[:done])
        self.table = cast("TableT", resume(before))

    def step(self) -> list[Any]:
        """Does the next step; returns the events of what happened, nothing at the end."""
        if self.position == len(self):
            return []
        told = len(self.table.log)
        for action in islice(self.save.actions, len(self.table.actions), self._ends[self.position]):
            cast("Any", self.table).repeat(action)
        return list(self.table.log[told:])

    def __iter__(self) -> Iterator[list[Any]]:
        while events := self.step():
            yield events
