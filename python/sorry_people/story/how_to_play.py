"""How to Play: all rules of the game in chapters."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from sorry_people import resources
from sorry_people.rules import (
    DRIVEWAY_SPACES,
    ROAD_SPACES,
    Card,
    Game,
    Oracle,
    Rider,
    StoryStop,
    exit_space,
    shortcuts,
    stop_effect,
    story_stops,
    turn_off_space,
)
from sorry_people.story.cards import card_rule
from sorry_people.story.portrait import portrait
from sorry_people.story.stops import stop_name, stop_summary


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
    """The chapters in order."""
    return tuple(
        Chapter(chapter["title"], tuple(_paragraphs(chapter["paragraphs"])))
        for chapter in _texts()["chapter"]
    )


@cache
def _texts() -> dict[str, Any]:
    return resources.toml("assets/rules/how_to_play.toml")


def _paragraphs(entries: list[dict[str, str]]) -> Iterator[Paragraph]:
    several = {"riders": _riders, "cards": _cards, "stops": _stops}
    for entry in entries:
        if "each" in entry:
            yield from several[entry["each"]]()
        elif "house_rule" in entry:
            yield Paragraph(entry["house_rule"].format(**_numbers()), title=_texts()["house_rule"])
        else:
            yield Paragraph(**{**entry, "text": entry["text"].format(**_numbers())})


@cache
def _numbers() -> dict[str, object]:
    """The numbers in the text, as the engine has them (B1 to B6, T1, O2)."""
    rider = Rider.BUCKY
    to_turn_off = (turn_off_space(rider) - exit_space(rider)) % ROAD_SPACES
    deck = Game(seed=0).unseen
    return {
        "road_spaces": ROAD_SPACES,
        "driveway_spaces": DRIVEWAY_SPACES,
        "to_turn_off": to_turn_off,
        "way_home": to_turn_off + DRIVEWAY_SPACES + 1,
        "whole_loop": to_turn_off + 1,
        "shortcuts": len(shortcuts()),
        "shortcuts_a_side": sum(shortcut.rider == rider for shortcut in shortcuts()),
        "stops": len(story_stops()),
        "cards": sum(deck.values()),
        "ones": deck[Card.ONE],
        "each": deck[Card.TWO],
        "playouts": f"{Oracle().playouts:,}",
    }


def _riders() -> Iterator[Paragraph]:
    for rider in Rider:
        of = portrait(rider)
        text = str(_texts()["rider"]).format(
            vehicle=of.vehicle[0].upper() + of.vehicle[1:], gate=of.gate, at_home=of.at_home
        )
        yield Paragraph(text, title=rider, icon=of.emblem)


def _cards() -> Iterator[Paragraph]:
    for card in Card:
        yield Paragraph(card_rule(card), card=card)


def _stops() -> Iterator[Paragraph]:
    for stop in StoryStop:
        said = (
            str(_texts()["stop"]).format(
                rider=rider, short=stop_summary(stop, rider), effect=stop_effect(stop, rider)
            )
            for rider in Rider
        )
        yield Paragraph(" ".join(said), title=stop_name(stop), icon=_icon(stop))


def _icon(stop: StoryStop) -> str:
    return stop.lower().replace("'", "").replace("-", "_").replace(" ", "_")
