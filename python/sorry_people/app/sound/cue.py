"""A sound and where it comes from."""

from dataclasses import dataclass

from sorry_people.app.sound.sound_name import SoundName


@dataclass(frozen=True, slots=True)
class Cue:
    """What is to be heard of an event.

    Attributes:
        sound: The sound.
        at: The rider, landmark, pawn or player that it comes from; None for the middle.
    """

    sound: SoundName
    at: str | None = None
