"""What the board needs to know of an event of a square edition; the engine's `SquareEvent` has all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class Happening(Protocol):
    """One thing that happened.

    Attributes:
        kind: "moved", "swapped", "replaced", "bumped", "slid", "home", "iced", "fired", "game_over"; others
            are not drawn.
        pawn: Which pawn, as "Red 2"; of "iced" and "fired" None when the mark leaves the board.
        other: The other pawn of a swap or replacement.
        start, end: Places, before any slide.
        path: The places passed, both ends included; may be empty.
    """

    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def pawn(self) -> str | None: ...  # noqa: D102
    @property
    def other(self) -> str | None: ...  # noqa: D102
    @property
    def start(self) -> str | None: ...  # noqa: D102
    @property
    def end(self) -> str | None: ...  # noqa: D102
    @property
    def path(self) -> Sequence[str]: ...  # noqa: D102


def pawn_key(text: str) -> tuple[str, int]:
    """The colour and number of a pawn such as "Red 2".

    Raises:
        ValueError: It names no pawn.
    """
    colour, _, number = text.partition(" ")
    if not number.isdecimal():
        raise ValueError(f"{text!r} names no pawn: it is a colour and a number, such as 'Red 2'")
    return colour, int(number)
