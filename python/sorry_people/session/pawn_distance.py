"""How far a pawn of the square board is from HOME."""

from sorry_people.rules import Colour

TRACK_SPACES = 60
SIDE = 15
TURN_OFF = 2
"""Counted from the first space of the colour's side (KB2)."""
HOME = 6
"""From the turn-off through the five spaces of the safety zone to HOME."""
PAWN_FROM_START = 65
"""From START: one to the start circle, and 64 from there (KB2)."""


def pawn_spaces_left(colour: Colour, place: str) -> int:
    """How many spaces forward a pawn is from HOME, 0 (HOME) to 65 (on START), by K7.

    Args:
        colour: Whose pawn it is.
        place: Where it is, such as `"track 17"`.
    """
    kind, _, number = place.partition(" ")
    match kind:
        case "home":
            return 0
        case "safety":
            return HOME - int(number)
        case "track":
            turn_off = list(Colour).index(colour) * SIDE + TURN_OFF
            return (turn_off - int(number)) % TRACK_SPACES + HOME
        case "start":
            return PAWN_FROM_START
        case _:
            raise ValueError(f'"{place}" is no place such as "start", "track 17", "safety 3" or "home"')
