"""One step of a choice that is made by pointing at things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.app.editions.spot import Spot


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be picked next: a card, a pawn, a place.

    Two moves that go on with equal options can't be told apart by this step.

    Attributes:
        kind: Names the icon: "card", "pawn", "start", "forward", "back", "swap", "replace", "ice", "fire", …
        text: Such as "Forward 11".
        detail: What comes of it, such as "to space 20"; may be empty.
        spot: What to press on the board; None where only the list offers it.
        card: The card in the hand to press, in Points.
    """

    kind: str
    text: str
    detail: str = ""
    spot: Spot | None = None
    card: str | None = None
