"""The legal moves as steps of pointing, worked out once for each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.app.editions.way import Way


class LegalWays:
    """Calling it gives the ways to the legal moves of a table as it stands.

    A split 7 can have a hundred moves, each of which is played on a copy to see what comes of it; list, board
    and Oracle all ask.
    """

    def __init__(self, table: AnyTable, work_out: Callable[[], Sequence[Way[Any]]]) -> None:
        self._table = table
        self._work_out = work_out
        self._known_at: int | None = None
        self._known: Sequence[Way[Any]] = ()

    def __call__(self) -> Sequence[Way[Any]]:
        """The ways, as `square_ways` or `express_ways` tell them."""
        now = len(self._table.actions)
        if self._known_at != now:
            self._known, self._known_at = self._work_out(), now
        return self._known
