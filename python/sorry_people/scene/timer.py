"""Waits, then tells."""

from __future__ import annotations

from sorry_people.scene.signal import Signal


class Timer:
    """Counts down once. Made by `SceneTree.create_timer`.

    Attributes:
        time_left: Seconds still to go.
        timeout: Emitted, without arguments, when they are over.
    """

    def __init__(self, seconds: float, *, runs_while_paused: bool = False) -> None:
        if seconds < 0.0:
            raise ValueError(f"a timer runs for zero seconds or more, not {seconds}")
        self.time_left = seconds
        self.runs_while_paused = runs_while_paused
        self.timeout = Signal()

    def advance(self, delta: float) -> bool:
        """Counts down by `delta` seconds; tells whether it is over, having emitted `timeout` if so."""
        self.time_left = max(0.0, self.time_left - delta)
        if self.time_left > 0.0:
            return False
        self.timeout.emit()
        return True
