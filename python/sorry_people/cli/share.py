"""A share that was counted, and how far it may be off."""

from dataclasses import dataclass

Z_95 = 1.959963984540054
"""The standard normal distribution's 97.5 % point: 95 % lie within so many deviations."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some games were won.

    Attributes:
        count: How many were.
        games: Of how many.
    """

    count: int
    games: int

    @property
    def value(self) -> float:
        """The share, 0 to 1; 0 of no games."""
        return self.count / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval, low and high end: Wilson's score interval, which holds near 0 and 1, too.

        It is that of the Oracle. Without games nothing is known: 0 to 1.
        """
        if not self.games:
            return 0.0, 1.0
        spread = Z_95**2 / self.games
        middle = (self.value + spread / 2) / (1 + spread)
        half = (self.value * (1 - self.value) * spread + spread**2 / 4) ** 0.5 / (1 + spread)
        low = 0.0 if self.count == 0 else max(middle - half, 0.0)
        high = 1.0 if self.count == self.games else min(middle + half, 1.0)
        return low, high

    @property
    def margin(self) -> float:
        """The 95 % margin of error: how far the farther end of the interval is from the share."""
        low, high = self.interval
        return max(high - self.value, self.value - low)
