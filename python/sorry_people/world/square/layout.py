"""Where everything on the square board is: track, slides, safety zones, STARTs and HOMEs (KB1 to KB3).

The track is a square of `TRACK_SPACES` spaces round a small fairground, run clockwise seen from above. Red's
side 0 runs along the front (+z), Blue's up the left, Yellow's along the back, Green's down the right; each
begins at the corner that is its space 0. Safety zones turn inward, to the right of the way round.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import pi
from typing import TYPE_CHECKING

from sorry_people.world.pose import Pose
from sorry_people.world.square.colours import COLOURS, side_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sorry_people.world.pose import Triple

SIDE_SPACES = 15
TRACK_SPACES = 4 * SIDE_SPACES
SAFETY_SPACES = 5
START_CIRCLE = 4
"""Where a colour's side has its start circle (KB2)."""

TURN_OFF = 2
"""The space of a colour's side from which its safety zone turns off (KB2)."""

SLIDES = ((1, 4), (9, 13))
"""Triangle and end of the slides of every side (KB3)."""

SPACE = 5.0
"""From one space to the next."""

PAD = 4.6
"""Side of a space's plate."""

SURFACE = 0.24
"""Height of the plates: what stands on a space stands at this y."""

DECK = 0.5
"""Height of the round floors of START and HOME."""

REACH = SPACE * SIDE_SPACES / 2
"""From the middle to the middle of the track."""

ROUND = 4.7
"""Radius of START and HOME."""

APART = 1.72
"""From the middle of START or HOME to each of its four pawns, along x and z."""

BOUNDS: tuple[Triple, Triple] = ((-REACH - 3.6, 0.0, -REACH - 3.6), (REACH + 3.6, 4.5, REACH + 3.6))
"""The box that the camera shows as the whole board."""

PAWN_NUMBERS = 4
_START_DEPTH = 11.4
_HOME_DEPTH = SPACE * (SAFETY_SPACES + 0.5) + ROUND + 0.3


@dataclass(frozen=True, slots=True)
class Place:
    """One of the engine's places, read.

    Attributes:
        kind: "start", "track", "safety" or "home".
        number: Of the space; 0 where a place has none.
    """

    kind: str
    number: int = 0


@lru_cache(maxsize=256)
def read(place: str) -> Place:
    """Reads the engine's name of a place.

    Args:
        place: "start", "track 0" to "track 59", "safety 1" to "safety 5" or "home".

    Raises:
        ValueError: No such place.
    """
    kind, _, number = place.partition(" ")
    if place in {"start", "home"}:
        return Place(place)
    limits = {"track": range(TRACK_SPACES), "safety": range(1, SAFETY_SPACES + 1)}
    if kind in limits and number.isdecimal() and int(number) in limits[kind]:
        return Place(kind, int(number))
    raise ValueError(
        f"no place {place!r}: it is 'start', 'track 0' to 'track {TRACK_SPACES - 1}', "
        f"'safety 1' to 'safety {SAFETY_SPACES}' or 'home'"
    )


def side_pose(side: int) -> Pose:
    """The corner at which a side begins, looking along it (KB1)."""
    yaw = pi / 2 - side * pi / 2
    return Pose((0.0, SURFACE, 0.0), yaw).moved(ahead=-REACH, right=-REACH)


def track_pose(space: float) -> Pose:
    """The middle of a track space, or a point between two, looking along the track; wraps at the end (KB1).

    A corner looks halfway round the bend.
    """
    side, along = divmod(space % TRACK_SPACES, SIDE_SPACES)
    pose = side_pose(int(side)).moved(ahead=along * SPACE)
    return Pose(pose.position, pose.yaw + pi / 4) if along == 0.0 else pose


def start_pose(colour: str) -> Pose:
    """The middle of a colour's START, looking at its start circle (KB2)."""
    circle = side_pose(side_of(colour)).moved(ahead=START_CIRCLE * SPACE)
    return circle.moved(right=_START_DEPTH, up=DECK - SURFACE, turned=pi / 2)


def home_pose(colour: str) -> Pose:
    """The middle of a colour's HOME, looking on from its safety zone (KB2)."""
    turn_off = side_pose(side_of(colour)).moved(ahead=TURN_OFF * SPACE)
    return turn_off.moved(right=_HOME_DEPTH, up=DECK - SURFACE, turned=-pi / 2)


