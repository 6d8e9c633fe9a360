"""Who plays a rider or a colour."""

from dataclasses import dataclass
from typing import Generic

from sorry_people.rules import Driver
from sorry_people.session.type_variables import PlayerT


@dataclass(frozen=True, slots=True)
class Seat(Generic[PlayerT]):
    """A player of the game and who plays it: a person with a name, or the computer at a level.

    Attributes:
        player: The rider, or in the older editions the colour.
        driver: A person, or the level of the computer player (P1 to P3).
        name: The person's name; for a computer player the rider's or the colour's own.
    """

    player: PlayerT
    driver: Driver
    name: str

    def __post_init__(self) -> None:
        """Refuses a name that no file can hold: `ValueError`."""
        try:
            self.name.encode()
        except UnicodeEncodeError:
            # Half a character, as the system makes of an argument that is not UTF-8.
            readable = self.name.encode(errors="replace").decode()
            raise ValueError(f'the name "{readable}" is not whole UTF-8 text: please type it anew') from None

    @classmethod
    def person(cls, player: PlayerT, name: str | None = None) -> "Seat[PlayerT]":
        """A seat for a person; without a name, or with a blank one, the rider's or the colour's is used."""
        return cls(player, Driver.PERSON, (name or "").strip() or player.value)

    @classmethod
    def computer(cls, player: PlayerT, level: Driver) -> "Seat[PlayerT]":
        """A seat for a computer player of this level."""
        return cls(player, level, player.value)

    @property
    def rider(self) -> PlayerT:
        """The player, as it is called in Sorry People."""
        return self.player

    @property
    def is_person(self) -> bool:
        """Whether somebody must be asked what to do."""
        return self.driver is Driver.PERSON
