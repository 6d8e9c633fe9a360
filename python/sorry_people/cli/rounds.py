"""The rounds of a tournament in the terminal."""

from collections.abc import Iterator

from sorry_people.cli.derived_seed import derived_seed
from sorry_people.session import AnyTable


def rounds(table: AnyTable) -> Iterator[AnyTable]:
    """The table, and when it is played the one of the next round, until the tournament is won (X10).

    The seed of a round follows from that of the one before, so that the first seed repeats them all.
    """
    yield table
    while table.tournament is not None and table.tournament.winner is None:
        table = table.next_table(derived_seed(table.start.seed, 1))
        yield table
