"""How loud something is on the left and on the right."""

from dataclasses import dataclass
from math import cos, pi, sin


@dataclass(frozen=True, slots=True)
class Stereo:
    """Two factors from 0 to 1 for the two sides."""

    left: float
    right: float

    @classmethod
    def panned(cls, pan: float, loudness: float = 1.0) -> "Stereo":
        """From -1 far left to 1 far right; equally loud to the ear wherever it is.

        >>> Stereo.panned(-1.0)
        Stereo(left=1.0, right=0.0)
        """
        turn = (max(-1.0, min(1.0, pan)) + 1.0) * pi / 4.0
        return cls(loudness * cos(turn), loudness * sin(turn))

    def scaled(self, factor: float) -> "Stereo":
        """Both sides louder or softer by a factor."""
        return Stereo(self.left * factor, self.right * factor)

    @property
    def loudness(self) -> float:
        """The two sides together, as `panned` was given it."""
        return float((self.left**2 + self.right**2) ** 0.5)


CENTER = Stereo.panned(0.0)
"""Full, from the middle."""
