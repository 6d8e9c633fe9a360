"""The panels around the board while a game is played, filled from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.oracle_desk import waiting_view
from sorry_people.app.play_views import card_counts, log_entries, log_entry, pile_view, turn_view
from sorry_people.app.table_hud import TableHud
from sorry_people.session import Drawn
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.panels.card_panel import CardPanel, CardView
from sorry_people.ui.panels.deck_panel import DeckPanel
from sorry_people.ui.panels.log_panel import LogPanel
from sorry_people.ui.panels.moves_list import MovesList
from sorry_people.ui.panels.oracle_panel import OraclePanel
from sorry_people.ui.panels.pile import Pile
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.panels.toolbar import Toolbar
from sorry_people.ui.panels.turn_banner import TurnBanner
from sorry_people.ui.play_screen import PlayPanels

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.rules import Rider
    from sorry_people.session import Seat, Table, TableEvent
    from sorry_people.ui.interface import Interface
    from sorry_people.ui.panels.turn_banner import TurnView

NO_CARD = CardView("1", "", "", "")


class PlayHud(TableHud):
    """Says what the panels show; what is pressed goes to the callbacks."""

    _table: Table
    _seat: Seat

    def __init__(
        self,
        interface: Interface,
        table: Table,
        *,
        on_tool: Callable[[str], object],
        on_draw: Callable[[], object],
        on_go_on: Callable[[], object],
        on_extend: Callable[[], object],
    ) -> None:
        self._table = table
        self._seat = next(iter(table.seats.values())) if table.seat is None else table.seat
        panels = PlayPanels(
            banner=TurnBanner(self.turn_view("")),
            toolbar=Toolbar(on_tool),
            pile=Pile(pile_view(table, can_draw=False), on_draw),
            card=CardPanel(NO_CARD, on_go_on),
            moves=MovesList(),
            oracle=OraclePanel(waiting_view(), on_extend=on_extend, on_close=lambda: on_tool("oracle")),
            log=LogPanel([self.seed_entry(), *log_entries(table.log)], on_close=lambda: on_tool("log")),
            deck=DeckPanel(card_counts(table), on_close=lambda: on_tool("deck")),
            caption=Caption(),
            toast=Toast(),
        )
        super().__init__(interface, panels)

    @property
    def rider(self) -> Rider:
        """Whose turn is shown."""
        return self._seat.rider

    def turn_view(self, note: str) -> TurnView:
        """Whose turn is shown, and what is to be done."""
        return turn_view(self._seat, note)

    def show_pile(self, *, can_draw: bool) -> None:
        """The piles as they are, and whether a card may be drawn now."""
        self.panels.pile.show(pile_view(self._table, can_draw=can_draw))

    def show_card(self, view: CardView, progress: float = 1.0) -> None:
        """The drawn card, turned over by `progress`."""
        self.panels.card.show(view, progress)
        self.panels.card.visible = True

    def hide_card(self) -> None:
        """Nothing is drawn."""
        self.panels.card.visible = False

    def record(self, event: TableEvent) -> None:
        """Writes an event into the log, and counts the cards anew."""
        entry = log_entry(event)
        if entry is not None:
            self.panels.log.add(entry)
        if isinstance(event, Drawn) and self.panels.deck.visible:
            self.refresh_deck()

    def refresh_deck(self) -> None:
        """Counts the cards."""
        self.panels.deck.show(card_counts(self._table))
