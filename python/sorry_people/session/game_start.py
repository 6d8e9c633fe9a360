"""What a table must know of the start of a game, whatever the edition."""

from typing import Any, Protocol, Self

from typing_extensions import TypeVar

from sorry_people.rules import (
    ExpressGame,
    ExpressMove,
    Move,
    PeopleGame,
    SquareGame,
    SquareMove,
    Tournament,
)
from sorry_people.session.edition import Edition
from sorry_people.session.type_variables import PlayerT

MoveT_co = TypeVar("MoveT_co", bound=Move | SquareMove | ExpressMove, default=Move, covariant=True)
GameT_co = TypeVar(
    "GameT_co", bound=PeopleGame | SquareGame | ExpressGame, default=PeopleGame, covariant=True
)


class GameStart(Protocol[PlayerT, MoveT_co, GameT_co]):
    """All that a game is made from: `Start`, `SquareStart` or `ExpressStart`."""

    @property
    def seed(self) -> int:
        """From 0 to 2**64 - 1."""

    @property
    def first(self) -> PlayerT:
        """Who begins."""

    @property
    def edition(self) -> Edition:
        """Which game."""

    @property
    def players(self) -> tuple[PlayerT, ...]:
        """Who plays, in the order of play."""

    def game(self) -> GameT_co:
        """A new game; `ValueError` when there is no such game."""

    def again(self, first: PlayerT, seed: int | None = None) -> Self:
        """The start of the next game, with a seed or a drawn one."""

    def tournament(self) -> Tournament | None:
        """A new tournament (X10), where one is to be played."""

    def move(self, text: str) -> MoveT_co:
        """The move of that text; `IllegalMoveError` when it is none."""

    def to_fields(self) -> dict[str, Any]:
        """As it stands in a save."""
