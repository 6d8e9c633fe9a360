"""Where everything on the board is: the road, the gates, the driveways and the homes.

The road is a closed country road of `ROAD_SPACES` spaces, driven clockwise seen from above (B1): side 0 runs
along the front (+z), side 1 up the left, side 2 along the back, side 3 down the right. The fair lies inside
it, the four homes outside, one beyond each corner. Which spaces are exits, turn-offs, shortcuts and story
stops is asked of the engine, so the drawn space is the engine's space.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import pi
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import DRIVEWAY_SPACES, ROAD_SPACES, Rider, exit_space, story_stops, turn_off_space
from sorry_people.world.curve import Curve, through
from sorry_people.world.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

SPACE_LENGTH = 2.5
ROAD_WIDTH = 2.9
DRIVE_WIDTH = 2.2
SURFACE = 0.1
"""Height of the road's plates: what stands on a space stands at this y."""

BOARD_REACH = 66.0
"""Everything of the game lies within this distance of the middle along x and z, homes included."""

FAIR_REACH = 32.0
"""Half the side of the fenced fairground."""

_CORNER_RADIUS = 17.0
_STRAIGHT = 47.0
_BEND = 2.2
# Where the driveway spaces and home lie from the turn-off space, in its frame: (ahead, left).
_DRIVEWAY = ((0.7, 3.1), (1.2, 5.5), (1.2, 7.9), (0.8, 10.3), (0.3, 12.7), (0.0, 15.8))


@lru_cache(maxsize=1)
def road() -> Curve:
    """The middle of the road, space 0 at distance 0, `SPACE_LENGTH` from one space to the next (B1)."""
    half = _STRAIGHT / 2
    outer = half + _CORNER_RADIUS
    sides = []
    for side in range(4):
        leaving, reaching = np.linspace(pi / 4, pi / 2, 60), np.linspace(pi / 2, 3 * pi / 4, 60)
        along = np.linspace(0.0, 1.0, 160)[1:-1]
        # Bends to one side and then the other, flat where the straight meets the corners; turned over on
        # every second side so that the four are alike in length and not in look.
        bend = _BEND * np.sin(2 * pi * along) * np.sin(pi * along) * (-1) ** side
        x = np.concatenate(
            [
                half + _CORNER_RADIUS * np.cos(leaving),
                half - _STRAIGHT * along,
                -half + _CORNER_RADIUS * np.cos(reaching[:-1]),
            ]
        )
        z = np.concatenate(
            [
                half + _CORNER_RADIUS * np.sin(leaving),
                outer + bend,
                half + _CORNER_RADIUS * np.sin(reaching[:-1]),
            ]
        )
        for _ in range(side):
            x, z = -z, x
        sides.append(np.stack([x, np.zeros_like(x), z], axis=1))
    loop = np.concatenate(sides)
    loop *= ROAD_SPACES * SPACE_LENGTH / Curve(loop, closed=True).length
    loop[:, 1] = SURFACE
    return Curve(loop, closed=True)


def road_pose(space: float) -> Pose:
    """The middle of a road space, or a point between two, looking along the road; wraps at the end."""
    return road().pose(space * SPACE_LENGTH)


@lru_cache(maxsize=4)
def driveway(rider: str) -> Curve:
    """The middle of a rider's driveway, from the turn-off space to the parking spot at home (B3)."""
    start = road_pose(turn_off_space(rider))
    stops = [start.moved(ahead=ahead, right=-left, turned=pi / 2) for ahead, left in _DRIVEWAY]
    heads = [start, *stops]
    # Each stop looks from the one before to the one after, so that the drive has no kink.
    turned = [start]
    for before, here, after in zip(heads[:-1], stops, [*stops[1:], stops[-1]], strict=True):
        dx, dz = (after.position[axis] - before.position[axis] for axis in (0, 2))
        turned.append(Pose(here.position, float(np.arctan2(-dx, -dz))))
    return Curve(through(turned))


@lru_cache(maxsize=4)
def _driveway_marks(rider: str) -> tuple[float, ...]:
    """Distances along the driveway of the turn-off space, its five spaces and home."""
    line = driveway(rider)
    fine = np.linspace(0.0, line.length, 800)
    points = line.points(fine)
    start = road_pose(turn_off_space(rider))
    marks = [0.0]
    for ahead, left in _DRIVEWAY:
        goal = np.array(start.moved(ahead=ahead, right=-left).position)
        marks.append(float(fine[np.argmin(np.linalg.norm(points - goal, axis=1))]))
    return tuple(marks)


