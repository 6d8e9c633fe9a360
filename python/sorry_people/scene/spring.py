"""A number that follows its goal softly."""

from __future__ import annotations

from math import exp


class Spring:
    """A critically damped spring: it gets to its goal as fast as it can without swinging over.

    Attributes:
        value: Where it is.
        goal: Where it goes; may be set at any time.
        velocity: How fast, per second.
        stiffness: About 4.7 divided by it are the seconds until 95 % of the way is done.
        precision: The distance to the goal at which it stops.
    """

    __slots__ = ("goal", "precision", "stiffness", "value", "velocity")

    def __init__(self, value: float, *, stiffness: float = 9.0, precision: float = 1e-3) -> None:
        self.value = value
        self.goal = value
        self.velocity = 0.0
        self.stiffness = stiffness
        self.precision = precision

    @property
    def is_moving(self) -> bool:
        """Whether `advance` would change the value."""
        return self.value != self.goal or self.velocity != 0.0

    def jump(self, value: float) -> None:
        """Is there at once, at rest."""
        self.value = self.goal = value
        self.velocity = 0.0

    def advance(self, delta: float) -> None:
        """Moves on by `delta` seconds; the answer is exact, whatever the length of the frames."""
        if not self.is_moving:
            return
        away = self.value - self.goal
        pull = (self.velocity + self.stiffness * away) * delta
        decay = exp(-self.stiffness * delta)
        self.value = self.goal + (away + pull) * decay
        self.velocity = (self.velocity - self.stiffness * pull) * decay
        if (
            abs(self.value - self.goal) < self.precision
            and abs(self.velocity) < self.precision * self.stiffness
        ):
            self.jump(self.goal)
