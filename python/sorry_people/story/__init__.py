"""The words of the game and who chooses them; the texts live in assets/story and assets/rules."""

from sorry_people.story.bubble import Bubble
from sorry_people.story.cards import card_help, move_label
from sorry_people.story.edition_texts import (
    edition_card_help,
    edition_card_label,
    edition_text,
    edition_zone,
    express_event_line,
    pawn_name,
    square_event_line,
    square_log_line,
)
from sorry_people.story.ending import count_labels, headline, ordinal
from sorry_people.story.guide import Chapter, Paragraph
from sorry_people.story.how_to_play import EDITIONS, how_to_play
from sorry_people.story.log_lines import draw_line, event_line
from sorry_people.story.moment import Moment
from sorry_people.story.obstacle import Obstacle, obstacle
from sorry_people.story.occasion import Occasion
from sorry_people.story.oracle_voice import (
    is_settled,
    oracle_basis,
    oracle_measure,
    oracle_thinking,
    oracle_verdict,
    oracle_waiting,
)
from sorry_people.story.portrait import Portrait, portrait
from sorry_people.story.stops import stop_name
from sorry_people.story.storyteller import Storyteller
from sorry_people.story.tour import Shot, View, tour

__all__ = [
    "EDITIONS",
    "Bubble",
    "Chapter",
    "Moment",
    "Obstacle",
    "Occasion",
    "Paragraph",
    "Portrait",
    "Shot",
    "Storyteller",
    "View",
    "card_help",
    "count_labels",
    "draw_line",
    "edition_card_help",
    "edition_card_label",
    "edition_text",
    "edition_zone",
    "event_line",
    "express_event_line",
    "headline",
    "how_to_play",
    "is_settled",
    "move_label",
    "obstacle",
    "oracle_basis",
    "oracle_measure",
    "oracle_thinking",
    "oracle_verdict",
    "oracle_waiting",
    "ordinal",
    "pawn_name",
    "portrait",
    "square_event_line",
    "square_log_line",
    "stop_name",
    "tour",
]
