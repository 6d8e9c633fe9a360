"""What can be chosen about an edition beside its seats."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from sorry_people.session.edition import Edition

DECKS = ("standard", "first", "waddingtons")
"""The decks of K2."""

LEAST_TARGET = 10
GREATEST_TARGET = 1000
"""Points that end a tournament (X10)."""

OFFERED: Mapping[Edition, tuple[str, ...]] = {
    Edition.PEOPLE: (),
    Edition.CLASSIC: ("deck", "quick_start"),
    Edition.TEAMS: ("deck", "quick_start"),
    Edition.POINTS: ("deck", "quick_start", "stack_bonuses", "target"),
    Edition.FIRE_AND_ICE: ("fire_transfers",),
    Edition.EXPRESS: ("target",),
}
"""The names of the options that each edition has."""


@dataclass(frozen=True, slots=True)
class EditionOptions:
    """All options of all editions; an edition looks at those that it has (`OFFERED`).

    Attributes:
        deck: One of `DECKS` (K2).
        quick_start: One pawn of each color begins on the track (Setup of Classic).
        stack_bonuses: All bonuses that apply are added, not the highest alone (KP4).
        fire_transfers: The Fire goes to the pawn that bumps its bearer (F11).
        target: The points that end a tournament (X10); 0 for a single game.

    Raises:
        ValueError: An option has a value that it can't have.
    """

    deck: str = "standard"
    quick_start: bool = False
    stack_bonuses: bool = False
    fire_transfers: bool = False
    target: int = 0

    def __post_init__(self) -> None:
        if self.deck not in DECKS:
            raise ValueError(f'"{self.deck}" is no deck: it is one of {", ".join(DECKS)}')
        for name in ("quick_start", "stack_bonuses", "fire_transfers"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name} is {getattr(self, name)!r}; it must be true or false")
        fits = self.target == 0 or LEAST_TARGET <= self.target <= GREATEST_TARGET
        if not isinstance(self.target, int) or isinstance(self.target, bool) or not fits:
            raise ValueError(
                f"the target is {self.target!r}; it must be 0 for a single game, "
                f"or {LEAST_TARGET} to {GREATEST_TARGET} points"
            )

    def of(self, edition: Edition) -> dict[str, str | bool | int]:
        """The options that an edition has, by name."""
        return {
            field.name: getattr(self, field.name) for field in fields(self) if field.name in OFFERED[edition]
        }
