"""What the screens of all games in play share: the tools, the saving, and the board between the panels."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import pygame

from sorry_people.app.framing import Framing
from sorry_people.app.menus import Menus
from sorry_people.app.screen import Screen
from sorry_people.app.script import Script
from sorry_people.session import SaveFile
from sorry_people.ui.panels.settings_panel import SPEEDS
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application
    from sorry_people.app.clear_view import Subject
    from sorry_people.app.oracle_desk import OracleDesk
    from sorry_people.app.script import Steps
    from sorry_people.rules import SaveError
    from sorry_people.ui.play_screen import PlayPanels
    from sorry_people.ui.play_screen import PlayScreen as Layout

TableT = TypeVar("TableT", bound=Any)

KEYS = {
    pygame.K_o: "oracle",
    pygame.K_f: "follow",
    pygame.K_b: "whole_board",
    pygame.K_l: "log",
    pygame.K_d: "deck",
    pygame.K_s: "speed",
    pygame.K_m: "sound",
    pygame.K_F1: "help",
    pygame.K_ESCAPE: "menu",
}


class Hud(Protocol):
    """The panels around the board of any game."""

    @property
    def panels(self) -> PlayPanels[Any, Any]:
        """The panels."""

    @property
    def layout(self) -> Layout:
        """Where they are."""

    def tell(self, text: str, *, warning: bool = False) -> None:
        """A message that passes."""

    def refresh_deck(self) -> None:
        """Counts the cards."""

    def remove(self) -> None:
        """Takes the panels away."""


class BoardView(Protocol):
    """The board of any game."""

    follows: bool

    def look_at(self, player: Any) -> None:  # noqa: ANN401 - a rider or a color
        """The camera goes to a player, if it rides along."""


class Controller(Protocol):
    """The turn loop of any game."""

    def go_on(self) -> bool:
        """The card's button, or Space; tells whether anybody waited for it."""

    def end(self) -> None:
        """Listens to the table no more."""


class Chooser(Protocol):
    """Whoever takes a choice from the board."""

    def point(self, point: tuple[int, int] | None) -> None:
        """The pointer is at a pixel of the board, or has left it."""

    def click(self, point: tuple[int, int]) -> None:
        """A pixel of the board was clicked."""


