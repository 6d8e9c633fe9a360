"""Which screen follows which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.end_screen import EndScreen
from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.replay_table import ReplayTable
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.app.tour_screen import TourScreen
from sorry_people.session import Start, Table

if TYPE_CHECKING:
    from sorry_people.app.application import Application
    from sorry_people.session import Save


class GameFlow:
    """Set-up, tour, play, end, and again."""

    def __init__(self, app: Application) -> None:
        self._app = app

    def set_up(self) -> None:
        """Who is riding home tonight?"""
        self._app.go(SetupScreen(self._app, on_start=self.begin, on_continue=self.play))

    def begin(self, table: Table) -> None:
        """A new game, from the tour on."""
        self._app.files.keep_unfinished()
        self._app.go(TourScreen(self._app, on_end=lambda: self.play(table)))

    def play(self, table: Table) -> None:
        """A game from where it stands."""
        self._app.go(PlayScreen(self._app, table, on_end=self.end, on_setup=self.set_up))

    def watch(self, table: Table, *, speed: float, quits: bool) -> None:
        """Computers play; nothing is saved."""
        on_end = (lambda _: self._app.quit()) if quits else self.end
        self._app.stage.speed = speed
        self._app.go(PlayScreen(self._app, table, on_end=on_end, on_setup=self.set_up, is_saved=False))

    def replay(self, save: Save, *, speed: float) -> None:
        """A saved game is played once more.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        self.watch(ReplayTable(save), speed=speed, quits=False)

    def end(self, table: Table) -> None:
        """A game is over."""
        self._app.go(
            EndScreen(self._app, table, on_play_again=lambda: self.play_again(table), on_setup=self.set_up)
        )

    def play_again(self, table: Table) -> None:
        """The same seats once more; the winner starts (T2)."""
        start = Start.drawn(first=table.game.ranking[0])
        self.begin(Table(start, table.seats.values()))
