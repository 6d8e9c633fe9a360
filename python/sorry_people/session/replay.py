"""A game played again, card by card."""

from collections.abc import Iterator
from dataclasses import replace

from sorry_people.session.save import Save
from sorry_people.session.table import Table
from sorry_people.session.table_event import TableEvent


class Replay:
    """Steps through a saved game; iterating gives, for each card, the list of what happened.

    Attributes:
        save: The whole game.
        table: The game as it stands at `position`.
    """

    def __init__(self, save: Save) -> None:
        """A replay that stands at the start of the game.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        Table.resume(save)
        self.save = save
        self.table: Table
        self.seek(0)

    def __len__(self) -> int:
        """How many cards were played."""
        return len(self.save.actions)

    @property
    def position(self) -> int:
        """How many cards have been played again so far."""
        return len(self.table.actions)

    def seek(self, position: int) -> None:
        """Goes to the moment when so many cards had been played; `IndexError` when there are not so many."""
        if not 0 <= position <= len(self):
            raise IndexError(f"the game has 0 to {len(self)} cards played, not {position}")
        self.table = Table.resume(replace(self.save, actions=self.save.actions[:position], waiting=None))

    def step(self) -> list[TableEvent]:
        """Plays the next card; returns what happened, nothing at the end."""
        if self.position == len(self):
            return []
        told = len(self.table.log)
        self.table.draw()
        self.table.play(self.save.actions[self.position].move)
        return self.table.log[told:]

    def __iter__(self) -> Iterator[list[TableEvent]]:
        while events := self.step():
            yield events
