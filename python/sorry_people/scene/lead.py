"""Where to look when something moves: ahead of it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Vector

_SECONDS = 0.35  # of its way
_MOST = 5.0
_SOFTNESS = 5.0  # per second
_STILL = 1e-3


class Lead:
    """How far ahead of a moving thing to look, along the ground: where it goes is of more interest.

    Attributes:
        x, z: The way ahead now, in units of the world.
    """

    def __init__(self) -> None:
        self.x = self.z = 0.0
        self._before: Vector | None = None

    def rest(self) -> None:
        """Looks at the thing itself, at once."""
        self.x = self.z = 0.0
        self._before = None

    def advance(self, here: Vector, delta: float) -> None:
        """The thing is here, `delta` seconds later."""
        if delta <= 0.0:
            return
        before, self._before = self._before or here, here
        soft = 1.0 - exp(-_SOFTNESS * delta)
        self.x = _nearer(self.x, (here[0] - before[0]) / delta, soft)
        self.z = _nearer(self.z, (here[2] - before[2]) / delta, soft)


def _nearer(lead: float, speed: float, soft: float) -> float:
    wanted = max(-_MOST, min(_MOST, _SECONDS * speed))
    lead += (wanted - lead) * soft
    return lead if wanted or abs(lead) > _STILL else 0.0
