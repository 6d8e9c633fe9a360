"""The event of a choice being made."""

from dataclasses import dataclass
from typing import Generic

from sorry_people.rules import Card
from sorry_people.session.type_variables import MoveT, PlayerT


@dataclass(frozen=True, slots=True)
class Played(Generic[PlayerT, MoveT]):
    """A player's choice; the events of what came of it follow.

    Attributes:
        player: Whose turn it is.
        card: The card that was played or discarded; none in Express, and for the move of F8.
        move: What was chosen, or none when there was no legal move (T3, K4).
    """

    player: PlayerT
    card: Card | None
    move: MoveT | None

    @property
    def rider(self) -> PlayerT:
        """The player, as it is called in Sorry People."""
        return self.player
