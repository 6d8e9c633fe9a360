"""One colour's evening on the square board in numbers."""

from dataclasses import dataclass

from sorry_people.session.card_statistics import CardStatistics


@dataclass(slots=True)
class PawnStatistics(CardStatistics):
    """What a colour drew, and what its pawns did, in a game of Classic, Teams, Points or 2013.

    Attributes:
        slides: Slides that the colour's pawns took (K8).
        home: Pawns HOME.
    """

    slides: int = 0
    home: int = 0
