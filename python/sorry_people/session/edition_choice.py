"""A game of any edition as chosen in the set-up."""

from dataclasses import dataclass, field

from sorry_people.rules import Colour, Driver
from sorry_people.session.edition import Edition
from sorry_people.session.edition_options import EditionOptions
from sorry_people.session.seat_choice import SeatChoice

COLORS = tuple(map(str, Colour))
"""The players of the older editions, in the order of play (KB1)."""

LEAST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class EditionChoice:
    """All that a new game needs to be told.

    Attributes:
        edition: Which game.
        seats: Who plays, in the order of play; nobody else is in the game.
        options: The options; those that the edition has not stand for nothing.
        seed: Of the game; None for a new one.

    Raises:
        ValueError: The seats do not make a game of this edition (K3, KT1).
    """

    edition: Edition
    seats: tuple[SeatChoice, ...]
    options: EditionOptions = field(default_factory=EditionOptions)
    seed: int | None = None

    def __post_init__(self) -> None:
        drivers = tuple(str(driver) for driver in Driver)
        for seat in self.seats:
            if seat.driver not in drivers:
                raise ValueError(f'{seat.player} has the driver "{seat.driver}": it is one of {drivers}')
        if self.edition is Edition.PEOPLE:
            return
        strange = [player for player in self.players if player not in COLORS]
        if strange or list(self.players) != sorted(set(self.players), key=COLORS.index):
            raise ValueError(f"the players are {self.players}; they must be among {COLORS}, in this order")
        least = len(COLORS) if self.edition is Edition.TEAMS else LEAST_PLAYERS
        if len(self.players) < least:
            takes = f"{least}" if least == len(COLORS) else f"{least} to {len(COLORS)}"
            raise ValueError(f"it takes {takes} players to play {self.edition}, not {len(self.players)}")

    @property
    def players(self) -> tuple[str, ...]:
        """The names of those who play, in the order of play."""
        return tuple(seat.player for seat in self.seats)

    @property
    def target(self) -> int:
        """The points that end the tournament (X10); 0 where a single game is played."""
        return int(self.options.of(self.edition).get("target", 0))

    def game_arguments(self) -> dict[str, object]:
        """What `sorry_people.Game(**...)` is to be called with, beside the seed."""
        if self.edition is Edition.PEOPLE:
            return {"edition": str(self.edition)}
        options = self.options.of(self.edition)
        options.pop("target", None)
        return {"edition": str(self.edition), "players": list(self.players), **options}
