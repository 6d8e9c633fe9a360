"""Every edition of RULES.md in plain Python, written from the rules alone, to test the engine against.

A position is a dict in the form that README.md here describes; no function changes one that it is given.
"""

from collections.abc import Callable
from typing import Any

from tests.reference import express, people
from tests.reference.classic import Classic
from tests.reference.fire_and_ice import FireAndIce
from tests.reference.outcome import Outcome
from tests.reference.points import Points
from tests.reference.teams import Teams

Position = dict[str, Any]

OUTCOMES: dict[str, Callable[[Position], dict[str | None, Outcome]]] = {
    "people": people.outcomes,
    "classic": Classic().outcomes,
    "teams": Teams().outcomes,
    "points": Points().outcomes,
    "2013": FireAndIce().outcomes,
    "express": express.outcomes,
}


def outcomes(position: Position) -> dict[str | None, Outcome]:
    """What every legal move leads to, in the order of the move list.

    The single key None stands for a card or face without a legal move. Empty when nothing is to be
    chosen: a card or roll is due first, or the game is over.
    """
    return OUTCOMES[position["edition"]](position)


def legal_moves(position: Position) -> list[str]:
    """The texts of the legal moves; empty when the only way on is `play(position, None)`."""
    return [move for move in outcomes(position) if move is not None]


def play(position: Position, move: str | None) -> Outcome:
    """The position after a move, and what happened.

    Raises:
        ValueError: the move isn't legal.
    """
    possible = outcomes(position)
    if move not in possible:
        raise ValueError(f"{move!r} isn't legal; legal are {list(possible)}")
    return possible[move]


def results(position: Position) -> list[Position]:
    """The distinct positions that the legal moves lead to."""
    distinct: list[Position] = []
    for outcome in outcomes(position).values():
        if outcome.position not in distinct:
            distinct.append(outcome.position)
    return distinct


def fire_move(position: Position) -> Position | None:
    """F8: the position after the optional move before the draw; None when there is none."""
    return FireAndIce().fire_move(position)
