"""The panels that lie over any screen: menu, settings, How to Play."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sorry_people.app.kept_games import kept_games
from sorry_people.app.photographs import Photographs
from sorry_people.session import Edition
from sorry_people.story import EDITIONS, how_to_play
from sorry_people.ui.panels.how_to_play_panel import HowToPlayPanel
from sorry_people.ui.panels.kept_games_panel import KeptGamesPanel
from sorry_people.ui.panels.pause_menu import PauseMenu
from sorry_people.ui.panels.settings_panel import SettingsPanel, SettingsView

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application
    from sorry_people.app.kept_games import KeptGame
    from sorry_people.ui.layer import Layer


class Menus:
    """Opens the panels one over another; while any is open, the scene stands still.

    Attributes:
        edition: Whose rules How to Play opens with.
    """

    def __init__(self, app: Application, edition: str = Edition.PEOPLE) -> None:
        self._app = app
        self.edition = edition
        self._layers: list[Layer] = []
        self._photographs = Photographs(app)

    @property
    def is_open(self) -> bool:
        """Whether any of them is open."""
        return bool(self._layers)

    def open_pause(self, *, on_save: Callable[[], object], on_setup: Callable[[], object]) -> None:
        """The menu behind Esc."""
        menu = PauseMenu(
            on_resume=self.close,
            on_how_to_play=self.open_how_to_play,
            on_settings=self.open_settings,
            on_save=partial(self._close_and, on_save),
            on_setup=partial(self._close_and, on_setup),
            on_quit=self._app.quit,
        )
        self._open(menu)

    def open_settings(self) -> None:
        """The settings; a change takes effect at once."""
        self._open(SettingsPanel(self._app.settings.view, on_change=self._set, on_close=self.close))

    def open_how_to_play(self) -> None:
        """The rules of all editions."""
        # Where another world is shown, each picture of the county would cost as much as a fresh start.
        is_in_county = self._app.stage.world is self._app.stage.board
        self._open(
            HowToPlayPanel(
                {name: how_to_play(name) for name in EDITIONS},
                self.edition,
                photograph=self._photographs.of if is_in_county else None,
                on_close=self.close,
            )
        )

    def open_kept_games(
        self, *, on_go_on: Callable[[KeptGame], object], on_replay: Callable[[KeptGame], object]
    ) -> None:
        """The games that were left, and those that were played to the end."""
        games = kept_games(self._app.files)
        self._open(
            KeptGamesPanel(
                [game.view() for game in games],
                on_go_on=lambda number: on_go_on(games[number]),
                on_replay=lambda number: on_replay(games[number]),
                on_close=self.close,
            )
        )

    def close(self) -> None:
        """Closes the topmost."""
        self._app.interface.remove(self._layers.pop())
        self._app.stage.tree.paused = self.is_open

    def close_all(self) -> None:
        """Closes whatever is open."""
        while self._layers:
            self.close()

    def _close_and(self, then: Callable[[], object]) -> None:
        self.close()
        then()

    def _open(self, panel: PauseMenu | SettingsPanel | HowToPlayPanel | KeptGamesPanel) -> None:
        layer = self._app.interface.add(panel, panel.place, modal=True, on_cancel=self.close)
        self._layers.append(layer)
        self._app.stage.tree.paused = True

    def _set(self, view: SettingsView) -> None:
        self._app.settings = replace(self._app.settings, view=view)
