"""What a table tells its listeners."""

from typing import TypeAlias

from sorry_people.rules import Event
from sorry_people.session.drawn import Drawn
from sorry_people.session.played import Played

TableEvent: TypeAlias = Drawn | Played | Event
