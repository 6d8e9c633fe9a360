"""What the panels of all games in play share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from sorry_people.ui.panels.question_panel import QuestionPanel, QuestionView
from sorry_people.ui.play_screen import PlayPanels, PlayScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.ui.interface import Interface
    from sorry_people.ui.layer import Layer

PanelsT = TypeVar("PanelsT", bound=PlayPanels[Any, Any], default=PlayPanels)


class TableHud(Generic[PanelsT]):
    """The panels around a board; those that wait for something to show are out of sight.

    Attributes:
        panels: The panels.
        layout: Where they are.
    """

    def __init__(self, interface: Interface, panels: PanelsT) -> None:
        self.panels = panels
        for name in ("card", "moves", "oracle", "log", "deck", "caption"):
            getattr(panels, name).visible = False
        self.layout = PlayScreen(interface, panels)
        self._question: Layer | None = None

    def remove(self) -> None:
        """Takes the panels away."""
        self.stop_asking()
        self.layout.remove()

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
