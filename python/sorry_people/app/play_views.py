"""What the panels show of a game, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.rules import Card, Event, Rider
from sorry_people.rules.distance import FROM_FAIR
from sorry_people.session import DECK, Drawn, Played, Table, TableEvent, statistics
from sorry_people.story import (
    count_labels,
    draw_line,
    event_line,
    headline,
    is_settled,
    move_label,
    oracle_basis,
    oracle_measure,
    oracle_thinking,
    oracle_verdict,
    portrait,
    stop_name,
)
from sorry_people.ui.panels.deck_panel import CardCount
from sorry_people.ui.panels.end_panel import EndView
from sorry_people.ui.panels.log_row import LogEntry
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.odds_row import OddsView
from sorry_people.ui.panels.oracle_panel import OracleView
from sorry_people.ui.panels.pile import PileView
from sorry_people.ui.panels.podium import Finisher
from sorry_people.ui.panels.rider_card import RiderIntro
from sorry_people.ui.panels.turn_banner import TurnView
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sorry_people.rules import Advice, Driver, MoveOdds, PeopleGame
    from sorry_people.session import RiderStatistics, Seat

NO_ODDS = OddsView(0.0, 0.0, (0.0, 0.0, 0.0, 0.0), 0)


def rider_intros() -> list[RiderIntro]:
    """The four riders for the set-up."""
    return [
        RiderIntro(rider, of.vehicle, of.gate, of.character)
        for rider, of in ((rider, portrait(rider)) for rider in Rider)
    ]


def turn_view(seat: Seat, note: str) -> TurnView:
    """Whose turn it is, and what is to be done."""
    return TurnView(seat.rider, seat.name if seat.is_person else "", note)


def pile_view(table: Table, *, can_draw: bool) -> PileView:
    """The two piles: a waiting card lies on neither."""
    top = table.top_of_discards
    return PileView(sum(table.game.unseen.values()), None if top is None else str(top), can_draw)


def card_counts(table: Table) -> list[CardCount]:
    """The deck in figures: what is left, what is spent, and how often each card came in the whole game."""
    drawn = dict.fromkeys(Card, 0)
    for event in table.log:
        if isinstance(event, Drawn):
            drawn[event.card] += 1
    unseen = table.game.unseen
    return [CardCount(card, unseen[card], DECK[card] - unseen[card], drawn[card]) for card in Card]


def log_entry(event: TableEvent) -> LogEntry | None:
    """The line of the log for an event; nothing for a choice, whose consequences speak for it."""
    match event:
        case Drawn():
            line = draw_line(event.rider, event.card, shuffled=event.reshuffled)
            return LogEntry(event.rider, line, event.card)
        case Played():
            return None
        case Event():
            return LogEntry("" if event.kind == "game_over" else event.rider, event_line(event))


def log_entries(events: Iterable[TableEvent]) -> list[LogEntry]:
    """The whole log."""
    return [entry for entry in map(log_entry, events) if entry is not None]


def move_choices(game: PeopleGame) -> list[MoveChoice]:
    """The legal moves of the waiting card, with what comes of each."""
    return [
        MoveChoice(move.kind, move_label(move), consequences(game.copy().play(move)))
        for move in game.legal_moves()
    ]


def consequences(events: Sequence[Event]) -> str:
    """What comes of a move in a few words, such as "Church: back 2 · bumps Chuck"."""
    mover = events[0].rider
    told: list[str] = []
    bumped: list[str] = []
    for event in events:
        match event.kind:
            case "shortcut":
                told.append(words("move.shortcut"))
            case "story_stop":
                told.append(words("move.stop", stop=stop_name(str(event.stop)), effect=str(event.effect)))
            case "bumped":
                bumped.append(event.rider)
            case "home":
                told.append(words("move.home"))
            case "moved" if str(event.end).startswith("driveway") and event.rider is mover:
                told.append(words("move.driveway"))
            case _:
                pass
    if bumped:
        told.append(words("move.bumps", riders=words("move.and").join(bumped)))
    return words("move.also").join(told)


def oracle_view(
    choices: Sequence[MoveChoice],
    advice: Advice | None,
    drivers: Mapping[Rider, Driver],
    *,
    target: int,
    is_working: bool,
) -> OracleView:
    """What the Oracle knows so far of the moves in `choices`.

    Args:
        choices: The legal moves, or the one of having none.
        advice: What it knows; None before the first interim report.
        drivers: Who drives each rider.
        target: The playouts that it is working towards.
        is_working: Whether more is coming.
    """
    if advice is None:
        return OracleView(
            tuple((choice, NO_ODDS) for choice in choices), oracle_thinking(), None, "", 0.0, False
        )
    moves = [odds.move for odds in advice.moves]
    is_open = not (is_working or advice.too_close_to_call or is_settled(advice))
    is_sure = is_open and advice.best is not None
    return OracleView(
        tuple(zip(choices, map(_odds_view, advice.moves), strict=True)),
        oracle_thinking() if is_working else oracle_verdict(advice),
        moves.index(advice.best) if is_sure else None,
        oracle_basis(advice, {str(rider): str(driver) for rider, driver in drivers.items()}),
        min(advice.playouts / target, 1.0) if is_working else 1.0,
        not is_working,
        oracle_measure(advice),
    )


def _odds_view(odds: MoveOdds) -> OddsView:
    first, second, third, fourth = (float(share) for share in odds.places)
    return OddsView(odds.first, odds.margin, (first, second, third, fourth), odds.playouts)


def no_move_choice() -> MoveChoice:
    """Stands for a card that has no legal move."""
    return MoveChoice("stay", move_label(None))


def end_view(table: Table) -> EndView:
    """The finished game: ranking, numbers and the way home of each rider."""
    numbers = statistics(table.save())
    ranking = table.game.ranking
    return EndView(
        headline(ranking[0]),
        tuple(Finisher(rider, driver_name(table.seats[rider])) for rider in ranking),
        (*_counts([numbers[rider] for rider in ranking]), *_cards([numbers[rider] for rider in ranking])),
        {rider: [1.0 - left / FROM_FAIR for left in numbers[rider].spaces_left] for rider in ranking},
    )


def driver_name(seat: Seat[Any]) -> str:
    """A person's name, or the computer's level."""
    return seat.name if seat.is_person else words(f"driver.{seat.driver}")


def _counts(riders: list[RiderStatistics]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What each rider did, a row each."""
    for name, label in count_labels().items():
        if name != "expected":
            values = [getattr(numbers, name) for numbers in riders]
            sums = [sum(value.values()) if isinstance(value, dict) else value for value in values]
            yield label, tuple(str(value) for value in sums)


def _cards(riders: list[RiderStatistics]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """How many of each card every rider drew, against the number to be expected."""
    label = count_labels()["expected"]
    for card in Card:
        figures = [f"{numbers.drawn[card]} ({numbers.expected[card]:.1f})" for numbers in riders]
        yield label.format(card=card), tuple(figures)
