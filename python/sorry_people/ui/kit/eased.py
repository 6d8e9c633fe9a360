"""A share that follows a switch with a little delay."""

SECONDS = 0.12
"""How long a control takes from one state to another."""


class Eased:
    """Goes between 0 and 1 in `SECONDS`, slowing down towards its end."""

    def __init__(self, target: bool = False) -> None:
        self.target = target
        self._passed = float(target)

    @property
    def share(self) -> float:
        """Where it is."""
        return self._passed * (2.0 - self._passed)

    def advance(self, delta: float, *, at_once: bool) -> bool:
        """Lets `delta` seconds pass, or jumps `at_once` for who wants no motion; True if it moved."""
        before, goal = self._passed, float(self.target)
        step = 1.0 if at_once else delta / SECONDS
        self._passed += min(max(goal - before, -step), step)
        return self._passed != before
