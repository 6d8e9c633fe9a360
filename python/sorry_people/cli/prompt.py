"""Asks a person at the terminal what to do."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from sorry_people.cli.console import out
from sorry_people.cli.oracle_at_hand import SHORT, OracleAtHand
from sorry_people.cli.screens import Screen
from sorry_people.cli.screens.words import screen_words
from sorry_people.rules import Oracle
from sorry_people.session import AnyTable, Need

Keys: TypeAlias = Mapping[str, Callable[[], object]]
"""What is done when a key is typed."""

NO_KEYS: Keys = {}


class LeaveGame(Exception):  # noqa: N818  a wish, not an error
    """The person wants to save and leave."""


class Prompt:
    """Plays the persons' turns of a table by asking at the terminal; the Oracle is at hand."""

    def __init__(self, table: AnyTable, screen: Screen[Any], oracle: Oracle) -> None:
        self._table = table
        self._screen = screen
        self._oracle = OracleAtHand(table, oracle)
        persons = sum(seat.is_person for seat in table.seats.values())
        self._is_secret = table.hides_hands and persons > 1
        self._alone: object = None
        """Who has said to be alone at the screen, and may see the hand (KP3)."""

    def act(self) -> None:
        """Asks until the person has done what the table waits for.

        Raises:
            LeaveGame: The person leaves; end of input counts as leaving.
        """
        match self._table.need:
            case Need.DRAW if self._table.hides_hands:
                self._table.draw()  # up to five again, without a choice (KP1)
            case Need.DRAW | Need.ROLL:
                self._draw_or_roll()
            case Need.SPEND:
                self._ask("spend", {"": lambda: self._table.play(None)})
            case Need.MOVE:
                self._choose()
            case Need.NOTHING:
                raise AssertionError("nobody is asked once the game is over")

    def _draw_or_roll(self) -> None:
        """The draw or the roll that is due; in 2013 the move of F8 may come first."""
        acts: dict[str, Callable[[], object]] = {"": self._table.deal}
        riding = self._table.legal_moves()
        if riding:
            acts["f"] = lambda: self._table.play(str(riding[0]))
        self._ask("fire" if riding else self._table.need, acts, self._oracle.keys if riding else {})

    def _choose(self) -> None:
        self._let_see_hand()
        moves = self._table.legal_moves()
        for number, move in enumerate(moves, start=1):
            out.print(f"{number:3}  [bold]{self._screen.label(move)}[/]: {self._screen.foretell(move)}")
        acts: dict[str, Callable[[], object]] = {
            str(number): partial(self._play, str(move)) for number, move in enumerate(moves, start=1)
        }
        if len(moves) == 1:
            acts[""] = acts["1"]
        question = "only" if len(moves) == 1 else "choose"
        shows_all = screen_words()["prompt"]["all"] if len(moves) > SHORT else ""
        self._ask(question, acts, self._oracle.keys, count=len(moves), all=shows_all)

    def _play(self, move: str) -> None:
        if self._is_secret:
            out.clear()  # the hand, and what it could do; what comes of the move stays for all to see
        self._table.play(move)

    def _let_see_hand(self) -> None:
        """Shows the hand (KP1); where several people play, once its owner is alone at the screen (KP3)."""
        player = self._table.player
        if self._is_secret and self._alone is not player:
            self._ask("alone", {"": lambda: None})
            self._alone = player
        if hand := self._screen.before_choice():
            out.print(hand)

    def _ask(self, question: str, acts: Keys, looks: Keys = NO_KEYS, **more: object) -> None:
        """Asks until one of the keys is typed that act; those that only look may be typed before."""
        seat = self._table.seat
        assert seat is not None, "somebody is asked, so it is somebody's turn"
        words = screen_words()["prompt"]
        text: str = words[question].format(
            name=seat.name, player=seat.player, waiting=self._screen.waiting(), **more
        )
        while True:
            try:
                answer = out.input(text, markup=False).strip().lower()
            except EOFError:
                raise LeaveGame from None
            if answer == "q":
                raise LeaveGame
            if answer in acts:
                acts[answer]()
                return
            if answer == "b":
                out.print(self._screen.board())
            elif answer in looks:
                looks[answer]()
            else:
                out.print(words["not_understood"])
