"""What is worth speaking about: from cards and events to moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules.distance import spaces_left
from sorry_people.story.moment import Moment
from sorry_people.story.occasion import Occasion

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sorry_people.rules import Event, PeopleGame, Rider

GOOD_GAIN = 10
"""A card that brings a rider this many spaces nearer home is a good one."""

NEAR_HOME = 10
"""Spaces from home within which a rider is near it."""


def moment_of_draw(game: PeopleGame) -> Moment | None:
    """What the rider may say of the card that waits, by the best that can be made of it.

    None for an ordinary card, for no card, and for one without a legal move at the fair, which is spoken of
    once it is spent.
    """
    rider = game.turn
    if rider is None or game.card is None:
        return None
    at_fair = game.places[rider] == "fair"
    moves = game.legal_moves()
    if not moves:
        return None if at_fair else Moment(rider, Occasion.DREW_BADLY)
    if at_fair:
        return Moment(rider, Occasion.DREW_WELL)
    left = spaces_left(rider, game.places[rider])
    best = min(_spaces_left_after(game, str(move), rider) for move in moves)
    if best == 0 or left - best >= GOOD_GAIN:
        return Moment(rider, Occasion.DREW_WELL)
    return Moment(rider, Occasion.DREW_BADLY) if best > left else None


def _spaces_left_after(game: PeopleGame, move: str, rider: Rider) -> int:
    future = game.copy()
    future.play(move)
    return spaces_left(rider, future.places[rider])


def moments(events: Iterable[Event], before: Mapping[Rider, str], after: Mapping[Rider, str]) -> list[Moment]:
    """What the riders may say of the events of one card: one moment a rider, the most worth hearing first.

    Args:
        events: What `PeopleGame.play` returned.
        before: Every rider's place before.
        after: Every rider's place after.
    """
    by_rider: dict[Rider, Moment] = {}
    # The places before serve for all events: the bumped and the swapped have more to say than of passing.
    noticed = [moment for event in events for moment in _of_event(event, before)]
    noticed += _of_nearing_home(before, after)
    for moment in sorted(noticed, key=_weight):
        by_rider.setdefault(moment.rider, moment)
    return list(by_rider.values())


def _weight(moment: Moment) -> int:
    return list(Occasion).index(moment.occasion)


def _of_event(event: Event, places: Mapping[Rider, str]) -> Iterator[Moment]:
    rider, other = event.rider, event.other
    match event.kind:
        case "moved" if event.start == "fair":
            yield Moment(rider, Occasion.LEAVING)
        case "moved" if event.steps > 0:
            yield from _of_passing(event, places)
        case "swapped":
            yield Moment(rider, Occasion.SWAPPING, other)
            yield Moment(_named(other), Occasion.SWAPPED, rider)
        case "replaced":
            yield Moment(rider, Occasion.REPLACING, other)
            yield Moment(_named(other), Occasion.REPLACED, rider)
        case "bumped":
            yield Moment(_named(other), Occasion.BUMPING, rider)
            yield Moment(rider, Occasion.BUMPED, other)
        case "shortcut":
            yield Moment(rider, Occasion.SHORTCUT)
        case "story_stop":
            yield Moment(rider, Occasion.AT_STOP, stop=event.stop)
        case "turn_lost":
            yield Moment(rider, Occasion.LOST_TURN)
        case "home":
            yield Moment(rider, Occasion.WIN if event.rank == 1 else Occasion.HOME)
        case "spent" if places[rider] == "fair":
            yield Moment(rider, Occasion.WAITING)


def _of_passing(event: Event, places: Mapping[Rider, str]) -> Iterator[Moment]:
    """The last rider whom the mover drove past on the road (M6); a driveway has one rider only."""
    for place in reversed(event.path[:-1]):
        for other, where in places.items():
            if where == place and place.startswith("road ") and other != event.rider:
                yield Moment(event.rider, Occasion.PASSING, other)
                yield Moment(other, Occasion.PASSED, event.rider)
                return


def _of_nearing_home(before: Mapping[Rider, str], after: Mapping[Rider, str]) -> Iterator[Moment]:
    for rider, place in after.items():
        if 0 < spaces_left(rider, place) <= NEAR_HOME < spaces_left(rider, before[rider]):
            yield Moment(rider, Occasion.NEAR_HOME)


def _named(other: Rider | None) -> Rider:
    assert other is not None, "the event names the other rider"
    return other
