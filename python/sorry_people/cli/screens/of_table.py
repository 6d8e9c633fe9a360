"""The screen of a table."""

from typing import Any

from sorry_people.cli.screens.express_screen import ExpressScreen
from sorry_people.cli.screens.people_screen import PeopleScreen
from sorry_people.cli.screens.screen import Screen
from sorry_people.cli.screens.square_screen import SquareScreen
from sorry_people.session import AnyTable, ExpressTable, SquareTable


def screen_of(table: AnyTable) -> Screen[Any]:
    """What the terminal shows of a table; it takes the moves and events of that table only."""
    match table:
        case SquareTable():
            return SquareScreen(table)
        case ExpressTable():
            return ExpressScreen(table)
        case _:
            return PeopleScreen(table)