class TableScreen(Screen, Generic[TableT]):
    """Plays a table until its game is over.

    Attributes:
        table: The game.
        hud, board, chooser, oracle, controller: Made by `set_up`.
        framing: Keeps the board clear of the panels.
    """

    camera_is_free = True
    hud: Hud
    board: BoardView
    chooser: Chooser
    oracle: OracleDesk
    controller: Controller

    def __init__(
        self,
        app: Application,
        table: TableT,
        *,
        on_end: Callable[[TableT], object],
        on_setup: Callable[[], object],
        is_saved: bool = True,
        oracle_seed: int | None = None,
    ) -> None:
        super().__init__(app)
        self.table = table
        self._on_end = on_end
        self._on_setup = on_setup
        self._is_saved = is_saved
        self._oracle_seed = oracle_seed
        self._stop_saving: Callable[[], object] | None = None

    def set_up(self) -> Steps:
        """Makes everything that belongs to the game; the game as a script."""
        raise NotImplementedError

    def enter(self) -> None:
        """Sets the board up and begins, or goes on where the table stands."""
        app, stage = self.app, self.app.stage
        if self._is_saved:
            # First, so that whatever is seen is saved already.
            self._stop_saving = app.files.game.follow(self.table, self._cannot_save)
        self.menus = Menus(app, self.table.start.edition)
        self._tools: dict[str, Callable[[], object]] = {
            "oracle": self._toggle_oracle,
            "follow": self._toggle_follow,
            "whole_board": self._show_whole_board,
            "log": partial(self._toggle_panel, "log", "deck"),
            "deck": partial(self._toggle_panel, "deck", "log"),
            "speed": self._next_speed,
            "sound": self._toggle_sound,
            "help": self.menus.open_how_to_play,
            "menu": self._open_menu,
        }
        self.script = Script(self.set_up(), name="Game")
        self.script.finished.connect(self._end)
        self.framing = Framing(stage, app.interface, self.in_view, self.hud.layout.covered)
        stage.root.add_child(self.script)
        app.interface.process(0.0)
        self._show_whole_board()

    def in_view(self, scale: float) -> Subject:
        """What "the whole board" shows.

        Args:
            scale: Pixels for a design pixel.
        """
        raise NotImplementedError

    def leave(self) -> None:
        """Takes everything out of the world again."""
        self.menus.close_all()
        self.oracle.close()
        self.controller.end()
        if self._stop_saving is not None:
            self._stop_saving()
        self.app.stage.root.remove_child(self.script)
        self.app.stage.clear_motion()
        self.hud.remove()

    def _cannot_save(self, error: SaveError) -> None:
        self.hud.tell(str(error), warning=True)

    def _end(self) -> None:
        if self._is_saved:
            SaveFile(self.app.files.finished_game()).write(self.table.save())
            self.app.files.game.delete()
        self._on_end(self.table)

    def advance(self, delta: float) -> None:  # noqa: ARG002 - the base has nothing that passes
        """The tools show how things stand, and the Oracle's news come in."""
        self.hud.panels.toolbar.buttons["sound"].icon = "mute" if self.app.settings.view.muted else "sound"
        self.app.stage.rest(not self.script.is_processing)
        self.framing.keep_clear()
        self.oracle.refresh()

    def resized(self) -> None:
        """Everything anew for the window's size."""
        self._fit()

    # Input

    def handle(self, event: pygame.event.Event) -> bool:
        """The tools' keys, and Space for the card's button."""
        # Behind a menu the game stands still: its keys open nothing there.
        if event.type != pygame.KEYDOWN or self.menus.is_open:
            return False
        if event.key == pygame.K_ESCAPE and self._close_panel():
            return True
        if event.key in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
            return self.controller.go_on()
        tool = "help" if event.unicode == "?" else KEYS.get(event.key)
        if tool is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        self.use(tool)
        return True

    def _close_panel(self) -> bool:
        """Closes the log or the deck, else the Oracle; tells whether one was open."""
        panels = self.hud.panels
        for tool in ("log", "deck", "oracle"):
            if getattr(panels, tool).visible:
                self.use(tool)
                return True
        return False

    def click(self, point: tuple[int, int]) -> None:
        """A move's end on the board is chosen."""
        self.chooser.click(point)

    def hover(self, point: tuple[int, int] | None) -> None:
        """A move's end on the board is shown whole."""
        self.chooser.point(point)

    def use(self, tool: str) -> None:
        """Does what a tool of the toolbar does."""
        self._tools[tool]()

    def _go_on(self) -> None:
        self.controller.go_on()

    def _extend(self) -> None:
        self.oracle.extend()

    # Tools

    def _toggle_oracle(self) -> None:
        self.oracle.toggle()
        self.hud.panels.toolbar.buttons["oracle"].on = self.oracle.is_on_duty

    def _toggle_follow(self) -> None:
        self.board.follows = not self.board.follows
        self.hud.panels.toolbar.buttons["follow"].on = self.board.follows
        if self.board.follows:
            self.app.stage.shows_whole_board = False
            if self.table.seat is not None:
                self.board.look_at(self.table.seat.player)
        else:
            self._show_whole_board()

    def _show_whole_board(self) -> None:
        self.board.follows = False
        self.hud.panels.toolbar.buttons["follow"].on = False
        self.app.stage.shows_whole_board = True
        self._fit()

    def _fit(self) -> None:
        """Fits the whole board between the panels, unless the player has gone elsewhere."""
        self.framing.fit()

    def _toggle_panel(self, name: str, other: str) -> None:
        """Log and deck share a place: one goes when the other comes."""
        panels = self.hud.panels
        getattr(panels, other).visible = False
        panel = getattr(panels, name)
        panel.visible = not panel.visible
        if name == "deck" and panel.visible:
            self.hud.refresh_deck()
        for each in ("log", "deck"):
            panels.toolbar.buttons[each].on = getattr(panels, each).visible
        self._fit()

    def _next_speed(self) -> None:
        view = self.app.settings.view
        speed = SPEEDS[(SPEEDS.index(view.speed) + 1) % len(SPEEDS)]
        self.app.settings = replace(self.app.settings, view=replace(view, speed=speed))
        self.hud.tell(words("play.speed", speed=speed))

    def _toggle_sound(self) -> None:
        view = self.app.settings.view
        self.app.settings = replace(self.app.settings, view=replace(view, muted=not view.muted))

    def _open_menu(self) -> None:
        self.menus.open_pause(on_save=self._save, on_setup=self._on_setup)

    def _save(self) -> None:
        self.app.files.game.write(self.table.save())
        self.hud.tell(words("play.saved"))
