"""Many games by computers, in batches, so that stopping early gives what there is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.rules import Driver, simulate
from sorry_people.session import Edition

BATCH = 40_000
"""Games in a batch: some tenths of a second, and a multiple of four, so that each rider starts as often."""

PLACES = 4
"""Columns of the counts, whatever the edition."""

Z_95 = 1.959964


@dataclass(slots=True)
class Finishes:
    """How games finished.

    Attributes:
        counts: How often each player (row, in the order of play) came 1st, 2nd and so on (column), int64; in
            the older editions those who won are 1st, and all others 2nd.
        games: How many games that is.
        draws: Cards drawn or dice rolled in them.
        seconds: How long they took.
        seeds: The seed of each batch.
        points: What each player scored in all games (KP4, X10), float64; none where nothing is scored.
    """

    counts: NDArray[np.int64]
    games: int = 0
    draws: int = 0
    seconds: float = 0.0
    seeds: list[int] = field(default_factory=list)
    points: NDArray[np.float64] | None = None

    @property
    def games_per_second(self) -> float:
        """How fast they were played, all threads together."""
        return self.games / max(self.seconds, 1e-9)

    def share(self, place: int) -> NDArray[np.float64]:
        """How often each player came in at a place, counted from 0, of 1."""
        return self.counts[:, place] / max(self.games, 1)


def margin(share: float, games: int) -> float:
    """The 95 % margin of a share that was counted in so many games."""
    return Z_95 * (share * (1 - share) / games) ** 0.5 if games else 1.0


def play_batches(
    games: int,
    *,
    chosen: ChosenEdition,
    drivers: Mapping[str, Driver],
    seed: int,
    threads: int | None = None,
    report: Callable[[float], object],
    already: int = 0,
) -> tuple[Finishes, bool]:
    """Plays games in batches with the seeds `seed`, `seed + 1` and so on; each player begins as often.

    Args:
        games: How many.
        chosen: Of which edition, with which players and options.
        drivers: Who plays each rider or colour.
        seed: That of the first batch.
        threads: As for `simulate`.
        report: Told how many games are done.
        already: Games that were done before these, for the report.

    Returns:
        What was counted, and whether that is all: Ctrl-C ends the work after the batches that are done.
    """
    finishes = Finishes(np.zeros((len(chosen.players), PLACES), np.int64))
    try:
        for number, count in enumerate(_batches(games, chosen)):
            batch_seed = (seed + number) % 2**64
            result = simulate(
                count,
                drivers=drivers,
                seed=batch_seed,
                threads=threads,
                start=chosen.simulation_start(batch_seed, number),
                progress=partial(_report, report, already + finishes.games),
            )
            finishes.counts += result.finishes
            finishes.games += result.games
            finishes.draws += result.draws
            finishes.seconds += result.seconds
            finishes.seeds.append(batch_seed)
            if result.scores is not None:  # the mean of the batch
                points = result.scores * result.games
                finishes.points = points if finishes.points is None else finishes.points + points
            report(already + finishes.games)
    except KeyboardInterrupt:
        return finishes, False
    return finishes, True


def _batches(games: int, chosen: ChosenEdition) -> list[int]:
    """How many games each batch has."""
    size = BATCH
    if chosen.edition is not Edition.PEOPLE:
        # In each batch another one begins.
        players = len(chosen.players)
        size = min(size // players, -(-games // players))
    return [min(size, games - done) for done in range(0, games, size)]


def _report(report: Callable[[float], object], before: int, played: int, _rate: float) -> None:
    report(before + played)
