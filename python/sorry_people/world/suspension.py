"""Springs under a vehicle: it squats, dives, rolls and bobs over wheels that stay on the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.scene.tree import SceneTree
    from sorry_people.scene.tween import Tween
    from sorry_people.world.riders.vehicle import Vehicle

_STIFFNESS = 15.0  # radians per second of the free swing
_DAMPING = 0.38  # of what would just not swing over
_SETTLE_SECONDS = 0.35
_STEP = 1.0 / 120.0
_LONGEST = 0.1  # seconds of a frame that are lived through; springs have come to rest after more
_SQUAT = 0.0042  # radians for a unit per second per second
_ROLL = 0.010  # radians for a unit per second per second sideways
_MOST_PITCH, _MOST_ROLL, _MOST_HEAVE = 0.13, 0.11, 0.075


class _Swing:
    """One spring that swings over, and its rest."""

    __slots__ = ("value", "velocity")

    def __init__(self) -> None:
        self.value = 0.0
        self.velocity = 0.0

    def advance(self, rest: float, delta: float) -> None:
        pull = _STIFFNESS * _STIFFNESS * (rest - self.value) - 2.0 * _DAMPING * _STIFFNESS * self.velocity
        self.velocity += pull * delta
        self.value += self.velocity * delta


class Suspension:
    """The springs of one vehicle. They go on from one drive to the next, so that nothing jerks in between."""

    def __init__(self, vehicle: Vehicle) -> None:
        self._vehicle = vehicle
        self._heave, self._pitch, self._roll = _Swing(), _Swing(), _Swing()
        self._settling: Tween | None = None
        self._settled = 0.0

    def hold(self) -> None:
        """Somebody else moves them from now on."""
        if self._settling is not None:
            self._settling.kill()
            self._settling = None

    def rest(self) -> None:
        """Are at rest, at once."""
        self.hold()
        self._heave, self._pitch, self._roll = _Swing(), _Swing(), _Swing()
        self._show(1.0)

    def settle(self, tree: SceneTree) -> None:
        """Come to rest by themselves while the vehicle stands, whatever else goes on."""
        self.hold()
        self._settled = 0.0
        self._settling = tree.create_tween()
        self._settling.tween_method(self._settle_at, 0.0, 1.0, _SETTLE_SECONDS)
        self._settling.tween_callback(self.rest)
        self._show(1.0)

    def kick(self, speed: float) -> None:
        """A joint of the road throws it upwards, at so many units per second."""
        self._heave.velocity += speed

    def advance(self, delta: float, *, ahead: float = 0.0, aside: float = 0.0) -> None:
        """Moves on by `delta` seconds and shows it.

        Args:
            delta: Seconds.
            ahead: Acceleration the way that the vehicle looks, in units per second squared.
            aside: The same to its left.
        """
        self._swing(delta, _held(_SQUAT * ahead, _MOST_PITCH), _held(_ROLL * aside, _MOST_ROLL))
        self._show(1.0)

    def _swing(self, delta: float, pitch: float, roll: float) -> None:
        left = min(delta, _LONGEST)
        while left > 0.0:
            step = min(_STEP, left)
            left -= step
            self._heave.advance(0.0, step)
            self._pitch.advance(pitch, step)
            self._roll.advance(roll, step)

    def _settle_at(self, time: float) -> None:
        self._swing((time - self._settled) * _SETTLE_SECONDS, 0.0, 0.0)
        self._settled = time
        self._show(1.0 - time * time)

    def _show(self, share: float) -> None:
        self._vehicle.set_springs(
            share * _held(self._heave.value, _MOST_HEAVE),
            share * _held(self._pitch.value, _MOST_PITCH),
            share * _held(self._roll.value, _MOST_ROLL),
        )


def _held(value: float, most: float) -> float:
    return max(-most, min(most, value))
