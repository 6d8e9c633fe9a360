"""The event of a card being played."""

from dataclasses import dataclass

from sorry_people.rules import Card, Move, Rider


@dataclass(frozen=True, slots=True)
class Played:
    """A rider's choice for the waiting card; the events of what came of it follow.

    Attributes:
        rider: Whose turn it is.
        card: The card.
        move: What was chosen, or none when the card had no legal move (T3).
    """

    rider: Rider
    card: Card
    move: Move | None
