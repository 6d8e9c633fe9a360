"""A person's choice among the legal moves: list, board and Oracle show the same move at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.foresight import foresee
from sorry_people.app.play_views import move_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.foresight import Foresight
    from sorry_people.app.move_preview import MovePreview
    from sorry_people.app.script import Question
    from sorry_people.rules import Move, PeopleGame
    from sorry_people.ui.play_screen import PlayPanels


class Chooser:
    """Offers moves until one is chosen."""

    def __init__(
        self, panels: PlayPanels, preview: MovePreview, reveal: Callable[[Sequence[Foresight]], object]
    ) -> None:
        """Nothing is offered yet.

        Args:
            panels: The list and the Oracle's panel.
            preview: The marks on the board.
            reveal: Brings moves into view that are out of it.
        """
        self._panels = panels
        self._preview = preview
        self._reveal = reveal
        self._moves: list[Move] = []
        self._question: Question[Move] | None = None
        self._shown: int | None = None
        self._is_pointed_at = False
        panels.moves.on_choose = self.choose
        panels.moves.on_hover = self.point_at
        panels.oracle.on_show = self.look_at
        panels.oracle.on_play = self.choose
        panels.oracle.on_hover = self.point_at

    @property
    def is_open(self) -> bool:
        """Whether somebody chooses at present."""
        return self._question is not None

    def offer(self, game: PeopleGame, question: Question[Move]) -> None:
        """Asks for one of the legal moves; the question gets the answer."""
        self._moves = game.legal_moves()
        self._question = question
        self._preview.show([foresee(game, move) for move in self._moves])
        self._panels.moves.show(move_choices(game))
        self._panels.moves.visible = len(self._moves) > 1
        if len(self._moves) == 1:
            self.show(0)

    def on_choice(self, pressed: Question[None]) -> None:
        """Choosing a move also answers `pressed`, as for a card that leaves just one."""
        if self._question is not None:
            self._question.given.connect(lambda: pressed.give(None), one_shot=True)

    def close(self) -> None:
        """Takes list and marks away."""
        self._question = None
        self._moves = []
        self._shown = None
        self._panels.moves.visible = False
        self._panels.moves.mark(None)
        self._panels.oracle.mark(None)
        self._preview.clear()

    def choose(self, index: int) -> None:
        """Answers with the move of that number."""
        if self._question is not None and index < len(self._moves):
            self._question.give(self._moves[index])

    def look_at(self, index: int) -> None:
        """Shows a move, wherever the camera is."""
        self.show(index)
        self._reveal(self._preview.shown[index : index + 1])

    def reveal_all(self) -> None:
        """Brings all moves on offer into view."""
        self._reveal(self._preview.shown)

    def show(self, index: int) -> None:
        """Keeps a move shown on the board, also when the pointer goes elsewhere."""
        # The Oracle may know the moves of a card that is still turning over.
        if index < len(self._moves):
            self._shown = index
            self._mark(index)

    def point_at(self, index: int | None) -> None:
        """The pointer or the keyboard is on a move of a panel, or on none."""
        self._is_pointed_at = False
        if self.is_open and (index is None or index < len(self._moves)):
            self._mark(self._shown if index is None else index)

    def point(self, point: tuple[int, int] | None) -> None:
        """The pointer is at a pixel of the board, or has left it."""
        index = None if point is None or not self.is_open else self._preview.at(point)
        # Leaving the board for a panel must not take away what the panel has just marked.
        if index is not None or self._is_pointed_at:
            self.point_at(index)
        self._is_pointed_at = index is not None

    def click(self, point: tuple[int, int]) -> None:
        """A pixel of the board was clicked: the move that ends there is chosen."""
        index = self._preview.at(point)
        if index is not None:
            self.choose(index)

    def _mark(self, index: int | None) -> None:
        self._preview.mark(index)
        self._panels.moves.mark(index)
