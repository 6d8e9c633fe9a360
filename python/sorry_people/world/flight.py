"""A flight through the air, from where a vehicle or a pawn is to a pose."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sorry_people.scene import Node3D
    from sorry_people.world.builder import Triple
    from sorry_people.world.pose import Pose

_HALF_HEIGHT = 0.9


class Flier(Protocol):
    """What can be thrown: moved as a whole, and its body turned over."""

    position: Triple
    rotation: Triple

    @property
    def body(self) -> Node3D: ...  # noqa: D102


class Flight:
    """Places a flier on an arc at a share of the time from 0 to 1.

    Args:
        flier: What flies; it starts from where it is at the first call.
        goal: Where it lands.
        height: Of the arc, for a long way.
        turns: Somersaults.
        rolls: Turns about the way that it looks, beside those.
        aside: How far the arc goes to one side, as a share of the way.
        middle: Height of the flier's middle, about which it turns over.
    """

    def __init__(
        self,
        flier: Flier,
        goal: Pose,
        *,
        height: float,
        turns: int = 0,
        rolls: int = 0,
        aside: float = 0.0,
        middle: float = _HALF_HEIGHT,
    ) -> None:
        self._flier = flier
        self._middle = middle
        self._goal = goal
        self._height = height
        self._turns = turns
        self._rolls = rolls
        self._aside = aside
        self._start: tuple[Triple, float] | None = None

    def __call__(self, time: float) -> None:
        """Shows the flier at a share of the time."""
        flier, (gx, gy, gz) = self._flier, self._goal.position
        if self._start is None:
            self._start = (flier.position, flier.rotation[1])
        (x, y, z), yaw = self._start
        # Thrown: off at once, and down as it went up.
        share = time + 0.12 * sin(2 * pi * time) / (2 * pi)
        lift = 4.0 * share * (1.0 - share)
        dx, dz = gx - x, gz - z
        height = self._height * min(1.0, 0.35 + hypot(dx, dz) / 40.0)
        flier.position = (
            x + dx * share - dz * self._aside * lift,
            y + (gy - y) * share + height * lift,
            z + dz * share + dx * self._aside * lift,
        )
        turn = (self._goal.yaw - yaw + pi) % (2 * pi) - pi
        flier.rotation = (0.0, yaw + turn * share, 0.0)
        # Somersaults go about the flier's middle and are done a little before it lands, so that it comes down
        # on its foot or wheels.
        turned = min(share / 0.92, 1.0)
        spin, roll = 2 * pi * self._turns * turned, 2 * pi * self._rolls * turned
        flier.body.position = (
            self._middle * sin(roll),
            self._middle * (1 - cos(spin) * cos(roll)),
            -self._middle * sin(spin) * cos(roll),
        )
        flier.body.rotation = (spin, 0.0, roll)
