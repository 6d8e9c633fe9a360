"""What the panels show of a game of an older edition, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Card, ExpressEvent, SquareEvent
from sorry_people.session import Drawn, Played, Rolled
from sorry_people.story import edition_text, express_event_line, square_log_line
from sorry_people.ui.panels.deck_panel import CardCount
from sorry_people.ui.panels.log_row import LogEntry
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.pile import PileView
from sorry_people.ui.panels.turn_banner import TurnView
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.editions.way import Way
    from sorry_people.rules import Colour
    from sorry_people.session import Seat, SquareTable
    from sorry_people.session.table_event import ExpressTableEvent, SquareTableEvent


def turn_view(seat: Seat[Colour], note: str) -> TurnView:
    """Whose turn it is, and what is to be done."""
    if not seat.is_person:
        plays = words(f"driver.{seat.driver}")
    elif is_unnamed(seat):
        plays = edition_text("turn", "unnamed")
    else:
        plays = edition_text("turn", "person", person=seat.name)
    return TurnView(str(seat.player), "", note, plays)


def is_unnamed(seat: Seat[Colour]) -> bool:
    """Whether a seat goes by its color's name, which stands beside it already."""
    return seat.name == str(seat.player)


def pile_view(table: SquareTable, *, can_draw: bool) -> PileView:
    """The two piles: a waiting card and the hands lie on neither."""
    top = table.top_of_discards
    return PileView(sum(table.game.unseen.values()), None if top is None else str(top), can_draw)


def card_counts(table: SquareTable) -> list[CardCount]:
    """The deck in figures; in Points a card in a hand counts as left until it is played (KP3)."""
    shown = Played if table.hides_hands else Drawn
    drawn = dict.fromkeys(Card, 0)
    for event in table.log:
        if isinstance(event, shown) and event.card is not None:
            drawn[event.card] += 1
    game = table.game
    held = [card for player in game.players for card in game.hand(player)] if table.hides_hands else []
    left = {card: game.unseen[card] + held.count(card) for card in Card}
    seen = {card: game.spent[card] + (game.card is card) for card in Card}
    return [CardCount(card, left[card], seen[card], drawn[card]) for card in Card]


def log_entry(event: SquareTableEvent | ExpressTableEvent, partner: str | None = None) -> LogEntry | None:
    """The line of the log for an event; nothing for a choice, whose consequences speak for it."""
    match event:
        case Drawn():
            line = edition_text(
                "event", "drawn_hidden" if event.hidden else "drawn", player=event.player, card=event.card
            )
            if event.reshuffled:
                line = f"{edition_text('event', 'shuffled')} {line}"
            return LogEntry(event.player, line, "" if event.hidden else event.card)
        case Rolled():
            faces = edition_text("detail", "also").join(event.faces)
            return LogEntry(event.player, edition_text("event", "rolled", player=event.player, faces=faces))
        case Played():
            return None
        case SquareEvent():
            return LogEntry(_whose(event), square_log_line(event, partner), event.card or "")
        case ExpressEvent():
            return LogEntry(str(event.player or event.winner or ""), express_event_line(event))


def _whose(event: SquareEvent) -> str:
    if event.pawn is not None:
        return event.pawn.rpartition(" ")[0]
    return str(event.player or event.winner or "")


def move_choice(way: Way[object]) -> MoveChoice:
    """A whole move as one row, such as "Red 2: Forward 3 · Red 0: Forward 4"."""
    told: list[str] = []
    for before, step in zip((None, *way.steps), way.steps, strict=False):
        if before is not None and before.kind == "pawn":
            told[-1] = edition_text("detail", "does", pawn=before.text, what=step.text)
        else:
            told.append(step.text)
    return MoveChoice(way.steps[-1].kind, edition_text("detail", "also").join(told), way.steps[-1].detail)


def move_choices(ways: Sequence[Way[object]]) -> list[MoveChoice]:
    """A row for each legal move, in the order of the moves."""
    first = {way.index: way for way in reversed(ways)}
    return [move_choice(first[index]) for index in sorted(first)]
