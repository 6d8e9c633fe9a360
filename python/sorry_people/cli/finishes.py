"""How many games finished."""

from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from sorry_people.cli.share import Share
from sorry_people.rules import SimulationResult

PLACES = 4
"""Columns of the counts, whatever the edition."""


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

    @classmethod
    def none_yet(cls, players: int) -> Self:
        """Those of no games, for so many players."""
        return cls(np.zeros((players, PLACES), np.int64))

    def add(self, batch: SimulationResult[Any]) -> None:
        """Counts a batch, too."""
        self.counts += batch.finishes
        self.games += batch.games
        self.draws += batch.draws
        self.seconds += batch.seconds
        self.seeds.append(batch.seed)
        if batch.scores is not None:  # the mean of the batch
            points = batch.scores * batch.games
            self.points = points if self.points is None else self.points + points

    @property
    def games_per_second(self) -> float:
        """How fast they were played, all threads together."""
        return self.games / max(self.seconds, 1e-9)

    def share(self, row: int, place: int) -> Share:
        """How often the player in a row came in at a place, both counted from 0."""
        return Share(int(self.counts[row, place]), self.games)
