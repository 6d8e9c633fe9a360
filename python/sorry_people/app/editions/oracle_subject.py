"""A table of an older edition, as the Oracle's desk sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.views import move_choices
from sorry_people.session import Need
from sorry_people.story import edition_text, oracle_thinking
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.odds_row import OddsView
from sorry_people.ui.panels.oracle_panel import OracleView

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.app.editions.way import Way
    from sorry_people.rules import Driver, Game

MOST_ROWS = 12
"""Moves that the panel lists; of more than these, the best."""

NO_ODDS = OddsView(0.0, 0.0, (0.0, 0.0, 0.0, 0.0), 0)


class EditionSubject:
    """A table of an older edition: a card, a hand or a face that waits, or the ride of the Fire (F8)."""

    def __init__(
        self,
        table: AnyTable,
        ways: Callable[[], Sequence[Way[Any]]],
        partners: Mapping[object, str],
        may_look: Callable[[], bool],
    ) -> None:
        """What the Oracle sees of a table.

        Args:
            table: The game.
            ways: The legal moves as steps of pointing.
            partners: Who wins along with whom, in Teams.
            may_look: Whether the person who has to choose is at the screen: moves tell of a hand (KP3).
        """
        self._may_look = may_look
        self._table = table
        self._ways = ways
        self._partners = partners
        self._order: list[int] = []
        self._ordered_at = 0

    def move_of_row(self, row: int) -> int | None:
        """The number of the legal move that a row shows; None for doing without, as drawing first (F8)."""
        number = self._order[row]
        return number if number < len(self._table.game.legal_moves()) else None

    @property
    def game(self) -> Game | None:
        """The game, while a person has something to choose."""
        table = self._table
        before_draw = table.need in {Need.DRAW, Need.ROLL} and not table.game.legal_moves()
        is_asked = table.waits_for_person and self._may_look()
        if before_draw or table.need is Need.NOTHING or not is_asked:
            return None
        return table.game

    @property
    def drivers(self) -> Mapping[Any, Driver]:
        """Who plays each color."""
        return self._table.drivers

    def choices(self) -> list[MoveChoice]:
        """A row for each legal move, and for what else may be done: nothing, or drawing first (F8)."""
        rows = move_choices(self._ways())
        if self._table.need in {Need.DRAW, Need.ROLL}:
            return [*rows, MoveChoice("card", edition_text("option", "draw"))]
        return rows or [MoveChoice("stay", edition_text("option", "none"))]

    def view(
        self,
        choices: Sequence[MoveChoice],
        advice: Any,  # noqa: ANN401 - of the edition's own moves
        *,
        target: int,
        is_working: bool,
    ) -> OracleView:
        """How often each move wins, or in Points what it scores (O3, KP4); of many moves the best."""
        if advice is None:
            self._ordered_at = 0
            self._order = list(range(min(len(choices), MOST_ROWS)))
            rows = tuple((choices[index], NO_ODDS) for index in self._order)
            return OracleView(rows, oracle_thinking(), None, "", 0.0, False, places=2)
        odds = [_odds_view(one, by_score=advice.measure == "score") for one in advice.moves]
        # Rows that change places all the time can't be pressed.
        if not is_working or advice.playouts >= 2 * self._ordered_at:
            self._order, self._ordered_at = self._ranked(odds), advice.playouts
        moves = [one.move for one in advice.moves]
        is_sure = not is_working and not advice.too_close_to_call and len(moves) > 1
        best = moves.index(advice.best) if is_sure else None
        return OracleView(
            tuple((choices[index], odds[index]) for index in self._order),
            oracle_thinking() if is_working else self._verdict(choices, advice, best),
            None if best is None else self._order.index(best),
            self._basis(advice, len(odds) - len(self._order)),
            min(advice.playouts / target, 1.0) if is_working else 1.0,
            not is_working,
            self._measure(advice),
            places=2,
        )

    @staticmethod
    def _ranked(odds: Sequence[OddsView]) -> list[int]:
        """The moves that are listed: all in their order, or the best of many."""
        numbers = list(range(len(odds)))
        if len(numbers) <= MOST_ROWS:
            return numbers
        most = max(view.playouts for view in odds)
        # A move that was given up early is not ranked above one that was played to the full number.
        return sorted(numbers, key=lambda at: (odds[at].playouts < most, -odds[at].figure))[:MOST_ROWS]

    def _verdict(self, choices: Sequence[MoveChoice], advice: Any, best: int | None) -> str:  # noqa: ANN401
        if len(advice.moves) == 1:
            return edition_text("oracle", "only", move=choices[0].text)
        if best is None:
            return edition_text("oracle", "too_close")
        return edition_text("oracle", "recommends", move=choices[best].text)

    def _basis(self, advice: Any, unlisted: int) -> str:  # noqa: ANN401
        basis = edition_text(
            "oracle", "basis", playouts=f"{advice.playouts:,}", seconds=f"{advice.seconds:.2f}"
        )
        if unlisted > 0:
            basis += " " + edition_text("oracle", "more", count=unlisted)
        levels = {str(player): str(driver) for player, driver in self.drivers.items()}
        policies = ", ".join(
            edition_text("oracle", levels[str(player)], player=player) for player in advice.policies
        )
        hidden = edition_text("oracle", "hands" if self._table.hides_hands else self._unseen())
        return f"{basis} {policies}. {hidden}"

    def _unseen(self) -> str:
        return "dice" if self._table.start.edition == "express" else "unseen"

    def _measure(self, advice: Any) -> str:  # noqa: ANN401
        if advice.measure == "score":
            return edition_text("oracle", "measure_score", player=advice.player)
        partner = self._partners.get(advice.player)
        if partner is not None:
            return edition_text("oracle", "measure_team", player=advice.player, partner=partner)
        return edition_text("oracle", "measure_first", player=advice.player)


def _odds_view(odds: Any, *, by_score: bool) -> OddsView:  # noqa: ANN401
    first, second, third, fourth = (float(share) for share in odds.places)
    places = (first, second, third, fourth)
    if not by_score:
        return OddsView(odds.first, odds.margin, places, odds.playouts)
    return OddsView(odds.first, odds.margin, places, odds.playouts, odds.score, odds.score_margin)
