"""A sound and where it comes from."""

from dataclasses import dataclass

from sorry_people.app.sound.sound_name import SoundName
from sorry_people.rules import Rider, StoryStop


@dataclass(frozen=True, slots=True)
class Cue:
    """What is to be heard of an event.

    Attributes:
        sound: The sound.
        at: The vehicle or landmark that it comes from; None for the middle.
    """

    sound: SoundName
    at: Rider | StoryStop | None = None
