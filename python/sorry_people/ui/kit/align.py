"""How a container places what is narrower than itself."""

from enum import Enum


class Align(Enum):
    """Where a child goes in the space across its container's direction."""

    START = 0.0
    CENTER = 0.5
    END = 1.0
    FILL = -1.0
