"""What can be chosen about an edition beside its seats."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self

from sorry_people.session.edition import Edition
from sorry_people.session.json_text import shown

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
    Edition.FIRE_AND_ICE: ("quick_start", "fire_transfers"),
    Edition.EXPRESS: ("target",),
}
"""The names of the options that each edition has."""


@dataclass(frozen=True, slots=True)
class EditionOptions:
    """All options of all editions; an edition looks at those that it has (`OFFERED`).

    Attributes:
        deck: One of `DECKS` (K2).
        quick_start: One pawn of each color begins on the track (K1).
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
            raise ValueError(f"{shown(self.deck)} is no deck: it is one of {', '.join(DECKS)}")
        for name in ("quick_start", "stack_bonuses", "fire_transfers"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name} is {shown(getattr(self, name))}; it must be true or false")
        fits = type(self.target) is int and (
            self.target == 0 or LEAST_TARGET <= self.target <= GREATEST_TARGET
        )
        if not fits:
            raise ValueError(
                f"the target is {shown(self.target)}; it must be 0 for a single game, "
                f"or {LEAST_TARGET} to {GREATEST_TARGET} points"
            )

    def of(self, edition: Edition) -> dict[str, Any]:
        """The options that an edition has, by name."""
        return {
            field.name: getattr(self, field.name) for field in fields(self) if field.name in OFFERED[edition]
        }

    def of_game(self, edition: Edition) -> dict[str, Any]:
        """The options that a single game of the edition is made with: all but the tournament's target."""
        return {name: value for name, value in self.of(edition).items() if name != "target"}

    @classmethod
    def from_fields(cls, edition: Edition, written: dict[str, Any]) -> Self:
        """Reads what `of` gave; an option that is missing came later, and was as it is without a word.

        Raises:
            ValueError: It is something else, or an option is none of the edition's.
        """
        offered = OFFERED[edition]
        for name in written:
            if name not in offered:
                has = ", ".join(offered) or "no options"
                raise ValueError(f"{shown(name)} is no option of {edition}, which has {has}")
        return cls(**written)
