"""How the dice are thrown onto their tray, and which die shows which face."""

from __future__ import annotations

from itertools import permutations
from math import cos, pi
from typing import TYPE_CHECKING

from sorry_people.world.express import layout
from sorry_people.world.express.die import lowest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.world.express.die import Die
    from sorry_people.world.pose import Pose, Triple

_SPINS = ((3, -2, 2), (-2, 3, -3), (2, 2, -2))
"""Whole turns about each axis on the way, for each die."""

_HOP = 4.5


def dealt(dice: Sequence[Die], faces: Sequence[str]) -> list[str]:
    """The faces in the order of dice that have them; the order given, if it fits.

    Raises:
        ValueError: No three dice of these can show them.
    """
    for order in permutations(faces):
        if len(order) == len(dice) and all(face in die.faces for face, die in zip(order, dice, strict=True)):
            return list(order)
    raise ValueError(f"these dice can't show {', '.join(faces)}")


def lay(die: Die, number: int, players: int, face: str) -> None:
    """Puts a die on the tray, a face up."""
    pose = layout.die_pose(number, players)
    x, y, z = pose.position
    die.face = face
    die.rotation = die.resting(face, pose.yaw)
    die.position = (x, y + layout.DIE / 2, z)


class Throw:
    """Throws a die from somewhere over the table so that it comes to rest on the tray.

    Args:
        die: What is thrown.
        number: Which of the three it is.
        pose: Where it comes to rest: the middle of its lower face.
        face: What it then shows.
        start: Where it is let go.
    """

    def __init__(self, die: Die, number: int, pose: Pose, face: str, start: Triple) -> None:
        self._die = die
        self._pose = pose
        self._start = start
        self._rotation = die.resting(face, pose.yaw)
        self._spins = _SPINS[number]

    def __call__(self, time: float) -> None:
        """Places the die at a share of the time from 0 to 1."""
        share = 1.0 - (1.0 - time) ** 2
        left = (1.0 - time) ** 1.6
        (x, y, z), (sx, _, sz) = self._pose.position, self._start
        turn = [
            angle + 2 * pi * spins * left for angle, spins in zip(self._rotation, self._spins, strict=True)
        ]
        self._die.rotation = (turn[0], turn[1], turn[2])
        bounce = abs(cos(pi * 2.5 * share)) * (1.0 - share) * _HOP
        # However it is turned, no corner goes through the tray.
        height = y + lowest(self._die.rotation) + bounce
        self._die.position = (sx + (x - sx) * share, height, sz + (z - sz) * share)
