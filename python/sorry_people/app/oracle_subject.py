"""What the Oracle is asked about, and how its answer is put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from sorry_people.app.play_views import move_choices, no_move_choice, oracle_view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sorry_people.rules import Advice, Driver, Game
    from sorry_people.session import Table
    from sorry_people.ui.panels.move_choice import MoveChoice
    from sorry_people.ui.panels.oracle_panel import OracleView


class OracleSubject(Protocol):
    """A table of any game, as the Oracle's desk sees it."""

    @property
    def game(self) -> Game | None:
        """The game with a person's choice to weigh (O1); None when there is none."""

    @property
    def drivers(self) -> Mapping[Any, Driver]:
        """Who drives each player (O2)."""

    def choices(self) -> list[MoveChoice]:
        """The legal moves, or the one of having none."""

    def view(
        self,
        choices: Sequence[MoveChoice],
        advice: Any,  # noqa: ANN401 - of the game's own moves
        *,
        target: int,
        is_working: bool,
    ) -> OracleView:
        """What the panel shows of the moves in `choices`.

        Args:
            choices: As `choices` gave them.
            advice: What the Oracle knows; None before the first interim report.
            target: The playouts that it is working towards.
            is_working: Whether more is coming.
        """


class PeopleSubject:
    """A table of Sorry People."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def game(self) -> Game | None:
        """The game, while a card waits that is a person's."""
        table = self._table
        return table.game if table.game.card is not None and table.waits_for_person else None

    @property
    def drivers(self) -> Mapping[Any, Driver]:
        """Who drives each rider."""
        return self._table.drivers

    def choices(self) -> list[MoveChoice]:
        """The legal moves of the waiting card, or the one of having none."""
        return move_choices(self._table.game) or [no_move_choice()]

    def view(
        self, choices: Sequence[MoveChoice], advice: Advice | None, *, target: int, is_working: bool
    ) -> OracleView:
        """How often each move finishes 1st."""
        return oracle_view(choices, advice, self._table.drivers, target=target, is_working=is_working)
