"""Which screen follows which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.end_screen import EditionEndScreen
from sorry_people.app.editions.screen import EditionScreen
from sorry_people.app.end_screen import EndScreen
from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.replay_table import replay_table
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.app.tour_screen import TourScreen
from sorry_people.session import Table, open_table
from sorry_people.session.express_table import ExpressTable
from sorry_people.session.square_table import SquareTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application
    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.app.kept_games import KeptGame
    from sorry_people.app.table_screen import TableScreen
    from sorry_people.session import AnySave, EditionChoice


class GameFlow:
    """Set-up, tour, play, end, and again."""

    def __init__(self, app: Application) -> None:
        self._app = app

    def set_up(self) -> None:
        """Who is riding home tonight?"""
        self._app.go(
            SetupScreen(
                self._app,
                on_start=self.begin,
                on_continue=self.play,
                on_edition=self.begin_edition,
                on_kept=self.go_on,
                on_replay=self.watch_again,
            )
        )

    def begin(self, table: Table | AnyTable) -> None:
        """A new game; one of Sorry People from the tour on."""
        self._app.files.keep_unfinished()
        if isinstance(table, SquareTable | ExpressTable):
            self.play(table)
        else:
            self._app.go(TourScreen(self._app, on_end=lambda: self.play(table)))

    def begin_edition(self, choice: EditionChoice) -> None:
        """A new game of an older edition."""
        self.begin(open_table(choice))

    def go_on(self, kept: KeptGame) -> None:
        """A game that was kept, from where it was left; the one left last is kept in its place."""
        assert kept.table is not None, "a game that can go on can be read"
        self._app.files.keep_unfinished()
        self.play(kept.table)
        kept.path.unlink(missing_ok=True)  # after it has been saved as the game that goes on

    def watch_again(self, kept: KeptGame) -> None:
        """A kept game once more, at the speed that is set."""
        assert kept.table is not None, "a game that can be watched can be read"
        self.replay(kept.table.save(), speed=float(self._app.settings.view.speed))

    def play(self, table: Table | AnyTable) -> None:
        """A game from where it stands."""
        self._app.go(self._screen(table, on_end=self.end, is_saved=True))

    def watch(self, table: Table | AnyTable, *, speed: float, quits: bool) -> None:
        """Computers play; nothing is saved. A game that breaks off, as replays may, leads to the set-up."""

        def end(table: Table | AnyTable) -> None:
            if quits:
                self._app.quit()
            elif table.game.is_over:
                self.end(table)
            else:
                self.set_up()

        self._app.stage.speed = speed
        self._app.go(self._screen(table, on_end=end, is_saved=False))

    def replay(self, save: AnySave, *, speed: float) -> None:
        """A saved game is played once more, as far as it goes.

        Raises:
            SaveError: The save's seed does not lead to what it says.
        """
        self.watch(replay_table(save), speed=speed, quits=False)

    def end(self, table: Table | AnyTable) -> None:
        """A game is over."""
        again, setup = (lambda: self.play_again(table)), self.set_up
        if isinstance(table, SquareTable | ExpressTable):
            self._app.go(EditionEndScreen(self._app, table, on_play_again=again, on_setup=setup))
        else:
            self._app.go(EndScreen(self._app, table, on_play_again=again, on_setup=setup))

    def play_again(self, table: Table | AnyTable) -> None:
        """The same seats once more; the winner starts, and a tournament goes on (T2, K3, X10)."""
        self.begin(table.next_table())

    def _screen(
        self, table: Table | AnyTable, *, on_end: Callable[[Any], object], is_saved: bool
    ) -> TableScreen[Any]:
        if isinstance(table, SquareTable | ExpressTable):
            return EditionScreen(self._app, table, on_end=on_end, on_setup=self.set_up, is_saved=is_saved)
        return PlayScreen(self._app, table, on_end=on_end, on_setup=self.set_up, is_saved=is_saved)
