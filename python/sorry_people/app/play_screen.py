"""A game of Sorry People in play: the table, the board, the panels and the hands on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.badges import Badges
from sorry_people.app.board_subject import places_in_view, whole_board
from sorry_people.app.board_view import BoardView
from sorry_people.app.chooser import Chooser
from sorry_people.app.move_preview import MovePreview
from sorry_people.app.oracle_desk import OracleDesk
from sorry_people.app.oracle_subject import PeopleSubject
from sorry_people.app.play_controller import PlayController
from sorry_people.app.play_hud import PlayHud
from sorry_people.app.speech import Speech
from sorry_people.app.table_screen import TableScreen
from sorry_people.session import Table
from sorry_people.story import Storyteller
from sorry_people.ui.words import words
from sorry_people.world import layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from sorry_people.app.clear_view import Subject
    from sorry_people.app.foresight import Foresight
    from sorry_people.app.script import Steps
    from sorry_people.render import Sheet


class PlayScreen(TableScreen[Table]):
    """Plays a table until all are home.

    Attributes:
        board: How the game is drawn.
        hud: The panels.
    """

    hud: PlayHud
    board: BoardView
    chooser: Chooser
    controller: PlayController

    @property
    def title(self) -> str:
        """Whose turn it is."""
        return words("window.play", rider=self.hud.rider)

    def set_up(self) -> Steps:
        """Makes panels and board; the game as a script."""
        app, stage = self.app, self.app.stage
        self.hud = PlayHud(
            app.interface,
            self.table,
            on_tool=self.use,
            on_draw=self._draw,
            on_go_on=self._go_on,
            on_extend=self._extend,
        )
        self.board = BoardView(stage, self.table.game.places)
        self.preview = MovePreview(stage, app.interface)
        self.chooser = Chooser(self.hud.panels, self.preview, self._reveal)
        self.oracle = OracleDesk(
            PeopleSubject(self.table), self.hud.panels.oracle, self._fit, seed=self._oracle_seed
        )
        self.badges = Badges(stage, app.interface)
        self.speech = Speech(
            stage, app.interface, self.badges.top_of, self._keep_out, self.hud.layout.keep_out
        )
        self.controller = PlayController(
            self.table,
            story=Storyteller(self.table.start.seed),
            stage=stage,
            hud=self.hud,
            board=self.board,
            chooser=self.chooser,
            oracle=self.oracle,
            speech=self.speech,
            sound=app.sound,
            wishes=lambda: app.settings.view,
        )
        return self.controller.steps()

    def in_view(self, scale: float) -> Subject:
        """The road, the driveways and the homes."""
        return whole_board(self.app.stage.board, scale)

    def _reveal(self, moves: Sequence[Foresight]) -> None:
        """Brings into view where moves begin and end, and whom they bump."""
        places = [
            layout.place_pose(place, rider).position
            for move in moves
            for rider, place in ((move.rider, move.start), (move.rider, move.end), *move.bumped)
        ]
        if places:
            self.framing.show(places_in_view(places, self.app.interface.theme.scale))

    def _keep_out(self) -> list[pygame.Rect]:
        """Panels, and what may be chosen on the board."""
        return [*self.hud.layout.keep_out(), *self.preview.places()]

    def leave(self) -> None:
        """Takes everything out of the world again."""
        super().leave()
        self.preview.remove()

    def advance(self, delta: float) -> None:
        """Bubbles pass, and marks keep their size."""
        super().advance(delta)
        self.speech.advance(delta)
        self.preview.keep_size()

    @property
    def wants_frame(self) -> bool:
        """While anybody speaks."""
        return self.is_speaking

    @property
    def is_speaking(self) -> bool:
        """While a bubble is shown."""
        return self.speech.is_shown

    def sheets(self) -> Sequence[Sheet]:
        """The riders' badges, the tags of moves, and what the riders say."""
        return [
            *self.badges.sheets(self.hud.rider),
            *self.preview.sheets(),
            *self.speech.sheets(),
        ]

    def resized(self) -> None:
        """Everything anew for the window's size."""
        self.speech.lay_out()
        self.badges.lay_out()
        self.preview.lay_out()
        super().resized()

    def _draw(self) -> None:
        self.controller.draw()
