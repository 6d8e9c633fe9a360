"""A blow that a camera feels."""

from __future__ import annotations

from math import exp, sin

_DECAY = 7.0  # per second
_STILL = 2e-4
_ACROSS, _UP = 41.0, 33.0  # radians per second: not in step with each other


class Shake:
    """Swings to and fro, ever less; at rest until `hit`."""

    def __init__(self) -> None:
        self._strength = 0.0
        self._time = 0.0

    @property
    def is_moving(self) -> bool:
        """Whether `advance` would change the offset."""
        return self._strength > 0.0

    @property
    def offset(self) -> tuple[float, float]:
        """How far it is aside and above now, in units of the strength."""
        return self._strength * sin(_ACROSS * self._time), self._strength * sin(_UP * self._time)

    def hit(self, strength: float) -> None:
        """Swings by at most `strength` from now on."""
        self._strength = max(self._strength, strength)
        self._time = 0.0

    def advance(self, delta: float) -> None:
        """Moves on by `delta` seconds."""
        self._time += delta
        self._strength *= exp(-_DECAY * delta)
        if self._strength < _STILL:
            self.rest()

    def rest(self) -> None:
        """Is still at once."""
        self._strength = 0.0
