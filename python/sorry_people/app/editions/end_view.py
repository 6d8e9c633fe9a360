"""What the end of a game of an older edition shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.progress import progress
from sorry_people.app.editions.views import is_unnamed
from sorry_people.app.play_views import driver_name
from sorry_people.rules import ExpressEvent, SquareEvent
from sorry_people.session import Drawn, Replay, Rolled
from sorry_people.story import edition_text
from sorry_people.ui.panels.end_panel import EndView
from sorry_people.ui.panels.podium import Finisher
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.rules import Colour

COUNTED = ("drawn", "rolled", "bumping", "bumped", "slid", "swapped", "home", "took")
"""What is counted, in the order of the rows; a row of nothing but zeros is left out."""


def end_view(table: AnyTable, partners: Mapping[object, str]) -> EndView:
    """Ranking, numbers and lead; who has not won is ranked by the way that was gone.

    Args:
        table: A table whose game is over.
        partners: Who wins along with whom, in Teams.
    """
    winners = table.winners
    gone = progress(table.game)
    ranking = sorted(table.game.players, key=lambda player: (player not in winners, -gone[player]))
    return EndView(
        _headline(table, partners),
        tuple(_finisher(table, player) for player in ranking),
        (*_points(table, ranking), *_counts(table, ranking)),
        _ways(table, ranking),
        edition_text("end", "next_round") if _goes_on(table) else "",
    )


def _finisher(table: AnyTable, player: Colour) -> Finisher:
    # Partners win together (KT5); whoever has not won stands where the way that was gone puts them.
    place = 1 if player in table.winners else 0
    seat = table.seats[player]
    driver = words("driver.person") if seat.is_person and is_unnamed(seat) else driver_name(seat)
    return Finisher(str(player), driver, place)


def _goes_on(table: AnyTable) -> bool:
    return table.tournament is not None and table.tournament.winner is None


def _headline(table: AnyTable, partners: Mapping[object, str]) -> str:
    winner = table.winners[0]
    if table.tournament is not None and table.tournament.winner is not None:
        return edition_text("end", "tournament", player=table.tournament.winner)
    if winner in partners:
        return edition_text("event", "game_over_team", player=winner, partner=partners[winner])
    return edition_text("event", "game_over", player=winner)


def _points(table: AnyTable, ranking: Sequence[Colour]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The round's points and the tournament's, in the editions that have any (KP4, X10)."""
    if table.start.edition in {"points", "express"}:
        scores = table.game.scores
        yield edition_text("end", "round"), tuple(str(scores[player]) for player in ranking)
    if table.tournament is not None:
        totals = table.tournament.scores
        label = edition_text("end", "total", target=table.tournament.target)
        yield label, tuple(str(totals[player]) for player in ranking)


def _counts(table: AnyTable, ranking: Sequence[Colour]) -> Iterator[tuple[str, tuple[str, ...]]]:
    counts = {name: dict.fromkeys((str(player) for player in ranking), 0) for name in COUNTED}
    for event in table.log:
        match event:
            case Drawn() | Rolled():
                counts["drawn" if isinstance(event, Drawn) else "rolled"][event.player] += 1
            case SquareEvent() if event.pawn is not None:
                whose = event.pawn.rpartition(" ")[0]
                if event.kind in counts:
                    counts[event.kind][whose] += 1
                if event.kind == "bumped" and event.other is not None:
                    counts["bumping"][event.other.rpartition(" ")[0]] += 1
            case ExpressEvent() if event.kind in counts and event.player is not None:
                counts[event.kind][event.player] += 1
            case _:
                pass
    for name, by_player in counts.items():
        if any(by_player.values()):
            yield edition_text("end", name), tuple(str(by_player[player]) for player in ranking)


def _ways(table: AnyTable, ranking: Sequence[Colour]) -> dict[str, list[float]]:
    """How far everybody had come after each choice, from the game played again."""
    ways: dict[str, list[float]] = {str(player): [] for player in ranking}
    replay: Replay[Any] = Replay(table.save())
    for _ in replay:
        for player, gone in progress(replay.table.game).items():
            ways[player].append(gone)
    return ways
