"""A thing on the board that can be pressed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a color, and which of its pawns is meant where several may stand.

    Attributes:
        color: Whose place it is; on the track, whose pawn is there or would come there.
        place: As the engine names it: "start", "track 17", "safety 3", "home". In Express "start" of pawns;
            of a player "dial", "home", "wedge Red" (to turn the dial to) and "waiting Red".
        number: The pawn's number.
    """

    color: str
    place: str
    number: int = 0
