"""One move to choose from."""

from dataclasses import dataclass

ICONS = {
    "exit": "exit",
    "forward": "forward",
    "back": "back",
    "swap": "swap",
    "replace": "replace",
    "stay": "stay",
    "undo": "back",
    "start": "exit",
    "pawn": "pawn",
    "card": "deck",
    "discard": "deck",
    "split": "forward",
    "ice": "ice",
    "fire": "fire",
    "home": "home",
    "take": "pawn",
    "waiting": "pawn",
    "dial": "dial",
    "turn": "dial",
}
"""The icon for each kind of move."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A legal move as the player reads it.

    Attributes:
        kind: One of `ICONS`.
        text: Such as "Forward 11".
        detail: Where it ends and what happens there, such as "Cattle Crossing · bumps Chuck"; may be empty.
    """

    kind: str
    text: str
    detail: str = ""
