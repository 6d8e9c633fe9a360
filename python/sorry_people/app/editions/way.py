"""How a move is chosen, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from sorry_people.app.editions.option import Option

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Way(Generic[MoveT]):
    """The options that lead to a move, in the order of picking; a move may have several ways.

    No way to a move is the beginning of a way to another one.

    Attributes:
        steps: At least one option.
        index: The move's number among the legal moves.
        move: The move.
    """

    steps: tuple[Option, ...]
    index: int
    move: MoveT
