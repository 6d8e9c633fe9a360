"""What is heard of everything that happens at a table of any edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.scores.express_score import express_cues
from sorry_people.app.sound.scores.road_score import road_cues
from sorry_people.app.sound.scores.square_score import square_cues
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.rules import Event, ExpressEvent, SquareEvent
from sorry_people.session import Drawn, Rolled

if TYPE_CHECKING:
    from sorry_people.app.sound.scores.happening import Happening


def cues(event: Happening) -> list[Cue]:
    """The sounds with which an event begins to be shown."""
    match event:
        case Drawn():
            shuffled = [Cue(SoundName.SHUFFLE)] if event.reshuffled else []
            return [*shuffled, Cue(SoundName.CARD_FLIP)]
        case Rolled():
            return [Cue(SoundName.DICE_ROLL)]
        case Event():
            return road_cues(event)
        case SquareEvent():
            return square_cues(event)
        case ExpressEvent():
            return express_cues(event)
        case _:
            return []  # what comes of a choice is told by the events after it
