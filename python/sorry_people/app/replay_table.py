"""A table at which a saved game is played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.session import Need, Play, Save, Table

if TYPE_CHECKING:
    from sorry_people.rules import Driver


class ReplayTable(Table):
    """Plays the cards of a save one after another; nobody is asked."""

    def __init__(self, save: Save) -> None:
        """A table at the start of the saved game.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        Table.resume(save)
        super().__init__(save.start, save.seats)
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
        """Draws, or plays what was played then."""
        self.repeat(self._done_before[len(self.actions)])
