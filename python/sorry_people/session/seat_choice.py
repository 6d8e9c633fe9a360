"""Who was chosen to drive a rider or to play a color."""

from dataclasses import dataclass

from sorry_people.rules import Driver
from sorry_people.session.seat import Seat
from sorry_people.session.type_variables import PlayerT

NOBODY = "nobody"
"""The driver of a color that does not play (K3)."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat as chosen in the set-up, before there is a game.

    Attributes:
        player: The rider's name, such as "Bucky", or the color's, such as "Red".
        driver: "person", "easy", "medium", "hard", or `NOBODY`.
        name: The person's name as it was typed; kept while somebody else drives.
    """

    player: str
    driver: str
    name: str = ""

    @property
    def plays(self) -> bool:
        """Whether there is anybody in the seat."""
        return self.driver != NOBODY

    def seat(self, players: type[PlayerT]) -> Seat[PlayerT]:
        """The seat at a table of these players, riders or colours; `ValueError` when nobody is in it."""
        driver = Driver(self.driver)
        player = players(self.player)
        if driver is Driver.PERSON:
            return Seat.person(player, self.name)
        return Seat.computer(player, driver)
