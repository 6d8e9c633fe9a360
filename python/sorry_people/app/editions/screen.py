"""A game of an older edition in play: the table, the board, the panels and the hands on them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from sorry_people.app.board_subject import places_in_view
from sorry_people.app.editions.any_table import AnyTable
from sorry_people.app.editions.chooser import EditionChooser
from sorry_people.app.editions.controller import EditionController
from sorry_people.app.editions.express_marks import ExpressMarks
from sorry_people.app.editions.express_view import ExpressView
from sorry_people.app.editions.express_ways import express_ways
from sorry_people.app.editions.hud import EditionHud
from sorry_people.app.editions.legal_ways import LegalWays
from sorry_people.app.editions.oracle_subject import EditionSubject
from sorry_people.app.editions.square_marks import SquareMarks
from sorry_people.app.editions.square_view import SquareView
from sorry_people.app.editions.square_ways import square_ways
from sorry_people.app.oracle_desk import OracleDesk
from sorry_people.app.table_screen import TableScreen
from sorry_people.session.square_table import SquareTable
from sorry_people.story import edition_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.clear_view import Subject
    from sorry_people.app.editions.way import Way
    from sorry_people.app.script import Steps
    from sorry_people.render import Sheet
    from sorry_people.scene.vectors import Vector

QUICK_PLAYOUTS = 5_000
"""For each move at first: games of the older editions are long, and a 7 may be split in a hundred ways."""


class EditionScreen(TableScreen[AnyTable]):
    """Plays a table of an older edition until it is over.

    Attributes:
        table: The game.
        board: How it is drawn.
        hud: The panels.
    """

    hud: EditionHud
    controller: EditionController[Any]

    @property
    def title(self) -> str:
        """Whose turn it is."""
        return edition_text("window", "play", player=self.hud.player)

    def set_up(self) -> Steps:
        """Sets the board up; the game as a script."""
        app, stage, table = self.app, self.app.stage, self.table
        self.hud = EditionHud(
            app.interface,
            table,
            on_tool=self.use,
            on_deal=self._deal,
            on_go_on=self._go_on,
            on_extend=self._extend,
            on_card=self._pick_card,
        )
        if isinstance(table, SquareTable):
            self.board: Any = SquareView(stage, table.game)
            self.marks: Any = SquareMarks(stage, app.interface, self.board.board, table.game)
            worked_out: Callable[[], Sequence[Way[Any]]] = partial(square_ways, table.game)
        else:
            self.board = ExpressView(stage, table.game)
            self.marks = ExpressMarks(stage, app.interface, self.board.table)
            worked_out = partial(express_ways, table.game)
        ways = LegalWays(table, worked_out)
        self.marks.covered = self.hud.layout.keep_out
        self.chooser: EditionChooser[Any] = EditionChooser(self.hud.panels.moves, self.marks, self._reveal)
        subject = EditionSubject(table, ways, self.hud.partners, lambda: self.controller.may_look)
        panel = self.hud.panels.oracle
        panel.on_show = lambda row: self.chooser.show(subject.move_of_row(row))
        panel.on_play = lambda row: self._play(subject.move_of_row(row))
        panel.on_hover = lambda row: self.chooser.look_at(None if row is None else subject.move_of_row(row))
        self.oracle = OracleDesk(
            subject, self.hud.panels.oracle, self._fit, seed=self._oracle_seed, playouts=QUICK_PLAYOUTS
        )
        self.controller = EditionController(
            table,
            ways=ways,
            stage=stage,
            hud=self.hud,
            board=self.board,
            chooser=self.chooser,
            oracle=self.oracle,
            sound=app.sound,
            wishes=lambda: app.settings.view,
        )
        return self.controller.steps()

    def in_view(self, scale: float) -> Subject:
        """The track, or the table's edge, with all that may stand there."""
        return places_in_view(self.board.outline(), scale)

    def _reveal(self, places: Sequence[Vector]) -> None:
        """Brings into view what can be picked, where the camera rides along or was moved."""
        if places and not self.app.stage.shows_whole_board:
            self.framing.show(places_in_view(places, self.app.interface.theme.scale))

    def leave(self) -> None:
        """Takes everything out of the world again."""
        self.chooser.close()
        super().leave()
        self.board.leave()

    def advance(self, delta: float) -> None:
        """Marks keep their size, and their numbers while the list has the same: the Oracle has its own."""
        super().advance(delta)
        self.marks.is_numbered = not self.oracle.is_on_duty
        self.marks.keep_size()

    def sheets(self) -> Sequence[Sheet]:
        """The tags of what can be picked."""
        return list(self.marks.sheets())

    def resized(self) -> None:
        """Everything anew for the window's size."""
        self.marks.lay_out()
        super().resized()

    def handle(self, event: pygame.event.Event) -> bool:
        """The tools' keys, and Backspace or Esc to choose anew."""
        takes_back = event.type == pygame.KEYDOWN and event.key in {pygame.K_BACKSPACE, pygame.K_ESCAPE}
        return (takes_back and self.chooser.back()) or super().handle(event)

    def take_back(self) -> None:
        """Chooses anew."""
        self.chooser.back()

    def _play(self, move: int | None) -> None:
        """A row of the Oracle's panel was pressed twice: a legal move, or doing without one."""
        if move is not None:
            self.chooser.play(move)
        elif not self.controller.go_on():
            self.controller.deal()

    def _deal(self) -> None:
        self.controller.deal()

    def _pick_card(self, card: str) -> None:
        self.controller.pick_card(card)
