"""What would come of a move, as it is to be drawn on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.rules import Event, Move, PeopleGame, Rider


@dataclass(frozen=True, slots=True)
class Foresight:
    """A move played on a copy of the game.

    Attributes:
        rider: Who moves.
        move: The move.
        start: Where the rider is now.
        end: Where the rider would be in the end, story stop and shortcut included.
        ways: The stretches driven by road, each a list of places; a flight (swap, Sorry!) has none.
        bumped: Who would be sent back to the gate, and from where.
        events: All that would happen.
    """

    rider: Rider
    move: Move
    start: str
    end: str
    ways: tuple[tuple[str, ...], ...]
    bumped: tuple[tuple[Rider, str], ...]
    events: tuple[Event, ...]


def foresee(game: PeopleGame, move: Move) -> Foresight:
    """Looks ahead; the game stays as it is."""
    rider = game.turn
    assert rider is not None, "a card waits, so it is somebody's turn"
    future = game.copy()
    events = future.play(move)
    ways = tuple(
        (str(event.start), *event.path) for event in events if event.rider is rider and len(event.path) > 0
    )
    bumped = tuple((event.rider, str(event.start)) for event in events if event.kind == "bumped")
    return Foresight(rider, move, game.places[rider], future.places[rider], ways, bumped, tuple(events))
