"""What marks the options on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.way import Way
    from sorry_people.scene.vectors import Vector

MoveT = TypeVar("MoveT")


class Marks(Protocol[MoveT]):
    """Draws what can be pressed on a board, and what would come of a move."""

    def show(self, options: Sequence[Option]) -> None:
        """Marks the spots of the options, by their numbers."""

    def mark(self, index: int | None) -> None:
        """Lights the mark of one option; None for none."""

    def preview(self, way: Way[MoveT] | None) -> None:
        """Shows what would come of a move; None for nothing."""

    def at(self, point: tuple[int, int]) -> int | None:
        """The option whose mark is at a pixel, or None."""

    def places(self) -> Sequence[Vector]:
        """Where in the world the marks are."""

    def clear(self) -> None:
        """Takes everything away."""
