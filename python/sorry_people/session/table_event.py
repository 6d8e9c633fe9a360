"""What a table tells its listeners, by edition."""

from typing import TYPE_CHECKING, TypeAlias

from sorry_people.rules import Event
from sorry_people.session.drawn import Drawn
from sorry_people.session.played import Played
from sorry_people.session.rolled import Rolled

if TYPE_CHECKING:
    from sorry_people._native import Colour, ExpressEvent, ExpressMove, SquareEvent, SquareMove

    SquareTableEvent: TypeAlias = Drawn[Colour] | Played[Colour, SquareMove] | SquareEvent
    ExpressTableEvent: TypeAlias = Rolled | Played[Colour, ExpressMove] | ExpressEvent

TableEvent: TypeAlias = Drawn | Played | Event