def safety_pose(colour: str, space: int) -> Pose:
    """The middle of a space of a colour's safety zone, looking toward HOME; space 0 is the turn-off (KB2)."""
    turn_off = side_pose(side_of(colour)).moved(ahead=TURN_OFF * SPACE)
    return turn_off.moved(right=space * SPACE, turned=-pi / 2)


@lru_cache(maxsize=2048)
def place_pose(place: str, colour: str, number: int = 0) -> Pose:
    """Where a pawn stands at one of the engine's places (K1, KB1, KB2).

    Args:
        place: As for `read`.
        colour: Whose pawn; it decides START, HOME and the safety zone.
        number: Which pawn; START and HOME hold four apart.

    Raises:
        ValueError: No such place, colour or number.
    """
    if not 0 <= number < PAWN_NUMBERS:
        raise ValueError(f"pawns are numbered 0 to {PAWN_NUMBERS - 1}, not {number}")
    at = read(place)
    side_of(colour)
    if at.kind == "track":
        return track_pose(at.number)
    if at.kind == "safety":
        return safety_pose(colour, at.number)
    ahead, right = ((1, -1), (1, 1), (-1, -1), (-1, 1))[number]
    if at.kind == "start":
        return start_pose(colour).moved(ahead=ahead * APART, right=right * APART)
    # HOME fills from its far side, and its pawns look back at the way they came.
    return home_pose(colour).moved(ahead=ahead * APART, right=right * APART, turned=pi)


def slide_of(space: int) -> tuple[str, int, int] | None:
    """The slide whose triangle is on a space: its colour, triangle and end; None for any other (KB3)."""
    side, along = divmod(space, SIDE_SPACES)
    for triangle, end in SLIDES:
        if triangle == along:
            return COLOURS[side], space, space - triangle + end
    return None


def between(start: str, end: str, colour: str) -> list[str]:
    """The places that a pawn passes from one to the other, both included (K7).

    Between two track spaces it goes the shorter way round, so a step back is made back.

    Raises:
        ValueError: No such place, or no way leads there.
    """
    here, there = read(start), read(end)
    circle = side_of(colour) * SIDE_SPACES + START_CIRCLE
    turn_off = side_of(colour) * SIDE_SPACES + TURN_OFF
    if here == there:
        return [start]
    if here.kind == "start" and there.kind == "track":
        return [start, *_round(circle, there.number)]
    if here.kind == "track" and there.kind == "track":
        return _round(here.number, there.number)
    if here.kind == "track" and there.kind in {"safety", "home"}:
        return [*_round(here.number, turn_off), *_lane(1, _depth(there))]
    if here.kind == "safety" and there.kind == "track":
        return [*_lane(here.number, 1), *_round(turn_off, there.number)]
    if here.kind == "safety" and there.kind in {"safety", "home"}:
        return _lane(here.number, _depth(there))
    raise ValueError(f"no way leads a {colour} pawn from {start!r} to {end!r}")


def path(places: Sequence[str], colour: str) -> list[str]:
    """Every place that a pawn steps on through the ones given, in order, none twice in a row.

    Raises:
        ValueError: As `between`, or no place is given.
    """
    if not places:
        raise ValueError("a path needs at least one place")
    return list(_once([places[0], *(at for a, b in pairwise(places) for at in between(a, b, colour))]))


def _once(places: Iterable[str]) -> Iterable[str]:
    last = None
    for place in places:
        if place != last:
            yield place
        last = place


def _round(here: int, there: int) -> list[str]:
    ahead = (there - here) % TRACK_SPACES
    steps = range(ahead + 1) if ahead <= TRACK_SPACES / 2 else range(0, ahead - TRACK_SPACES - 1, -1)
    return [f"track {(here + step) % TRACK_SPACES}" for step in steps]


def _depth(place: Place) -> int:
    return SAFETY_SPACES + 1 if place.kind == "home" else place.number


def _lane(here: int, there: int) -> list[str]:
    steps = range(here, there + 1) if there >= here else range(here, there - 1, -1)
    return ["home" if step > SAFETY_SPACES else f"safety {step}" for step in steps]
