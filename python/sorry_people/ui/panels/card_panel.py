"""The card that was drawn, and why."""

from collections.abc import Callable
from dataclasses import dataclass

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED, INK, INK_MUTED
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.card_face import CardFace
from sorry_people.ui.panels.card_slip import CardSlip
from sorry_people.ui.text_style import TextStyle


@dataclass(frozen=True, slots=True)
class CardView:
    """A drawn card.

    Attributes:
        card: "1" … "12" or "Sorry!".
        does: What it does, in a sentence or two.
        headline: Such as "Bucky draws an 11".
        reason: The story's reason.
        go_on: What the button for a forced move says; empty when there is a choice or it goes by itself.
        label: What the slip of paper on the card says; None for what it does in Sorry People.
    """

    card: str
    does: str
    headline: str
    reason: str
    go_on: str = ""
    label: str | None = None


class CardPanel(Panel):
    """The card, large, with the reason beside it; the card turns over as `progress` goes from 0 to 1.

    While it is `compact`, nothing but the card is shown, so that more of the board can be seen to choose on.
    """

    def __init__(self, view: CardView, on_go_on: Callable[[], object] = ignore) -> None:
        self._face = CardFace(100)
        self._headline = Label("", TextStyle.HEADING, BARN_RED)
        self._does = Label("", TextStyle.SMALL_BOLD, INK_MUTED)
        self._reason = Label("", TextStyle.BODY, INK)
        self.go_on = Button("", on_go_on, icon="play", importance=Importance.PRIMARY)
        self._told = ScrollView(Column([self._headline, self._does, self._reason], gap=1))
        super().__init__(CardSlip(self._face, self._told, self.go_on), Look.PAPER, padding=3)
        self.show(view)

    def show(self, view: CardView, progress: float = 1.0) -> None:
        """Show another card, turned over by `progress`."""
        self._face.show(view.card, progress, label=view.label)
        self._does.text = view.does
        self._does.visible = bool(view.does)
        self._headline.text = view.headline
        self._reason.text = view.reason
        self.go_on.text = view.go_on
        self.go_on.visible = bool(view.go_on)

    @property
    def compact(self) -> bool:
        """Whether the card is shown without words."""
        return not self._told.visible

    @compact.setter
    def compact(self, compact: bool) -> None:
        self._told.visible = not compact

    @property
    def progress(self) -> float:
        """How far the card is turned: 0 back, 1 face."""
        return self._face.progress

    @progress.setter
    def progress(self, progress: float) -> None:
        self._face.progress = progress
