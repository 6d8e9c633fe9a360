"""What is said of an event in the terminal; the sentences are in assets/terminal/narration.toml."""

from functools import cache
from typing import Any

from sorry_people.resources import toml
from sorry_people.rules import Event
from sorry_people.session import Drawn, Played, TableEvent


def narrate(event: TableEvent) -> str:
    """A sentence or two for an event; nothing for a choice, whose consequences speak for it."""
    match event:
        case Drawn():
            drawn: str = _texts()["drawn"].format(rider=event.rider, card=event.card)
            return f"{_texts()['reshuffled']} {drawn}" if event.reshuffled else drawn
        case Played():
            return ""
        case Event():
            sentence: str = _texts()["events"][_sentence_of(event)]
            return sentence.format(
                rider=event.rider,
                other=event.other,
                start=_place(event.start),
                end=_place(event.end),
                stop=event.stop,
                effect=event.effect,
                rank=rank_text(event.rank),
            )


def rank_text(rank: int | None) -> str:
    """`"1st"` for 1, and so on; nothing for none."""
    return "" if rank is None else str(_texts()["ranks"][str(rank)])


def _sentence_of(event: Event) -> str:
    if event.kind != "moved":
        return event.kind
    if event.steps == 0:
        return "exit"
    return "forward" if event.steps > 0 else "back"


def _place(place: str | None) -> str:
    if place is None:
        return ""
    kind, _, number = place.partition(" ")
    text: str = _texts()["places"][kind]
    return text.format(number=number)


@cache
def _texts() -> dict[str, Any]:
    return toml("assets/terminal/narration.toml")
