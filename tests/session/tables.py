"""Tables for the tests of this folder."""

from sorry_people.rules import Card, Driver, Rider
from sorry_people.session import Need, Seat, Start, Table


def computers(seed: int = 7, level: Driver = Driver.HARD, deck: tuple[Card, ...] = ()) -> Table:
    """Four computers, Bucky first."""
    return Table(Start(seed, Rider.BUCKY, deck), [Seat.computer(rider, level) for rider in Rider])


def family(seed: int = 7, first: Rider = Rider.BUCKY) -> Table:
    """Ann drives Bucky; the computers drive the rest, each at another level."""
    levels = (Driver.EASY, Driver.MEDIUM, Driver.HARD)
    others = [Seat.computer(rider, level) for rider, level in zip(list(Rider)[1:], levels, strict=True)]
    return Table(Start(seed, first), [Seat.person(Rider.BUCKY, "Ann"), *others])


def act(table: Table) -> None:
    """The next thing: computers as they do, a person the first move listed."""
    if not table.waits_for_person:
        table.step()
    elif table.need is Need.DRAW:
        table.draw()
    else:
        table.play(next(iter(table.game.legal_moves()), None))


def play_out(table: Table, actions: int = 10_000) -> Table:
    """The table after so many things done, or at the end of the game."""
    for _ in range(actions):
        if table.need is Need.NOTHING:
            break
        act(table)
    return table
