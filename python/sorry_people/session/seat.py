"""Who drives a rider."""

from dataclasses import dataclass

from sorry_people.rules import Driver, Rider


@dataclass(frozen=True, slots=True)
class Seat:
    """A rider and who drives: a person with a name, or the computer at a level.

    Attributes:
        rider: The rider.
        driver: A person, or the level of the computer player (P1 to P3).
        name: The person's name; for a computer player the rider's own.
    """

    rider: Rider
    driver: Driver
    name: str

    @classmethod
    def person(cls, rider: Rider, name: str | None = None) -> "Seat":
        """A seat for a person; without a name, or with a blank one, the rider's own is used."""
        return cls(rider, Driver.PERSON, (name or "").strip() or rider.value)

    @classmethod
    def computer(cls, rider: Rider, level: Driver) -> "Seat":
        """A seat for a computer player of this level."""
        return cls(rider, level, rider.value)

    @property
    def is_person(self) -> bool:
        """Whether somebody must be asked what to do."""
        return self.driver is Driver.PERSON
