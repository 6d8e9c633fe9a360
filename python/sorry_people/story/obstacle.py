"""What stands in the way of a card."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.rules import PeopleGame


class Obstacle(StrEnum):
    """Why a card has no legal move (T3)."""

    AT_FAIR = "at_fair"
    """It doesn't lead out of the fair."""
    NOBODY_TO_REPLACE = "nobody_to_replace"
    """A Sorry! at the fair and nobody on the road (C3)."""
    TOO_FAR = "too_far"
    """Home needs the exact count (M2)."""
    NOBODY_TO_SWAP = "nobody_to_swap"
    """An 11 on the road: too far, and nobody else on the road (C1)."""
    IN_DRIVEWAY = "in_driveway"
    """An 11 in the driveway: too far, and swaps are for the road (C1)."""


def obstacle(game: PeopleGame) -> Obstacle:
    """What stands in the way of the card that waits.

    Raises:
        ValueError: No card waits, or it has a legal move.
    """
    if game.turn is None or game.card is None:
        raise ValueError("no card waits: draw one first")
    if game.legal_moves():
        raise ValueError(f"the {game.card} has a legal move, so nothing stands in its way")
    kind = game.places[game.turn].partition(" ")[0]
    match kind, str(game.card):
        case "fair", "Sorry!":
            return Obstacle.NOBODY_TO_REPLACE
        case "fair", _:
            return Obstacle.AT_FAIR
        case "driveway", "11":
            return Obstacle.IN_DRIVEWAY
        case "road", "11":
            return Obstacle.NOBODY_TO_SWAP
        case _:
            return Obstacle.TOO_FAR
