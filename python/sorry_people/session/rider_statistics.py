"""One rider's evening in numbers."""

from dataclasses import dataclass, field

from sorry_people.rules import StoryStop
from sorry_people.session.card_statistics import CardStatistics


@dataclass(slots=True)
class RiderStatistics(CardStatistics):
    """What a rider drew and did in a game of Sorry People.

    Attributes:
        shortcuts: Shortcuts that the rider took.
        stops: How often each story stop went off for the rider.
        turns_lost: Turns passed (T6).
        rank: 1 to 4, or none while not home.
    """

    shortcuts: int = 0
    stops: dict[StoryStop, int] = field(default_factory=lambda: dict.fromkeys(StoryStop, 0))
    turns_lost: int = 0
    rank: int | None = None
