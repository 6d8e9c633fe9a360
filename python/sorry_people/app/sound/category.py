"""What kind of sound a sound is."""

from enum import Enum


class Category(Enum):
    """A group of sounds that are mixed alike.

    Attributes:
        loudness: How loud its sounds are heard close by, in LUFS: what matters more is louder.
        gives_way: Whether it steps back while somebody speaks.
    """

    BACKGROUND = (-30.0, True)
    MOTION = (-23.0, True)
    EFFECT = (-17.0, True)
    FANFARE = (-14.0, True)
    INTERFACE = (-24.0, False)

    def __init__(self, loudness: float, gives_way: bool) -> None:
        self.loudness = loudness
        self.gives_way = gives_way
