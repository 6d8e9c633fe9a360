"""Where something stands and which way it looks."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin

Triple = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """A place on the ground and a heading.

    Attributes:
        position: (x, y, z) in world units.
        yaw: Turn about y in radians; 0 looks along -z, pi/2 along -x.
    """

    position: Triple
    yaw: float

    @property
    def forward(self) -> Triple:
        """The unit vector that it looks along."""
        return (-sin(self.yaw), 0.0, -cos(self.yaw))

    @property
    def right(self) -> Triple:
        """The unit vector to its right."""
        return (cos(self.yaw), 0.0, -sin(self.yaw))

    def moved(self, *, ahead: float = 0.0, right: float = 0.0, up: float = 0.0, turned: float = 0.0) -> Pose:
        """The pose so far ahead, to the right and up of this one, turned left by `turned`.

        >>> Pose((0.0, 0.0, 0.0), 0.0).moved(ahead=2.0, right=1.0).position
        (1.0, 0.0, -2.0)
        """
        x, y, z = self.position
        (fx, _, fz), (rx, _, rz) = self.forward, self.right
        return Pose(
            (x + ahead * fx + right * rx, y + up, z + ahead * fz + right * rz),
            self.yaw + turned,
        )
