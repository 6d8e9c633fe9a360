"""Many games by computers, in batches, so that stopping early loses little and nobody begins more often."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.derived_seed import derived_seed
from sorry_people.rules import Driver, SimulationResult, simulate
from sorry_people.session import Edition

PEOPLE_BATCH = 20_000
"""Games of Sorry People in a batch, some tenth of a second; of four, as there each rider begins in turn."""

EDITION_BATCH = 200
"""Games of an older edition in a batch, in which one color begins: as long where games are the longest."""


def play_batches(
    games: int,
    *,
    chosen: ChosenEdition,
    casts: Sequence[Mapping[str, Driver]],
    seed: int,
    threads: int | None = None,
) -> Iterator[tuple[int, SimulationResult[Any]]]:
    """Plays games in batches, yielding each with the number of its cast.

    The casts and those who begin take turns, batch by batch: when all games are played, each turn has had as
    many as any other, or one more; until then, a batch more at most.

    Args:
        games: How many.
        chosen: Of which edition, with which players and options.
        casts: Who plays each rider or colour; several casts share the games.
        seed: Batch `number` has the seed `derived_seed(seed, number)`.
        threads: As for `simulate`.
    """
    is_people = chosen.edition is Edition.PEOPLE
    starters = 1 if is_people else len(chosen.players)
    most = PEOPLE_BATCH if is_people else EDITION_BATCH
    for number, (turn, count) in enumerate(_shared_out(games, len(casts) * starters, most)):
        starter, cast = divmod(turn, len(casts))
        batch_seed = derived_seed(seed, number)
        start = chosen.simulation_start(batch_seed, starter)
        yield cast, simulate(count, drivers=casts[cast], seed=batch_seed, threads=threads, start=start)


def _shared_out(games: int, turns: int, most: int) -> Iterator[tuple[int, int]]:
    """Whose turn each batch is, from 0, and how many games it has, at most so many."""
    for done in range(0, games, turns * most):
        each, more = divmod(min(games - done, turns * most), turns)
        for turn in range(turns):
            if count := each + (turn < more):
                yield turn, count
