"""Where the sounds of each edition come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.venues.express_venue import ExpressVenue
from sorry_people.app.sound.venues.road_venue import RoadVenue
from sorry_people.app.sound.venues.square_venue import SquareVenue
from sorry_people.world.board import Board
from sorry_people.world.square.board import SquareBoard

if TYPE_CHECKING:
    from sorry_people.app.sound.venues.venue import Venue
    from sorry_people.world.express.table import ExpressTable


def venue_of(world: Board | SquareBoard | ExpressTable) -> Venue:
    """What is heard of a world."""
    match world:
        case Board():
            return RoadVenue(world)
        case SquareBoard():
            return SquareVenue(world)
        case _:
            return ExpressVenue(world)
