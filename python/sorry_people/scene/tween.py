"""Changes of values over time, one after another or side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from sorry_people.scene.easing import Ease, Transition
from sorry_people.scene.signal import Signal
from sorry_people.scene.tweener import Tweener

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.scene.interpolation import Value


class Tween:
    """A list of steps; each starts when the one before is over. Made by `SceneTree.create_tween`.

    Attributes:
        finished: Emitted, without arguments, after the last step (not when killed).
        speed_scale: Multiplies the time; 2.0 is twice as fast.
    """

    def __init__(self, *, runs_while_paused: bool = False) -> None:
        self.runs_while_paused = runs_while_paused
        self.finished = Signal()
        self.speed_scale = 1.0
        self._steps: list[list[Tweener]] = []
        self._ease = Ease.IN_OUT
        self._transition = Transition.LINEAR
        self._next_is_parallel = False
        self._all_parallel = False
        self._loops_left: int | None = 1
        self._step = 0
        self._time = 0.0
        self._is_paused = False
        self._is_alive = True

    # Building.

    def tween_property(self, target: object, name: str, final: Value, seconds: float) -> Tweener:
        """Changes an attribute of any object from what it is when its step begins to `final`.

        Raises:
            AttributeError: The object has no such attribute.
            ValueError: `seconds` is negative.
        """
        getattr(target, name)  # a wrong name is told here, where it was written
        return self._add(
            Tweener(seconds, lambda: getattr(target, name), lambda value: setattr(target, name, value), final)
        )

    def tween_method(
        self, method: Callable[[Value], object], start: Value, final: Value, seconds: float
    ) -> Tweener:
        """Calls `method` with each value from `start` to `final`."""
        return self._add(Tweener(seconds, lambda: start, method, final))

    def tween_interval(self, seconds: float) -> Tweener:
        """Waits."""
        return self._add(Tweener(seconds, lambda: None, lambda _: None, None))

    def tween_callback(self, callback: Callable[[], object]) -> Tweener:
        """Calls something once."""
        return self._add(Tweener(0.0, lambda: None, lambda _: callback(), None))

    def parallel(self) -> Self:
        """The next change runs beside the last one, not after it."""
        self._next_is_parallel = True
        return self

    def set_parallel(self, parallel: bool = True) -> Self:
        """All the following changes run side by side."""
        self._all_parallel = parallel
        return self

    def chain(self) -> Self:
        """The next change comes after all before it, even under `set_parallel`."""
        self._steps.append([])
        return self

    def set_ease(self, ease: Ease) -> Self:
        """Which end is gentle, where a change does not say; `IN_OUT` at first."""
        self._ease = ease
        return self

    def set_trans(self, transition: Transition) -> Self:
        """The shape, where a change does not say; `LINEAR` at first."""
        self._transition = transition
        return self

    def set_speed_scale(self, scale: float) -> Self:
        """Sets `speed_scale`."""
        self.speed_scale = scale
        return self

    def set_loops(self, loops: int | None = None) -> Self:
        """Runs that many times; None is for ever.

        Raises:
            ValueError: `loops` is below 1.
        """
        if loops is not None and loops < 1:
            raise ValueError(f"a tween runs once or more, not {loops} times")
        self._loops_left = loops
        return self

    # Running.

    @property
    def is_alive(self) -> bool:
        """Whether it has something to do still, be it paused or not."""
        return self._is_alive

    @property
    def is_running(self) -> bool:
        """Whether the next frame changes something."""
        return self._is_alive and not self._is_paused

    def pause(self) -> None:
        """Holds it until `play`."""
        self._is_paused = True

    def play(self) -> None:
        """Goes on after `pause`."""
        self._is_paused = False

    def kill(self) -> None:
        """Ends it where it is; `finished` is not emitted."""
        self._is_alive = False

    def finish(self) -> None:
        """Jumps to the end: every remaining change is made, every callback called, `finished` emitted.

        Raises:
            ValueError: It loops for ever.
        """
        if self._loops_left is None:
            raise ValueError("a tween that loops for ever has no end to jump to")
        self._is_paused = False
        while self.is_running:
            self._advance_scaled(self._step_duration() - self._time if self._step < len(self._steps) else 0.0)

    def advance(self, delta: float) -> None:
        """Goes on by `delta` seconds, over as many steps as fit."""
        if self.is_running:
            self._advance_scaled(delta * self.speed_scale)

    def _advance_scaled(self, delta: float) -> None:
        self._time += delta
        rounds_without_time = 0
        while self.is_running:
            if self._step == len(self._steps):
                if not self._start_next_loop():
                    return
                rounds_without_time += 1
                if rounds_without_time > 1 and self._total_duration() == 0.0:
                    return  # an endless loop that takes no time runs once a frame
                continue
            duration = self._step_duration()
            for tweener in self._steps[self._step]:
                tweener.seek(self._time, self._ease, self._transition)
                if not self.is_running:
                    return  # a callback killed or paused it
            if self._time < duration:
                return
            self._time -= duration
            self._step += 1

    def _start_next_loop(self) -> bool:
        if self._loops_left is not None:
            self._loops_left -= 1
            if self._loops_left == 0:
                self._is_alive = False
                self.finished.emit()
                return False
        self._step = 0
        for tweener in (tweener for step in self._steps for tweener in step):
            tweener.restart()
        return True

    def _step_duration(self) -> float:
        return max((tweener.duration for tweener in self._steps[self._step]), default=0.0)

    def _total_duration(self) -> float:
        return sum(max((tweener.duration for tweener in step), default=0.0) for step in self._steps)

    def _add(self, tweener: Tweener) -> Tweener:
        beside = (self._next_is_parallel or self._all_parallel or self._last_is_open()) and self._steps
        if beside:
            self._steps[-1].append(tweener)
        else:
            self._steps.append([tweener])
        self._next_is_parallel = False
        return tweener

    def _last_is_open(self) -> bool:
        return bool(self._steps) and not self._steps[-1]
