"""The event of a card being drawn."""

from dataclasses import dataclass

from sorry_people.rules import Card, Rider


@dataclass(frozen=True, slots=True)
class Drawn:
    """A rider drew a card, which now waits to be played (T3).

    Attributes:
        rider: Whose turn it is.
        card: The card.
        reshuffled: Whether all 45 cards were shuffled into a new pile first (T4).
    """

    rider: Rider
    card: Card
    reshuffled: bool = False
