"""One change within a tween."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from sorry_people.scene.easing import Ease, Transition, eased
from sorry_people.scene.interpolation import Value, interpolate

if TYPE_CHECKING:
    from collections.abc import Callable


class Tweener:
    """Changes a value over some seconds. Made by the methods of `Tween`, which run it.

    Args:
        seconds: How long it takes.
        read: Gives the value to start from, asked when the change begins.
        write: Takes each value on the way and the last.
        final: The value to end at.
    """

    def __init__(
        self, seconds: float, read: Callable[[], Value], write: Callable[[Value], object], final: Value
    ) -> None:
        if seconds < 0.0:
            raise ValueError(f"a change takes zero seconds or more, not {seconds}")
        self._seconds = seconds
        self._read = read
        self._write = write
        self._final = final
        self._delay = 0.0
        self._ease: Ease | None = None
        self._transition: Transition | None = None
        self._start: Value = None
        self._has_started = False
        self._is_done = False

    def set_ease(self, ease: Ease) -> Self:
        """Which end is gentle, for this change alone."""
        self._ease = ease
        return self

    def set_trans(self, transition: Transition) -> Self:
        """The shape of this change alone."""
        self._transition = transition
        return self

    def set_delay(self, seconds: float) -> Self:
        """Waits first."""
        self._delay = seconds
        return self

    def from_value(self, value: Value) -> Self:
        """Starts from `value` instead of from what is found then."""
        self._read = lambda: value
        return self

    @property
    def duration(self) -> float:
        """Seconds from the start of its step to its end, the delay included."""
        return self._delay + self._seconds

    def restart(self) -> None:
        """Begins anew at the next `seek`."""
        self._has_started = False
        self._is_done = False

    def seek(self, time: float, ease: Ease, transition: Transition) -> None:
        """Writes the value for `time` seconds after its step began; the two defaults are the tween's."""
        if time < self._delay or self._is_done:
            return
        if not self._has_started:
            self._has_started = True
            self._start = self._read()
        if time >= self.duration:
            self._is_done = True
            self._write(self._final)
            return
        share = eased(
            (time - self._delay) / self._seconds, self._transition or transition, self._ease or ease
        )
        self._write(interpolate(self._start, self._final, share))
