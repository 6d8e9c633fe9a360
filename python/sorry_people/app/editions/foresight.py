"""What would come of a move of an older edition, as it is to be drawn on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sorry_people.app.editions.spot import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.rules import SquareEvent, SquareGame, SquareMove

SETS_OUT = frozenset({"moved", "swapped", "replaced"})
"""The events with which a pawn of the mover goes somewhere by itself."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A pawn on its way.

    Attributes:
        pawn: Such as "Red 2".
        start: Where it is before.
        end: Where it is in the end, its slide included.
        path: The places passed, both ends and the slide included.
        flies: Whether it goes through the air, by a swap or a Sorry!.
    """

    pawn: str
    start: str
    end: str
    path: tuple[str, ...]
    flies: bool

    @property
    def target(self) -> Spot:
        """Where it goes."""
        return spot(self.pawn, self.end)


@dataclass(frozen=True, slots=True)
class SquareForesight:
    """A move played on a copy of the game.

    Attributes:
        move: The move.
        stretches: The pawns that go somewhere, in order; two for a split.
        bumped: Where pawns would be sent back to Start from.
        events: All that would happen.
    """

    move: SquareMove
    stretches: tuple[Stretch, ...]
    bumped: tuple[Spot, ...]
    events: tuple[SquareEvent, ...]


def spot(pawn: str, place: str) -> Spot:
    """The spot of a pawn, such as "Red 2", at a place."""
    color, _, number = pawn.rpartition(" ")
    return Spot(color, place, int(number))


def foresee(game: SquareGame, move: SquareMove) -> SquareForesight:
    """Looks ahead; the game stays as it is."""
    events = game.copy().play(move)
    return SquareForesight(move, tuple(_stretches(events)), tuple(_bumped(events)), tuple(events))


def _stretches(events: Sequence[SquareEvent]) -> list[Stretch]:
    found: list[Stretch] = []
    for event in events:
        pawn, end = str(event.pawn), str(event.end)
        if event.kind in SETS_OUT:
            start = "start" if event.start is None else event.start
            path = tuple(event.path) or (start, end)
            found.append(Stretch(pawn, start, end, path, flies=event.kind != "moved"))
        elif event.kind == "slid" and found and found[-1].pawn == pawn:
            so_far = found.pop()
            path = (*so_far.path, *event.path[1:])
            found.append(Stretch(pawn, so_far.start, end, path, flies=so_far.flies))
    return found


def _bumped(events: Sequence[SquareEvent]) -> list[Spot]:
    return [spot(str(event.pawn), str(event.start)) for event in events if event.kind == "bumped"]
