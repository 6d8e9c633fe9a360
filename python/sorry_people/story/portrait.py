"""Who the riders are."""

from dataclasses import dataclass
from functools import cache

from sorry_people.rules import Rider
from sorry_people.story.texts import texts


@dataclass(frozen=True, slots=True)
class Portrait:
    """What the story knows of a rider.

    Attributes:
        vehicle: Such as "riding lawn mower".
        mount: The vehicle in one word, such as "mower".
        gate: The gate of the fair that the rider leaves by.
        emblem: The icon that stands for the rider.
        character: One line of character.
        at_home: Who waits at home.
        welcome: How the rider is met there.
        he: "he" or "she".
        him: "him" or "her".
        his: "his" or "her".
    """

    vehicle: str
    mount: str
    gate: str
    emblem: str
    character: str
    at_home: str
    welcome: str
    he: str
    him: str
    his: str


@cache
def portrait(rider: str) -> Portrait:
    """The portrait of a rider.

    Raises:
        ValueError: There is no rider of that name.
    """
    return Portrait(**texts("riders")[Rider(rider)])


def told_of(rider: str, text: str, **values: object) -> str:
    """A text with the rider's name, mount and pronouns filled in, and further `values`.

    Raises:
        KeyError: The text asks for a value that was not given.
    """
    of = portrait(rider)
    return text.format(rider=rider, mount=of.mount, he=of.he, him=of.him, his=of.his, **values)
