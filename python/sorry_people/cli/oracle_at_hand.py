"""The Oracle at a table, asked by keys."""

from collections.abc import Callable, Mapping
from typing import Any

from sorry_people.cli.ask_oracle import ask_oracle
from sorry_people.cli.console import out
from sorry_people.cli.screens.advice_text import advice_text
from sorry_people.rules import Oracle
from sorry_people.session import AnyTable

SHORT = 10
"""So many moves are told of unless all are asked for."""

ASK_MORE = 4
"""How many times the playouts "ask for more" brings the Oracle to."""


class OracleAtHand:
    """Weighs the moves of whoever must choose; it never acts (O6).

    Attributes:
        keys: What a person can type: `o` asks, `m` asks for more playouts, `a` shows all moves of the answer.
    """

    def __init__(self, table: AnyTable, oracle: Oracle) -> None:
        self._table = table
        self._oracle = oracle
        self._advice: Any = None
        """The last answer; it is of the table's own edition."""
        self._asked_at = -1
        self.keys: Mapping[str, Callable[[], object]] = {
            "o": self.ask,
            "m": self._ask_more,
            "a": self._tell_all,
        }

    def ask(self) -> None:
        """Asks, and prints the answer."""
        think = self._oracle.advise

        def ask(watch: Callable[[Any], object]) -> Any:  # noqa: ANN401 - the advice of any edition
            return think(self._table.game, drivers=self._table.drivers, progress=watch)

        self._think(ask, self._oracle.playouts)

    def _ask_more(self) -> None:
        before = self._current
        if before is None:
            self.ask()
            return
        target = before.playouts * ASK_MORE
        self._think(lambda watch: self._oracle.extend(before, playouts=target, progress=watch), target)

    def _tell_all(self) -> None:
        if self._current is None:
            self.ask()
        else:
            out.print(advice_text(self._current, self._numbers), markup=False)

    def _think(self, think: Callable[[Callable[[Any], object]], Any], playouts: int) -> None:
        advice = ask_oracle(think, playouts)
        if advice is not None:
            self._advice, self._asked_at = advice, len(self._table.actions)
            out.print(advice_text(advice, self._numbers, most=SHORT), markup=False)

    @property
    def _current(self) -> Any:  # noqa: ANN401 - the advice of any edition
        """The answer to the question that the table is at; none when it has not been asked."""
        return self._advice if self._asked_at == len(self._table.actions) else None

    @property
    def _numbers(self) -> dict[Any, int]:
        """The numbers that the moves are chosen by."""
        return {move: number for number, move in enumerate(self._table.legal_moves(), start=1)}
