"""The event of the dice being rolled."""

from dataclasses import dataclass

from sorry_people.rules import Colour


@dataclass(frozen=True, slots=True)
class Rolled:
    """A player of Express rolled the dice, whose faces now wait to be followed (X2).

    Attributes:
        player: Whose turn it is.
        faces: What each die shows, in the order of the dice.
    """

    player: Colour
    faces: tuple[str, ...]
