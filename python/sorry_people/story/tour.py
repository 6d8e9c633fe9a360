"""The story tour: the flight over the county before a game."""

from dataclasses import dataclass
from enum import StrEnum

from sorry_people.story.texts import texts


class View(StrEnum):
    """What the camera looks at."""

    FAIR = "fair"
    GATE = "gate"
    ROAD = "road"
    SHORTCUT = "shortcut"
    STOP = "stop"
    HOME = "home"
    START = "start"


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot.

    Attributes:
        view: What the camera looks at.
        seconds: How long.
        caption: What is told meanwhile.
        subject: Whose gate, shortcuts or home, or which story stop; empty for the other views.
    """

    view: View
    seconds: float
    caption: str
    subject: str = ""


def tour() -> tuple[Shot, ...]:
    """The shots in order."""
    return tuple(Shot(**{**shot, "view": View(shot["view"])}) for shot in texts("tour")["shot"])
