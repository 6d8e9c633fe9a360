"""Whatever a table of any edition tells."""

from typing import Any, TypeAlias

from sorry_people.rules import Event, ExpressEvent, SquareEvent
from sorry_people.session import Drawn, Played, Rolled

Happening: TypeAlias = Drawn[Any] | Rolled | Played[Any, Any] | Event | SquareEvent | ExpressEvent
