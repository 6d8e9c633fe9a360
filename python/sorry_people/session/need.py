"""What a table waits for."""

from enum import StrEnum


class Need(StrEnum):
    """What must be done next for the game to go on."""

    DRAW = "draw"
    MOVE = "move"
    """A card waits, and one of its legal moves must be chosen."""
    SPEND = "spend"
    """A card waits that has no legal move (T3)."""
    NOTHING = "nothing"
    """All four are home (E1)."""
