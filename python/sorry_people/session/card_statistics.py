"""A player's evening with cards in numbers."""

from dataclasses import dataclass, field

from sorry_people.rules import Card


@dataclass(slots=True)
class CardStatistics:
    """What a rider or a colour drew and did in a game.

    Attributes:
        drawn: How many of each card the player drew; in Points the hand that was dealt counts (KP1).
        expected: How many were to be expected in as many draws: each card's share of the deck (T1, K2).
        spent: Cards without a legal move (T3, K4), in Points those that were discarded (KP2).
        bumps: How often the player sent another's vehicle or pawn back.
        bumped: How often one of the player's was sent back.
        swaps: Swaps that the player made.
        spaces_left: How far from home, at the start and after each choice of the game, anybody's: one number
            more than choices were made. For pawns it is the sum of all.
    """

    drawn: dict[Card, int] = field(default_factory=lambda: dict.fromkeys(Card, 0))
    expected: dict[Card, float] = field(default_factory=lambda: dict.fromkeys(Card, 0.0))
    spent: int = 0
    bumps: int = 0
    bumped: int = 0
    swaps: int = 0
    spaces_left: list[int] = field(default_factory=list)

    def draw(self, card: Card, deck: dict[Card, int]) -> None:
        """Counts a card that was drawn from this deck, and what was to be expected."""
        self.drawn[card] += 1
        size = sum(deck.values())
        for kind, count in deck.items():
            self.expected[kind] += count / size
