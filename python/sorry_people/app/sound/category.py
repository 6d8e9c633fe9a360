"""What kind of sound a sound is."""

from enum import Enum


class Category(Enum):
    """A group of sounds that are mixed alike.

    Attributes:
        level: How loud the group is beside the others, 0 to 1.
        gives_way: Whether it steps back while somebody speaks.
    """

    ENGINE = (0.55, True)
    EFFECT = (0.9, True)
    BACKGROUND = (0.6, True)
    INTERFACE = (0.7, False)

    def __init__(self, level: float, gives_way: bool) -> None:
        self.level = level
        self.gives_way = gives_way
