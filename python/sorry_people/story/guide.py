"""What a page of How to Play is made of."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of a chapter. At most one of icon, card and player is given.

    Attributes:
        text: What it says.
        title: A heading over it; may be empty.
        icon: An icon of assets/icons beside it.
        card: A card beside it.
        player: The rider, or the color of an older edition, whose badge stands beside it.
        picture: The name of a picture of the world, shown in place of the icon where there is one.
    """

    text: str
    title: str = ""
    icon: str = ""
    card: str = ""
    player: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A title and its paragraphs."""

    title: str
    paragraphs: tuple[Paragraph, ...]
