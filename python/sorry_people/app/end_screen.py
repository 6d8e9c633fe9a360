"""The end of the evening: podium, numbers, and what comes next."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING

from sorry_people.app.play_views import end_view
from sorry_people.app.screen import Screen
from sorry_people.ui.panels.end_panel import EndPanel
from sorry_people.ui.words import words
from sorry_people.world import layout

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application
    from sorry_people.session import Table


class EndScreen(Screen):
    """The finished game before the winner's home."""

    def __init__(
        self,
        app: Application,
        table: Table,
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
        return words("window.end", rider=self._table.game.ranking[0])

    def enter(self) -> None:
        """Shows the panel."""
        self._panel = EndPanel(
            end_view(self._table), on_play_again=self._on_play_again, on_setup=self._on_setup
        )
        self._layer = self.app.interface.add(
            self._panel, self._panel.place, modal=True, on_cancel=self._on_setup
        )
        self._without_picture = list(self._table.game.ranking)
        # However short the game was: once everybody is home, it is night.
        self.app.stage.board.set_evening(1.0)
        home = layout.home_pose(self._table.game.ranking[0])
        self.app.stage.rest(True)
        self.app.stage.shows_whole_board = False
        self.app.stage.rig.look(
            home.position, yaw=home.yaw + radians(25.0), pitch=radians(16.0), distance=26.0
        )

    def advance(self, delta: float) -> None:  # noqa: ARG002 - a picture a frame
        """The riders come onto the podium one by one."""
        if self._without_picture:
            rider = self._without_picture.pop(0)
            self._panel.set_picture(rider, self.app.portraits.of(rider, self.app.stage.liveries))

    @property
    def wants_frame(self) -> bool:
        """While a picture is missing."""
        return bool(self._without_picture)

    def leave(self) -> None:
        """Takes the panel away."""
        self.app.interface.remove(self._layer)
