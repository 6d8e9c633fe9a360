"""What the table needs to know of an event of Express; the engine's `ExpressEvent` has all of it."""

from __future__ import annotations

from typing import Protocol


class Happening(Protocol):
    """One thing that happened.

    Attributes:
        kind: "took", "sorry", "home", "slid", "passed", "nothing" or "game_over".
        player: Whose move it was; of "home", who got the pawn.
        other: Of "sorry" from whose wedge; of "slid" whose dial, if not the player's own.
        colour: Of the pawn; of "slid" the colour that the dial shows now.
        source: Of "took" whence: "start", or the player whose waiting area it was, "own" for one's own.
        winner: Of "game_over" whose wedge holds four.
    """

    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def player(self) -> str | None: ...  # noqa: D102
    @property
    def other(self) -> str | None: ...  # noqa: D102
    @property
    def colour(self) -> str | None: ...  # noqa: D102
    @property
    def source(self) -> str | None: ...  # noqa: D102
    @property
    def winner(self) -> str | None: ...  # noqa: D102
