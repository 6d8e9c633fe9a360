"""What the set-up shows and tells."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sorry_people.session import NOBODY, Edition, EditionOptions, SeatChoice


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """Everything that is chosen, also for the editions that are not.

    Attributes:
        seats: Who drives each rider.
        seed: As it was typed; empty for a new one.
        edition: Which game.
        colors: Who plays each color of the older editions.
        options: The options of each edition; those that lack are the usual ones.
    """

    seats: tuple[SeatChoice, ...]
    seed: str = ""
    edition: Edition = Edition.PEOPLE
    colors: tuple[SeatChoice, ...] = ()
    options: Mapping[Edition, EditionOptions] = field(default_factory=dict)

    @property
    def playing(self) -> tuple[SeatChoice, ...]:
        """The seats of the edition that is chosen, without those that nobody takes."""
        if self.edition is Edition.PEOPLE:
            return self.seats
        return tuple(seat for seat in self.colors if seat.driver != NOBODY)
