"""Many games by computers, in batches, so that stopping early gives what there is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from sorry_people.rules import Driver, Rider, simulate

BATCH = 40_000
"""Games in a batch: some tenths of a second, and a multiple of four, so that each rider starts as often."""

Z_95 = 1.959964


@dataclass(slots=True)
class Finishes:
    """How games finished.

    Attributes:
        counts: How often each rider (row) came 1st to 4th (column), int64 of shape (4, 4).
        games: How many games that is.
        draws: Cards drawn in them.
        seconds: How long they took.
    """

    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros((4, 4), np.int64))
    games: int = 0
    draws: int = 0
    seconds: float = 0.0


def margin(share: float, games: int) -> float:
    """The 95 % margin of a share that was counted in so many games."""
    return Z_95 * (share * (1 - share) / games) ** 0.5 if games else 1.0


def play_batches(
    games: int,
    *,
    drivers: dict[Rider, Driver],
    seed: int,
    threads: int | None = None,
    report: Callable[[float], object],
    already: int = 0,
) -> tuple[Finishes, bool]:
    """Plays games in batches of `BATCH`, the batches with the seeds `seed`, `seed + 1` and so on.

    Args:
        games: How many.
        drivers: Who drives each rider.
        seed: That of the first batch.
        threads: As for `simulate`.
        report: Told how many games are done.
        already: Games that were done before these, for the report.

    Returns:
        What was counted, and whether that is all: Ctrl-C ends the work after the batches that are done.
    """
    finishes = Finishes()
    try:
        for number, done in enumerate(range(0, games, BATCH)):
            result = simulate(
                min(BATCH, games - done),
                drivers=drivers,
                seed=(seed + number) % 2**64,
                threads=threads,
                progress=partial(_report, report, already + done),
            )
            finishes.counts += result.finishes
            finishes.games += result.games
            finishes.draws += result.draws
            finishes.seconds += result.seconds
            report(already + finishes.games)
    except KeyboardInterrupt:
        return finishes, False
    return finishes, True


def _report(report: Callable[[float], object], before: int, played: int, _rate: float) -> None:
    report(before + played)
