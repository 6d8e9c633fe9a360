"""The panels around the board of an older edition, filled from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.partners import partners
from sorry_people.app.editions.views import card_counts, log_entry, pile_view, turn_view
from sorry_people.app.oracle_desk import waiting_view
from sorry_people.app.table_hud import TableHud
from sorry_people.session import Drawn, Played, Rolled
from sorry_people.session.square_table import SquareTable
from sorry_people.story import edition_card_help, edition_card_label, edition_text
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.panels.card_panel import CardPanel, CardView
from sorry_people.ui.panels.deck_panel import DeckPanel
from sorry_people.ui.panels.dice_panel import DicePanel, DiceView
from sorry_people.ui.panels.hand_panel import HandPanel, HandView
from sorry_people.ui.panels.log_panel import LogPanel
from sorry_people.ui.panels.moves_list import MovesList
from sorry_people.ui.panels.oracle_panel import OraclePanel
from sorry_people.ui.panels.pile import Pile, PileView
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.panels.toolbar import Toolbar
from sorry_people.ui.panels.turn_banner import TurnBanner
from sorry_people.ui.play_screen import PlayPanels

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.rules import Card, Colour
    from sorry_people.session import Seat
    from sorry_people.session.table_event import ExpressTableEvent, SquareTableEvent
    from sorry_people.ui.interface import Interface
    from sorry_people.ui.panels.log_row import LogEntry
    from sorry_people.ui.panels.turn_banner import TurnView

    AnyEvent = SquareTableEvent | ExpressTableEvent

NO_CARD = CardView("1", "", "", "")
NO_HAND = HandView("Red", "", (), (), frozenset(), None, "")


Panels = PlayPanels[Widget, Widget]


class EditionHud(TableHud[Panels]):
    """Says what the panels show; what is pressed goes to the callbacks.

    The pile's place has the dice in Express; the card's place has the hand in Points.

    Attributes:
        hand: The hand, in Points.
        dice: The dice, in Express.
    """

    _table: AnyTable
    _seat: Seat[Colour]

    def __init__(
        self,
        interface: Interface,
        table: AnyTable,
        *,
        on_tool: Callable[[str], object],
        on_deal: Callable[[], object],
        on_go_on: Callable[[], object],
        on_extend: Callable[[], object],
        on_card: Callable[[str], object],
    ) -> None:
        self._table = table
        self._seat = next(iter(table.seats.values())) if table.seat is None else table.seat
        self._faces: tuple[str, ...] = next(
            (event.faces for event in reversed(table.log) if isinstance(event, Rolled)), ()
        )
        self.hand = HandPanel(NO_HAND, on_pick=on_card)
        self.dice = DicePanel(DiceView((), 0, False, ""), on_deal, tooltip=edition_text("hint", "roll_key"))
        self.card = CardPanel(NO_CARD, on_go_on)
        self._pile = (
            Pile(self._pile_view(can_draw=False), on_deal) if isinstance(table, SquareTable) else None
        )
        self.partners = partners(table)
        counts = card_counts(table) if isinstance(table, SquareTable) else []
        entries = [self._log_entry(event) for event in table.log]
        panels: Panels = PlayPanels(
            banner=TurnBanner(self.turn_view("")),
            toolbar=Toolbar(on_tool),
            pile=self.dice if self._pile is None else self._pile,
            card=self.hand if table.hides_hands else self.card,
            moves=MovesList(),
            oracle=OraclePanel(waiting_view(), on_extend=on_extend, on_close=lambda: on_tool("oracle")),
            log=LogPanel([self.seed_entry(), *filter(None, entries)], on_close=lambda: on_tool("log")),
            deck=DeckPanel(counts, on_close=lambda: on_tool("deck")),
            caption=Caption(),
            toast=Toast(),
        )
        super().__init__(interface, panels)
        self.show_dice("")

    @property
    def player(self) -> Colour:
        """Whose turn is shown."""
        return self._seat.player

    def turn_view(self, note: str) -> TurnView:
        """Whose turn is shown, and what is to be done."""
        return turn_view(self._seat, note)

    # Cards

    def show_pile(self, *, can_draw: bool) -> None:
        """The piles as they are, and whether a card may be drawn now."""
        if self._pile is not None:
            self._pile.show(self._pile_view(can_draw=can_draw))

    def show_card(self, card: Card, progress: float = 1.0, *, go_on: str = "") -> None:
        """The drawn card, turned over by `progress`, with a button if somebody has to press one."""
        table = self._table
        headline = edition_text("event", "drawn", player=self.player, card=card)
        edition = str(table.start.edition)
        help_text, label = edition_card_help(edition, card), edition_card_label(edition, card)
        self.card.show(CardView(card, help_text, headline, "", go_on, label), progress)
        self.card.visible = True

    def hide_card(self) -> None:
        """Nothing is drawn."""
        self.card.visible = False

    def show_hand(self, view: HandView | None) -> None:
        """A hand, or none."""
        self.hand.visible = view is not None
        if view is not None:
            self.hand.show(view)

    def hand_view(
        self, player: Colour, *, is_open: bool, playable: frozenset[str], chosen: str | None
    ) -> HandView:
        """The hand of a player as it may be seen now (KP3)."""
        assert isinstance(self._table, SquareTable), "there are hands in Points alone"
        cards = [str(card) for card in self._table.game.hand(player)]
        if is_open:
            note = edition_text("hand", "choose") if playable else ""
        else:
            note = edition_text("hand", "hidden", player=self._table.seats[player].name)
        return HandView(
            str(player),
            edition_text("hand", "title", player=player),
            tuple(cards if is_open else [None] * len(cards)),
            tuple(edition_card_label("points", card) if is_open else "" for card in cards),
            playable if is_open else frozenset(),
            chosen,
            note,
        )

    # Dice

    def show_dice(self, note: str, *, can_roll: bool = False) -> None:
        """The dice as they lie, and whether they are to be rolled now."""
        left = 0 if isinstance(self._table, SquareTable) else len(self._table.game.rolled)
        self.dice.show(DiceView(self._faces, left, can_roll, note))

    # What happens

    def record(self, event: AnyEvent) -> None:
        """Enters an event into the log, and into the deck where it is open."""
        if isinstance(event, Rolled):
            self._faces = event.faces
        entry = self._log_entry(event)
        if entry is not None:
            self.panels.log.add(entry)
        if isinstance(event, Drawn | Played) and self.panels.deck.visible:
            self.refresh_deck()

    def refresh_deck(self) -> None:
        """The deck in figures as it is now."""
        if isinstance(self._table, SquareTable):
            self.panels.deck.show(card_counts(self._table))

    def _pile_view(self, *, can_draw: bool) -> PileView:
        assert isinstance(self._table, SquareTable), "there are piles on the square board alone"
        return pile_view(self._table, can_draw=can_draw)

    def _log_entry(self, event: AnyEvent) -> LogEntry | None:
        winner = getattr(event, "winner", None)
        return log_entry(event, self.partners.get(winner))