def gate_pose(rider: str) -> Pose:
    """The middle of a rider's gate in the fair's fence, looking out to the road."""
    exit_at = road_pose(exit_space(rider))
    side = list(Rider).index(Rider(rider))
    outward = pi + side * -pi / 2
    along = Pose((0.0, 0.0, 0.0), outward).right
    offset = sum(exit_at.position[axis] * along[axis] for axis in (0, 2))
    return Pose((0.0, 0.0, 0.0), outward).moved(ahead=FAIR_REACH, right=offset)


def home_pose(rider: str) -> Pose:
    """Where a rider's vehicle is parked at home, looking on along the driveway."""
    return place_pose("home", rider)


@lru_cache(maxsize=4)
def exit_drive(rider: str) -> Curve:
    """The short drive from where a rider waits at the gate onto the exit space (B2)."""
    return Curve(through([_waiting_pose(rider), road_pose(exit_space(rider))]))


def _waiting_pose(rider: str) -> Pose:
    return gate_pose(rider).moved(ahead=1.6, up=SURFACE)


@lru_cache(maxsize=512)
def place_pose(place: str, rider: str) -> Pose:
    """Where a rider's vehicle stands at one of the engine's places (M1).

    Args:
        place: "fair", "road 0" to "road 119", "driveway 1" to "driveway 5" or "home".
        rider: Whose; it decides the gate, driveway and home.

    Raises:
        ValueError: No such place.
    """
    kind, number = _parsed(place)
    if kind == "fair":
        return _waiting_pose(rider)
    if kind == "road":
        return road_pose(number)
    return driveway(rider).pose(_driveway_marks(rider)[number])


def path(places: Sequence[str], rider: str) -> Curve:
    """The line that a vehicle drives through successive places, each reached by the road.

    Between two road spaces it takes the shorter way round, so a step back is driven back.

    Raises:
        ValueError: Fewer than two places, no such place, or two places that no road joins.
    """
    if len(places) < 2:
        raise ValueError(f"a path needs at least two places, not {list(places)}")
    return Curve(np.concatenate([_leg(a, b, rider) for a, b in pairwise(places)]))


def _leg(start: str, end: str, rider: str) -> NDArray[np.float64]:
    (kind, here), (goal, there) = _parsed(start), _parsed(end)
    turn_off = turn_off_space(rider)
    if kind == "road" and goal == "road":
        return _on_road(here, there)
    if kind == "fair" and goal == "road":
        drive = exit_drive(rider)
        onto = drive.points(np.linspace(0.0, drive.length, 40))
        return np.concatenate([onto, _on_road(exit_space(rider), there)])
    if kind == "road" and goal in {"driveway", "home"}:
        return np.concatenate([_on_road(here, turn_off), _on_driveway(0, there, rider)])
    if kind == "driveway" and goal == "road":
        return np.concatenate([_on_driveway(here, 0, rider), _on_road(turn_off, there)])
    if kind == "driveway" and goal in {"driveway", "home"}:
        return _on_driveway(here, there, rider)
    raise ValueError(f"no road leads {rider} from {start!r} to {end!r}")


def _on_road(here: int, there: int) -> NDArray[np.float64]:
    ahead = (there - here) % ROAD_SPACES
    steps = ahead if ahead <= ROAD_SPACES / 2 else ahead - ROAD_SPACES
    return road().points(np.linspace(here, here + steps, abs(steps) * 10 + 1) * SPACE_LENGTH)


def _on_driveway(here: int, there: int, rider: str) -> NDArray[np.float64]:
    marks = _driveway_marks(rider)
    return driveway(rider).points(np.linspace(marks[here], marks[there], abs(there - here) * 10 + 1))


def _parsed(place: str) -> tuple[str, int]:
    """The kind and number of a place; home counts as the driveway space after the last."""
    kind, _, number = place.partition(" ")
    if place == "fair":
        return "fair", 0
    if place == "home":
        return "home", DRIVEWAY_SPACES + 1
    limits = {"road": range(ROAD_SPACES), "driveway": range(1, DRIVEWAY_SPACES + 1)}
    if kind in limits and number.isdecimal() and int(number) in limits[kind]:
        return kind, int(number)
    raise ValueError(
        f"no place {place!r}: it is 'fair', 'road 0' to 'road {ROAD_SPACES - 1}', "
        f"'driveway 1' to 'driveway {DRIVEWAY_SPACES}' or 'home'"
    )


def stop_pose(stop: str, setback: float) -> Pose:
    """A spot beside a story stop, `setback` units outside the road's middle, looking at the road (B6)."""
    spaces: dict[str, int] = {str(name): space for name, space in story_stops().items()}
    return road_pose(spaces[stop]).moved(right=-setback, turned=-pi / 2)
