"""One rider's evening in numbers."""

from dataclasses import dataclass, field

from sorry_people.rules import Card, StoryStop


@dataclass(slots=True)
class RiderStatistics:
    """What a rider drew and did in a game.

    Attributes:
        drawn: How many of each card the rider drew.
        expected: How many were to be expected in as many draws: each card's share of the deck (T1).
        spent: Cards without a legal move (T3).
        bumps: How often the rider sent another back to the gate.
        bumped: How often the rider was sent back.
        swaps: Swaps that the rider made.
        shortcuts: Shortcuts that the rider took.
        stops: How often each story stop went off for the rider.
        turns_lost: Turns passed (T6).
        rank: 1 to 4, or none while not home.
        spaces_left: How far from home, at the start and after each card of the game, anybody's: one number
            more than cards were played (see `distance.spaces_left`).
    """

    drawn: dict[Card, int] = field(default_factory=lambda: dict.fromkeys(Card, 0))
    expected: dict[Card, float] = field(default_factory=lambda: dict.fromkeys(Card, 0.0))
    spent: int = 0
    bumps: int = 0
    bumped: int = 0
    swaps: int = 0
    shortcuts: int = 0
    stops: dict[StoryStop, int] = field(default_factory=lambda: dict.fromkeys(StoryStop, 0))
    turns_lost: int = 0
    rank: int | None = None
    spaces_left: list[int] = field(default_factory=list)
