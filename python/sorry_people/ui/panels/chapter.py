"""The rules as a text in chapters."""

from dataclasses import dataclass

from sorry_people import resources


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of a chapter.

    Attributes:
        text: What it says.
        title: A heading over it; may be empty.
        icon: An icon of assets/icons beside it; may be empty.
        card: A card beside it; may be empty.
    """

    text: str
    title: str = ""
    icon: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A title and its paragraphs."""

    title: str
    paragraphs: tuple[Paragraph, ...]


def how_to_play() -> tuple[Chapter, ...]:
    """The chapters of assets/ui/how_to_play.toml."""
    return tuple(
        Chapter(chapter["title"], tuple(Paragraph(**paragraph) for paragraph in chapter["paragraphs"]))
        for chapter in resources.toml("assets/ui/how_to_play.toml")["chapters"]
    )
