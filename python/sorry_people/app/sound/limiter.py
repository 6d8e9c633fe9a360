"""Keeps the sum of all that is heard from being more than a loudspeaker can do."""

CEILING = 0.98
"""The highest that the sum may get; full scale is 1."""

RELEASE_SECONDS = 0.8
"""How long coming back from silence to full would take."""


class Limiter:
    """Turns everything down at once when too much is heard together, and softly up again.

    It does not look at the waves: it is told how high they would be if all their peaks met, and nothing is
    worse than that. With a few sounds that stays below the ceiling, and then it does nothing.

    Attributes:
        gain: By what everything is multiplied, from 0 to 1.
    """

    def __init__(self) -> None:
        self.gain = 1.0

    def hold(self, highest: float) -> bool:
        """Goes down as far as it must where the peaks add up to `highest`; tells whether it did."""
        goal = _goal(highest)
        if goal >= self.gain:
            return False
        self.gain = goal
        return True

    def is_free(self, highest: float) -> bool:
        """Whether it has come up again as far as `highest` lets it."""
        return self.gain >= _goal(highest)

    def release(self, highest: float, delta: float) -> None:
        """Comes up for `delta` seconds."""
        self.gain = min(_goal(highest), self.gain + delta / RELEASE_SECONDS)


def _goal(highest: float) -> float:
    return min(1.0, CEILING / highest) if highest > 0.0 else 1.0
