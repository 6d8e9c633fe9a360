"""How to Play: all rules of each edition in chapters."""

from collections.abc import Iterator
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
from sorry_people.story.guide import Chapter, Paragraph
from sorry_people.story.portrait import portrait
from sorry_people.story.stops import stop_name, stop_summary

PEOPLE = "people"

EDITIONS = (PEOPLE, "classic", "teams", "points", "2013", "express")
"""The editions that have their rules in assets/rules."""


@cache
def how_to_play(edition: str = PEOPLE) -> tuple[Chapter, ...]:
    """The chapters of an edition's rules in order.

    Raises:
        ValueError: There is no such edition.
    """
    if edition not in EDITIONS:
        raise ValueError(f'"{edition}" is no edition: they are {", ".join(EDITIONS)}')
    return tuple(_chapter(edition, chapter) for chapter in _texts(edition)["chapter"])


@cache
def _texts(edition: str) -> dict[str, Any]:
    return resources.toml(f"assets/rules/{'how_to_play' if edition == PEOPLE else edition}.toml")


def _chapter(edition: str, written: dict[str, Any]) -> Chapter:
    """A chapter, or that of the same title in the edition which it is taken from."""
    if "as_in" in written:
        return next(chapter for chapter in how_to_play(written["as_in"]) if chapter.title == written["title"])
    return Chapter(written["title"], tuple(_paragraphs(edition, written["paragraphs"])))


def _paragraphs(edition: str, entries: list[dict[str, str]]) -> Iterator[Paragraph]:
    several = {"riders": _riders, "cards": _cards, "stops": _stops, "colors": _colors}
    for entry in entries:
        match entry:
            case {"each": each}:
                yield from several[each]()
            case {"house_rule": text}:
                yield Paragraph(
                    text.format(**_numbers()), title=_texts(edition)["house_rule"], icon="house_rule"
                )
            case {"option": name, "text": text}:
                yield Paragraph(text, title=_texts(edition)["option"].format(name=name), icon="settings")
            case _:
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
        text = str(_texts(PEOPLE)["rider"]).format(
            vehicle=of.vehicle[0].upper() + of.vehicle[1:], gate=of.gate, at_home=of.at_home
        )
        yield Paragraph(text, title=rider, player=rider)


def _colors() -> Iterator[Paragraph]:
    """KB1 and KB2: what lies where on each side of the square."""
    for side, color in enumerate(("Red", "Blue", "Yellow", "Green")):
        text = str(_texts("classic")["color"]).format(start=15 * side + 4, turn_off=15 * side + 2)
        yield Paragraph(text, title=color, player=color)


def _cards() -> Iterator[Paragraph]:
    for card in Card:
        yield Paragraph(card_rule(card), card=card)


def _stops() -> Iterator[Paragraph]:
    for stop in StoryStop:
        said = (
            str(_texts(PEOPLE)["stop"]).format(
                rider=rider, short=stop_summary(stop, rider), effect=stop_effect(stop, rider)
            )
            for rider in Rider
        )
        yield Paragraph(" ".join(said), title=stop_name(stop), icon=_icon(stop), picture=stop)


def _icon(stop: StoryStop) -> str:
    return stop.lower().replace("'", "").replace("-", "_").replace(" ", "_")
