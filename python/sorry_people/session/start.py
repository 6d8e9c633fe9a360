"""What a game of Sorry People grows from."""

import secrets
from dataclasses import dataclass
from typing import Any

from sorry_people.rules import Card, Move, PeopleGame, Rider
from sorry_people.session.edition import Edition
from sorry_people.session.save_fields import field, one_of


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
        seed = drawn_seed() if seed is None else seed
        if first is None:
            first = PeopleGame(seed=seed).turn
            assert first is not None, "a new game is somebody's turn"
        return cls(seed, first)

    @property
    def edition(self) -> Edition:
        """Sorry People."""
        return Edition.PEOPLE

    @property
    def players(self) -> tuple[Rider, ...]:
        """All four, always."""
        return tuple(Rider)

    def game(self) -> PeopleGame:
        """A new game from this start; `ValueError` when the deck has more of a card than there are (T1)."""
        return PeopleGame(seed=self.seed, first=self.first, deck=self.deck)

    def again(self, first: Rider, seed: int | None = None) -> "Start":
        """The start of the next game, which the winner begins (T2), with a seed or a drawn one."""
        return Start(drawn_seed() if seed is None else seed, first)

    def tournament(self) -> None:
        """None: each game of Sorry People stands for itself."""

    @staticmethod
    def move(text: str) -> Move:
        """The move of that text; `IllegalMoveError` when it is none."""
        return Move(text)

    def to_fields(self) -> dict[str, Any]:
        """As it stands in a save."""
        return {"seed": self.seed, "first": self.first, "deck": list(self.deck)}

    @classmethod
    def from_fields(cls, fields: dict[str, Any]) -> "Start":
        """Reads what `to_fields` wrote; `ValueError` when it is something else."""
        deck = tuple(one_of(Card, card, "deck") for card in field(fields, "deck", list))
        return cls(field(fields, "seed", int), one_of(Rider, fields.get("first"), "first"), deck)


def drawn_seed() -> int:
    """A seed drawn by the system, short enough to be read aloud and typed in again."""
    return secrets.randbelow(1_000_000)
