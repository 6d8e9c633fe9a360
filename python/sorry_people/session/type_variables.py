"""What differs from edition to edition in the types of a table; left out, it is that of Sorry People."""

from typing_extensions import TypeVar

from sorry_people.rules import (
    Colour,
    ExpressGame,
    ExpressMove,
    Move,
    PeopleGame,
    Rider,
    SquareGame,
    SquareMove,
)

PlayerT = TypeVar("PlayerT", bound=Rider | Colour, default=Rider)
MoveT = TypeVar("MoveT", bound=Move | SquareMove | ExpressMove, default=Move)
GameT = TypeVar("GameT", bound=PeopleGame | SquareGame | ExpressGame, default=PeopleGame)
