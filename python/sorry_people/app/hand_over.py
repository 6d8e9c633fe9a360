"""Who holds a device that persons share, and when it has to change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sorry_people.session import Seat


class HandOver:
    """Remembers who held the device last: it changes hands only where another person has to act.

    Attributes:
        is_shared: Whether there is more than one person.
    """

    def __init__(self, seats: Iterable[Seat[Any]]) -> None:
        self.is_shared = len({seat.name for seat in seats if seat.is_person}) > 1
        self._holder = ""

    def is_due(self, seat: Seat[Any]) -> bool:
        """Whether the person of this seat has to be given the device."""
        return self.is_shared and seat.name != self._holder

    def take(self, seat: Seat[Any]) -> None:
        """The person of this seat has it now."""
        self._holder = seat.name
