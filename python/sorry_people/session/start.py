"""What a game grows from."""

import secrets
from dataclasses import dataclass

from sorry_people.rules import Card, Game, Rider


@dataclass(frozen=True, slots=True)
class Start:
    """All that a game is made from: the same start and the same moves give the same game (P4).

    Attributes:
        seed: From 0 to 2**64 - 1.
        first: Who draws first (T2).
        deck: Cards that come first; the rest of the 45 follow, shuffled by the seed.
    """

    seed: int
    first: Rider
    deck: tuple[Card, ...] = ()

    @classmethod
    def drawn(cls, seed: int | None = None, first: Rider | None = None) -> "Start":
        """A start whose open parts are drawn: the seed by the system, the first rider by the seed (T2)."""
        if seed is None:
            # Short enough to be read aloud and typed in again.
            seed = secrets.randbelow(1_000_000)
        if first is None:
            first = Game(seed=seed).turn
            assert first is not None, "a new game is somebody's turn"
        return cls(seed, first)

    def game(self) -> Game:
        """A new game from this start; `ValueError` when the deck has more of a card than there are (T1)."""
        return Game(seed=self.seed, first=self.first, deck=self.deck)
