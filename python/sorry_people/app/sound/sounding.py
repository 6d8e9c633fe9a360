"""A sound while it is heard."""

from dataclasses import dataclass

from sorry_people.app.sound.category import Category
from sorry_people.app.sound.stereo import Stereo


@dataclass(slots=True)
class Sounding:
    """A sound that a voice plays; each is another one, however alike.

    Attributes:
        category: How it is mixed.
        peak: Its highest sample; full scale is 1.
        stereo: How loud it is where it comes from.
        loops: Whether it goes on until it is stopped.
    """

    category: Category
    peak: float
    stereo: Stereo
    loops: bool
