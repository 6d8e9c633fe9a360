"""What a table waits for."""

from enum import StrEnum


class Need(StrEnum):
    """What must be done next for the game to go on."""

    DRAW = "draw"
    """A card is due; in 2013 the move of F8 may be made before it."""
    ROLL = "roll"
    """The dice are to be rolled (X2)."""
    MOVE = "move"
    """A card, a hand or a face waits, and one of its legal moves must be chosen."""
    SPEND = "spend"
    """A card or a face waits that has no legal move (T3, K4, X3)."""
    NOTHING = "nothing"
    """The game is over (E1, K5, KT5, KP4, X8)."""
