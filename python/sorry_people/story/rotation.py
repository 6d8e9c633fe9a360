"""Saying many lines in turn."""

from collections.abc import Sequence
from random import Random


class Rotation:
    """Lines in a random order, each once before any comes again, and never one twice running.

    Args:
        lines: Two or more different ones.
        key: The order depends on the lines and on this text alone.

    Raises:
        ValueError: There are fewer than two lines.
    """

    def __init__(self, lines: Sequence[str], key: str) -> None:
        if len(lines) < 2:
            raise ValueError(f"{key} has {len(lines)} lines; two or more can take turns")
        self._lines = list(lines)
        self._random = Random(key)
        self._coming: list[str] = []
        self._last = ""

    def next(self) -> str:
        """The next line."""
        if not self._coming:
            self._coming = self._random.sample(self._lines, len(self._lines))
            if self._coming[-1] == self._last:
                self._coming.reverse()
        self._last = self._coming.pop()
        return self._last
