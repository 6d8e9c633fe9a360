"""What a move leads to."""

from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """The position after a move, and what happened on the way."""

    position: dict[str, Any]
    happened: dict[str, Any]
