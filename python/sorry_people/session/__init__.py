"""A game at one device: seats, the turn loop and its events, saving, replay and statistics; no pixels."""

from sorry_people.rules.distance import spaces_left
from sorry_people.session.action import Action
from sorry_people.session.broken_save import BrokenSaveError
from sorry_people.session.deck import DECK, DECK_SIZE
from sorry_people.session.drawn import Drawn
from sorry_people.session.need import Need
from sorry_people.session.played import Played
from sorry_people.session.replay import Replay
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.session.save import Save
from sorry_people.session.save_file import SaveFile, load
from sorry_people.session.seat import Seat
from sorry_people.session.start import Start
from sorry_people.session.statistics import statistics
from sorry_people.session.table import Table
from sorry_people.session.table_event import TableEvent

__all__ = [
    "DECK",
    "DECK_SIZE",
    "Action",
    "BrokenSaveError",
    "Drawn",
    "Need",
    "Played",
    "Replay",
    "RiderStatistics",
    "Save",
    "SaveFile",
    "Seat",
    "Start",
    "Table",
    "TableEvent",
    "load",
    "spaces_left",
    "statistics",
]
