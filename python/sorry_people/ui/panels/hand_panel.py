"""The hand of whoever's turn it is, at the edge of the screen."""

from collections.abc import Callable
from dataclasses import dataclass

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BULB, CREAM
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.panels.hand_card import HandCard
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.text_style import TextStyle

CARD_WIDTH = 78


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as it may be seen now.

    Attributes:
        player: Whose it is.
        title: Such as "Red's hand".
        cards: The cards; None for each that lies face down (KP3).
        labels: What the slip of paper on each of them says.
        playable: The cards that can be pressed.
        chosen: The card that is being played; None for none.
        note: What is to be done, or who may look.
    """

    player: str
    title: str
    cards: tuple[str | None, ...]
    labels: tuple[str, ...]
    playable: frozenset[str]
    chosen: str | None
    note: str


class HandPanel(Panel):
    """The cards side by side, face down while their player is not alone at the screen.

    Attributes:
        on_pick: Hears the card that was pressed.
    """

    def __init__(self, view: HandView, *, on_pick: Callable[[str], object] = ignore) -> None:
        self.on_pick = on_pick
        self._view: HandView | None = None
        self._badge = RiderBadge(view.player, 24)
        self._title = Label("", TextStyle.BOLD, BULB)
        self._note = Label("", TextStyle.SMALL, CREAM)
        self._cards = Row(gap=2)
        head = Row([self._badge, Column([self._title, self._note], gap=0, grow=1)])
        super().__init__(Column([head, self._cards], gap=1), Look.NIGHT, padding=3)
        self.show(view)

    def show(self, view: HandView) -> None:
        """Show another hand, or the same one otherwise; the cards stay as they are while they can."""
        before, self._view = self._view, view
        if before is None or before.cards != view.cards:
            self._cards.set_children([self._card(*one) for one in zip(view.cards, view.labels, strict=True)])
        for card in self.cards:
            card.enabled = card.card in view.playable
            card.chosen = card.card is not None and card.card == view.chosen
        self._badge.rider = view.player
        self._title.text = view.title
        self._note.text = view.note
        self._note.visible = bool(view.note)

    @property
    def cards(self) -> list[HandCard]:
        """The cards as they lie."""
        return [card for card in self._cards.children if isinstance(card, HandCard)]

    def _card(self, card: str | None, label: str) -> HandCard:
        return HandCard(
            card,
            CARD_WIDTH,
            label=label,
            on_press=lambda: None if card is None else self.on_pick(card),
        )
