"""The log: a line for everything that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.story.ending import ordinal
from sorry_people.story.stops import stop_name
from sorry_people.story.texts import texts

if TYPE_CHECKING:
    from sorry_people.rules import Event


def draw_line(rider: str, card: str, *, shuffled: bool = False) -> str:
    """The line for a drawn card, fit for a headline; it tells too that the pile was `shuffled` (T4)."""
    line = str(texts("log")["drawn"]).format(rider=rider, card=card)
    return f"{texts('log')['shuffled']} {line}" if shuffled else line


def event_line(event: Event) -> str:
    """The line for an event."""
    kind = "left" if event.kind == "moved" and event.start == "fair" else event.kind
    return str(texts("log")["event"][kind]).format(
        rider=event.rider,
        other=event.other,
        start=_place(event.start),
        end=_place(event.end),
        stop=stop_name(event.stop or ""),
        effect=event.effect,
        rank="" if event.rank is None else ordinal(event.rank),
    )


def _place(place: str | None) -> str:
    if place is None:
        return ""
    kind, _, space = place.partition(" ")
    return str(texts("log")["place"][kind]).format(space=space)
