"""The event of a card being drawn."""

from dataclasses import dataclass
from typing import Generic

from sorry_people.rules import Card
from sorry_people.session.type_variables import PlayerT


@dataclass(frozen=True, slots=True)
class Drawn(Generic[PlayerT]):
    """A player drew a card: it waits to be played (T3, K4), or goes into the player's hand (KP1).

    Attributes:
        player: Who drew.
        card: The card.
        reshuffled: Whether the spent cards were shuffled into a new pile first (T4).
        hidden: Whether nobody but the player may see the card (KP3).
    """

    player: PlayerT
    card: Card
    reshuffled: bool = False
    hidden: bool = False

    @property
    def rider(self) -> PlayerT:
        """The player, as it is called in Sorry People."""
        return self.player
