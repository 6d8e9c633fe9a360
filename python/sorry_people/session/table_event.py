"""What a table tells its listeners, by edition."""

from typing import TypeAlias

from sorry_people.rules import Colour, Event, ExpressEvent, ExpressMove, SquareEvent, SquareMove
from sorry_people.session.drawn import Drawn
from sorry_people.session.played import Played
from sorry_people.session.rolled import Rolled

TableEvent: TypeAlias = Drawn | Played | Event
SquareTableEvent: TypeAlias = Drawn[Colour] | Played[Colour, SquareMove] | SquareEvent
ExpressTableEvent: TypeAlias = Rolled | Played[Colour, ExpressMove] | ExpressEvent
