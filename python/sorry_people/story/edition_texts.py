"""The words of the older editions: places, options, what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.story.texts import texts

if TYPE_CHECKING:
    from sorry_people.rules import ExpressEvent, SquareEvent

NO_BREAK = "\u00a0"

TO_HOME = 6
"""Spaces from the turn-off to HOME, the five of the safety zone between them (KB2)."""


def edition_text(section: str, key: str, **values: object) -> str:
    """A text of the editions with its values filled in, such as `edition_text("hint", "draw")`.

    Raises:
        KeyError: There is no such text, or it asks for a value that was not given.
    """
    text: str = texts("editions")[section][key]
    return text.format(**values)


def edition_place(place: str | None) -> str:
    """A place of the square board, such as "space 17" for "track 17"."""
    if place is None:
        return ""
    kind, _, space = place.partition(" ")
    return edition_text("place", kind, space=space)


def edition_zone(place: str) -> str:
    """A pawn's place in words where they help on a board without numbers; empty where its mark says it.

    Args:
        place: As the engine names it; the space after "safety 5" is HOME (KB2).
    """
    kind, _, space = place.partition(" ")
    return edition_text("zone", kind, count=TO_HOME - int(space)) if kind == "safety" else ""


def pawn_name(pawn: str) -> str:
    """What the window calls a pawn: "Red 1" for the engine's "Red 0", as its keys count from 1, too.

    The space in it is one at which no line breaks.
    """
    color, _, number = pawn.rpartition(" ")
    return f"{color}{NO_BREAK}{int(number) + 1}"


def edition_card_help(edition: str, card: str) -> str:
    """What a card, or in Express a face, does in an edition, in a sentence or two."""
    return _of_card("help", edition, card)


def edition_card_label(edition: str, card: str) -> str:
    """What a card does in an edition, short enough to stand on it."""
    return _of_card("label", edition, card)


def _of_card(section: str, edition: str, card: str) -> str:
    """A text about a card: that of Classic, where an edition has none of its own."""
    by_edition = texts("editions")[section]
    return str(by_edition.get(edition, {}).get(card) or by_edition["classic"][card])


def square_event_line(event: SquareEvent, partner: str | None = None) -> str:
    """The line for an event, as the engine names pawns and spaces; `partner` wins along in Teams (KT5)."""
    return edition_text(
        "event",
        _square_key(event, partner),
        player=event.player or event.winner,
        partner=partner,
        pawn=event.pawn,
        other=event.other,
        start=edition_place(event.start),
        end=edition_place(event.end),
        card=event.card,
    )


def square_log_line(event: SquareEvent, partner: str | None = None) -> str:
    """The line for an event in the window: pawns from 1, and no numbers of spaces (KT5)."""
    key = _square_key(event, partner)
    zone = edition_zone(event.end or "")
    if key == "moved" and zone:
        key = "moved_safety"
    return edition_text(
        "log" if key in texts("editions")["log"] else "event",
        key,
        player=event.player or event.winner,
        partner=partner,
        pawn=event.pawn and pawn_name(event.pawn),
        other=event.other and pawn_name(event.other),
        steps=len(event.path) - 1,
        end=zone,
        card=event.card,
    )


def _square_key(event: SquareEvent, partner: str | None) -> str:
    kind = event.kind
    if kind == "moved" and event.start == "start":
        return "started"
    if kind in {"iced", "fired"} and event.pawn is None:
        return f"{kind}_off"
    if kind == "game_over" and partner is not None:
        return "game_over_team"
    return kind


def express_event_line(event: ExpressEvent) -> str:
    """The line for an event of Express."""
    whose = (
        edition_text("express", "own_dial")
        if event.other in {None, event.player}
        else edition_text("express", "other_dial", player=event.other)
    )
    return edition_text(
        "express",
        event.kind,
        player=event.player or event.winner,
        other=event.other,
        colour=event.colour,
        shown=event.shown,
        face=event.face,
        whose=whose,
        source=_source(event),
    )


def _source(event: ExpressEvent) -> str:
    if event.source is None or event.source == "start":
        return edition_text("express", "from_start")
    player = event.player if event.source == "own" else event.source
    return edition_text("express", "from_waiting", player=player)
