"""Tables for the tests of this folder."""

from typing import TypeVar

from sorry_people.rules import Card, Driver, Rider
from sorry_people.session import AnyTable, Need, Seat, Start, Table


def computers(seed: int = 7, level: Driver = Driver.HARD, deck: tuple[Card, ...] = ()) -> Table:
    """Four computers, Bucky first."""
    return Table(Start(seed, Rider.BUCKY, deck), [Seat.computer(rider, level) for rider in Rider])


def family(seed: int = 7, first: Rider = Rider.BUCKY) -> Table:
    """Ann drives Bucky; the computers drive the rest, each at another level."""
    levels = (Driver.EASY, Driver.MEDIUM, Driver.HARD)
    others = [Seat.computer(rider, level) for rider, level in zip(list(Rider)[1:], levels, strict=True)]
    return Table(Start(seed, first), [Seat.person(Rider.BUCKY, "Ann"), *others])


def act(table: AnyTable) -> None:
    """The next thing: computers as they do, a person the last move listed; the move of F8 is always made."""
    moves = [str(move) for move in table.legal_moves()]
    if not table.waits_for_person:
        table.step()
    elif table.need in (Need.DRAW, Need.ROLL) and not moves:
        table.deal()
    else:
        table.play(moves[-1] if moves else None)


TableT = TypeVar("TableT", bound=AnyTable)


def play_out(table: TableT, actions: int = 10_000) -> TableT:
    """The table after so many things done, or at the end of the game."""
    for _ in range(actions):
        if table.need is Need.NOTHING:
            break
        act(table)
    return table
