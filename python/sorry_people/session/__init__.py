"""A game at one device: seats, the turn loop and its events, saving, replay and statistics; no pixels."""

from sorry_people.rules.distance import spaces_left
from sorry_people.session import folders
from sorry_people.session.action import Action, Draw, Play, Roll
from sorry_people.session.broken_save import BrokenSaveError
from sorry_people.session.colour_start import ExpressStart, SquareStart
from sorry_people.session.deck import DECK, DECK_SIZE
from sorry_people.session.dice_statistics import DiceStatistics
from sorry_people.session.drawn import Drawn
from sorry_people.session.edition import Edition
from sorry_people.session.edition_choice import COLORS, EditionChoice
from sorry_people.session.edition_options import EditionOptions
from sorry_people.session.express_table import ExpressTable
from sorry_people.session.game_start import GameStart
from sorry_people.session.json_text import parse_json
from sorry_people.session.need import Need
from sorry_people.session.newer_save import NewerSaveError
from sorry_people.session.pawn_distance import PAWN_FROM_START, pawn_spaces_left
from sorry_people.session.pawn_statistics import PawnStatistics
from sorry_people.session.played import Played
from sorry_people.session.replay import Replay
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.session.rolled import Rolled
from sorry_people.session.save import AnySave, ExpressSave, Save, SquareSave
from sorry_people.session.save_file import SaveFile, load
from sorry_people.session.seat import Seat
from sorry_people.session.seat_choice import NOBODY, SeatChoice
from sorry_people.session.square_table import SquareTable
from sorry_people.session.start import Start
from sorry_people.session.statistics import statistics
from sorry_people.session.table import Table
from sorry_people.session.table_event import ExpressTableEvent, SquareTableEvent, TableEvent
from sorry_people.session.tables import AnyTable, open_table, resume

__all__ = [
    "COLORS",
    "DECK",
    "DECK_SIZE",
    "NOBODY",
    "PAWN_FROM_START",
    "Action",
    "AnySave",
    "AnyTable",
    "BrokenSaveError",
    "DiceStatistics",
    "Draw",
    "Drawn",
    "Edition",
    "EditionChoice",
    "EditionOptions",
    "ExpressSave",
    "ExpressStart",
    "ExpressTable",
    "ExpressTableEvent",
    "GameStart",
    "Need",
    "NewerSaveError",
    "PawnStatistics",
    "Play",
    "Played",
    "Replay",
    "RiderStatistics",
    "Roll",
    "Rolled",
    "Save",
    "SaveFile",
    "Seat",
    "SeatChoice",
    "SquareSave",
    "SquareStart",
    "SquareTable",
    "SquareTableEvent",
    "Start",
    "Table",
    "TableEvent",
    "folders",
    "load",
    "open_table",
    "parse_json",
    "pawn_spaces_left",
    "resume",
    "spaces_left",
    "statistics",
]
