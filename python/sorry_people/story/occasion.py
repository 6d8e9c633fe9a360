"""When a rider speaks."""

from enum import StrEnum


class Occasion(StrEnum):
    """A kind of moment that a rider has something to say about, the most worth hearing first."""

    WIN = "win"
    HOME = "home"
    REPLACING = "replacing"
    REPLACED = "replaced"
    BUMPING = "bumping"
    BUMPED = "bumped"
    SWAPPING = "swapping"
    SWAPPED = "swapped"
    AT_STOP = "at_stop"
    SHORTCUT = "shortcut"
    LEAVING = "leaving"
    NEAR_HOME = "near_home"
    LOST_TURN = "lost_turn"
    PASSING = "passing"
    PASSED = "passed"
    WAITING = "waiting"
    DREW_WELL = "drew_well"
    DREW_BADLY = "drew_badly"

    @property
    def is_about_another(self) -> bool:
        """Whether the lines may name another rider."""
        return self in _ABOUT_ANOTHER


_ABOUT_ANOTHER = {
    Occasion.REPLACING,
    Occasion.REPLACED,
    Occasion.BUMPING,
    Occasion.BUMPED,
    Occasion.SWAPPING,
    Occasion.SWAPPED,
    Occasion.PASSING,
    Occasion.PASSED,
}
