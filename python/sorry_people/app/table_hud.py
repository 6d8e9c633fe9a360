"""What the panels of all games in play share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from sorry_people.ui.panels.log_row import LogEntry
from sorry_people.ui.panels.question_panel import QuestionPanel, QuestionView
from sorry_people.ui.play_screen import PlayPanels, PlayScreen
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.session import AnyTable, Seat
    from sorry_people.ui.interface import Interface
    from sorry_people.ui.layer import Layer
    from sorry_people.ui.panels.turn_banner import TurnView

PanelsT = TypeVar("PanelsT", bound=PlayPanels[Any, Any], default=PlayPanels)


class TableHud(Generic[PanelsT]):
    """The panels around a board; those that wait for something to show are out of sight.

    Attributes:
        panels: The panels.
        layout: Where they are.
    """

    _table: AnyTable
    _seat: Seat[Any]

    def __init__(self, interface: Interface, panels: PanelsT) -> None:
        """Puts the panels into an interface; `_table` and `_seat` are set already, as panels show them."""
        self.panels = panels
        for name in ("card", "moves", "oracle", "log", "deck", "caption"):
            getattr(panels, name).visible = False
        self.layout = PlayScreen(interface, panels)
        self._question: Layer | None = None

    def remove(self) -> None:
        """Takes the panels away."""
        self.stop_asking()
        self.layout.remove()

    def turn_view(self, note: str) -> TurnView:
        """Whose turn is shown, in the words of the game, and what is to be done."""
        raise NotImplementedError

    def show_turn(self, note: str) -> None:
        """Whose turn it is now, and what is to be done; until the next call, whatever the table does."""
        if self._table.seat is not None:
            self._seat = self._table.seat
        self.show_note(note)

    def show_note(self, note: str) -> None:
        """What is to be done now."""
        self.panels.banner.show(self.turn_view(note))

    def seed_entry(self) -> LogEntry:
        """The first line of the log: what repeats the evening."""
        return LogEntry("", words("play.seed", seed=self._table.start.seed))

    def show_caption(self, title: str, text: str) -> None:
        """A slip of paper about what happens."""
        self.panels.caption.show(title, text)
        self.panels.caption.visible = True

    def hide_caption(self) -> None:
        """Takes the slip away."""
        self.panels.caption.visible = False

    def ask(self, view: QuestionView, on_answer: Callable[[int], object]) -> None:
        """A question in the middle of the board, until `stop_asking`."""
        self.stop_asking()
        self._question = self.layout.ask(QuestionPanel(view, on_answer))

    @property
    def question(self) -> QuestionPanel | None:
        """What is asked in the middle of the board, if anything is."""
        root = None if self._question is None else self._question.root
        return root if isinstance(root, QuestionPanel) else None

    def stop_asking(self) -> None:
        """Takes the question away, if there is one."""
        if self._question is not None:
            self.layout.answered(self._question)
            self._question = None

    def tell(self, text: str, *, warning: bool = False) -> None:
        """A message that passes."""
        self.panels.toast.show(text, warning=warning)

    def refresh_deck(self) -> None:
        """Counts the cards, in a game that has any."""
