"""A game at one device: seats, the turn loop and its events, saving, replay and statistics; no pixels."""

from sorry_people.rules.distance import spaces_left
from sorry_people.session.action import Action
from sorry_people.session.broken_save import BrokenSaveError
from sorry_people.session.deck import DECK, DECK_SIZE
from sorry_people.session.drawn import Drawn
from sorry_people.session.edition import Edition
from sorry_people.session.edition_choice import COLORS, EditionChoice
from sorry_people.session.edition_options import EditionOptions
from sorry_people.session.json_text import parse_json
from sorry_people.session.need import Need
from sorry_people.session.newer_save import NewerSaveError
from sorry_people.session.played import Played
from sorry_people.session.replay import Replay
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.session.save import Save
from sorry_people.session.save_file import SaveFile, load
from sorry_people.session.seat import Seat
from sorry_people.session.seat_choice import NOBODY, SeatChoice
from sorry_people.session.start import Start
from sorry_people.session.statistics import statistics
from sorry_people.session.table import Table
from sorry_people.session.table_event import TableEvent

__all__ = [
    "COLORS",
    "DECK",
    "DECK_SIZE",
    "NOBODY",
    "Action",
    "BrokenSaveError",
    "Drawn",
    "Edition",
    "EditionChoice",
    "EditionOptions",
    "Need",
    "NewerSaveError",
    "Played",
    "Replay",
    "RiderStatistics",
    "Save",
    "SaveFile",
    "Seat",
    "SeatChoice",
    "Start",
    "Table",
    "TableEvent",
    "load",
    "parse_json",
    "spaces_left",
    "statistics",
]
