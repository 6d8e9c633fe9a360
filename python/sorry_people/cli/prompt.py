"""Asks a person at the terminal what to do."""

from collections.abc import Callable

from sorry_people.cli.ask_oracle import ask_oracle
from sorry_people.cli.board_text import board_text, screen_words
from sorry_people.cli.console import out
from sorry_people.cli.narration import foretell
from sorry_people.rules import Advice, Move, Oracle
from sorry_people.session import Need, Table

ASK_MORE = 4
"""How many times the playouts "ask for more" brings the Oracle to."""


class LeaveGame(Exception):  # noqa: N818  a wish, not an error
    """The person wants to save and leave."""


class Prompt:
    """Plays a person's turns by asking at the terminal; the Oracle is at hand.

    Attributes:
        table: The game.
        oracle: Who is asked on `o`.
    """

    def __init__(self, table: Table, oracle: Oracle) -> None:
        self.table = table
        self.oracle = oracle
        self._advice: Advice | None = None

    def act(self) -> None:
        """Asks until the person has done what the table waits for.

        Raises:
            LeaveGame: The person leaves; end of input counts as leaving.
        """
        match self.table.need:
            case Need.DRAW:
                self._ask(self._words("draw"), {""})
                self._advice = None
                self.table.draw()
            case Need.SPEND:
                self._ask(self._words("spend"), {""})
                self.table.play(None)
            case Need.MOVE:
                self.table.play(self._choose(self.table.game.legal_moves()))
            case Need.NOTHING:
                raise AssertionError("nobody is asked once all are home")

    def _choose(self, moves: list[Move]) -> Move:
        for number, move in enumerate(moves, start=1):
            out.print(f"  {number}  [bold]{move}[/]: {foretell(self.table.game, move)}")
        if len(moves) == 1:
            self._ask(self._words("only"), {"", "1"})
            return moves[0]
        keys = {str(number) for number in range(1, len(moves) + 1)}
        return moves[int(self._ask(self._words("choose", count=len(moves)), keys)) - 1]

    def _words(self, name: str, **more: object) -> str:
        seat = self.table.seat
        assert seat is not None, "somebody is asked, so it is somebody's turn"
        text: str = screen_words()["prompt"][name]
        return text.format(name=seat.name, rider=seat.rider, card=self.table.game.card, **more)

    def _ask(self, question: str, answers: set[str]) -> str:
        while True:
            try:
                answer = out.input(question, markup=False).strip().lower()
            except EOFError:
                raise LeaveGame from None
            if answer in answers:
                return answer
            if answer == "q":
                raise LeaveGame
            if answer == "b":
                out.print(board_text(self.table))
            elif answer in ("o", "m") and self.table.need is Need.MOVE:
                self._advise(more=answer == "m")
            else:
                out.print(screen_words()["prompt"]["not_understood"])

    def _advise(self, *, more: bool) -> None:
        before = self._advice
        target = self.oracle.playouts if before is None or not more else before.playouts * ASK_MORE

        def think(watch: Callable[[Advice], object]) -> Advice:
            if before is None or not more:
                return self.oracle.advise(self.table.game, drivers=self.table.drivers, progress=watch)
            return self.oracle.extend(before, playouts=target, progress=watch)

        advice = ask_oracle(think, target)
        if advice is not None:
            self._advice = advice
            out.print(str(advice), markup=False)
