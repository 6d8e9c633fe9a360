"""The end of a game of an older edition: podium, numbers, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.end_view import end_view
from sorry_people.app.editions.partners import partners
from sorry_people.app.screen import Screen
from sorry_people.story import edition_text
from sorry_people.ui.panels.end_panel import EndPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application
    from sorry_people.app.editions.any_table import AnyTable


class EditionEndScreen(Screen):
    """The finished game, the fair behind it."""

    def __init__(
        self,
        app: Application,
        table: AnyTable,
        *,
        on_play_again: Callable[[], object],
        on_setup: Callable[[], object],
    ) -> None:
        super().__init__(app)
        self._table = table
        self._on_play_again = on_play_again
        self._on_setup = on_setup

    @property
    def title(self) -> str:
        """Who has won."""
        return edition_text("window", "end", player=self._table.winners[0])

    def enter(self) -> None:
        """Shows the panel over the fair at night."""
        view = end_view(self._table, partners(self._table))
        panel = EndPanel(view, on_play_again=self._on_play_again, on_setup=self._on_setup)
        self._layer = self.app.interface.add(panel, panel.place, modal=True, on_cancel=self._on_setup)
        self.app.stage.board.set_evening(1.0)
        self.app.stage.rest(True)

    def leave(self) -> None:
        """Takes the panel away."""
        self.app.interface.remove(self._layer)
