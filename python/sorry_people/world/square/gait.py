"""How a toy gets from one pose to another on foot: by hops, or down a slide."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.flight import Flier
    from sorry_people.world.pose import Pose, Triple

_SQUASH = 0.24
_STRETCH = 0.1
_AFTER = 0.15
"""How much later the next one of a wave begins, as a share of what each one takes."""

_TOUCH = 0.2
"""Share of a hop, at its start and at its end, in which the toy is pressed flat."""


class Hops:
    """Hops from each pose to the next, pressed flat where it touches down and drawn out between.

    Args:
        toy: What hops.
        poses: At least two; a hop ends on each but the first.
        height: Of a hop.
    """

    def __init__(self, toy: Flier, poses: Sequence[Pose], height: float) -> None:
        self._toy = toy
        self._poses = poses
        self._height = height

    def __call__(self, time: float) -> None:
        """Places the toy at a share of the time from 0 to 1."""
        hops = len(self._poses) - 1
        number = min(int(time * hops), hops - 1)
        share = time * hops - number
        start, goal = self._poses[number], self._poses[number + 1]
        (x, y, z), (gx, gy, gz) = start.position, goal.position
        air = 4.0 * share * (1.0 - share)
        toy = self._toy
        toy.position = (x + (gx - x) * share, y + (gy - y) * share + self._height * air, z + (gz - z) * share)
        toy.rotation = (0.0, turned(start.yaw, goal.yaw, share), 0.0)
        pressed = max(0.0, 1.0 - min(share, 1.0 - share) / _TOUCH)
        toy.body.scale = stretched(_STRETCH * air - _SQUASH * pressed)


class Wave:
    """Has toys jump and turn about where they stand, one after another."""

    def __init__(self, toys: Sequence[Flier], height: float) -> None:
        self._toys = toys
        self._height = height

    def __call__(self, time: float) -> None:
        """Places the toys at a share of the time from 0 to 1."""
        late = (len(self._toys) - 1) * _AFTER
        for number, toy in enumerate(self._toys):
            share = min(max(time * (1.0 + late) - number * _AFTER, 0.0), 1.0)
            toy.body.position = (0.0, self._height * abs(sin(3 * pi * share)), 0.0)
            toy.body.rotation = (0.0, 2 * pi * share, 0.0)


class Chute:
    """Slides along the ground to a pose, leaning back and trembling."""

    def __init__(self, toy: Flier, goal: Pose) -> None:
        self._toy = toy
        self._goal = goal
        self._start: tuple[Triple, float] | None = None

    def __call__(self, time: float) -> None:
        """Places the toy at a share of the time from 0 to 1."""
        toy, goal = self._toy, self._goal
        if self._start is None:
            self._start = (toy.position, toy.rotation[1])
        (x, y, z), yaw = self._start
        share = time * time * (3.0 - 2.0 * time)
        rush = 4.0 * time * (1.0 - time)
        gx, gy, gz = goal.position
        toy.position = (x + (gx - x) * share, y + (gy - y) * share, z + (gz - z) * share)
        toy.rotation = (0.0, turned(yaw, goal.yaw, min(1.0, 3.0 * share)), 0.0)
        lean = 0.42 * min(1.0, rush)
        # Raised by as much as the edge of the foot would sink.
        toy.body.position = (0.0, 1.3 * sin(lean) + 0.06 * rush * abs(sin(40.0 * time)), 0.0)
        toy.body.rotation = (lean, 0.0, 0.0)


def turned(start: float, end: float, share: float) -> float:
    """A yaw so far on the short way from one to another."""
    return start + ((end - start + pi) % (2 * pi) - pi) * share


def stretched(amount: float) -> Triple:
    """The scale of something drawn out upward by a share of its height, of about the same bulk."""
    side = 1.0 - 0.6 * amount
    return (side, 1.0 + amount, side)
