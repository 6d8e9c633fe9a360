"""A drive along the road: speed that builds up and is braked away, and what that does to the vehicle."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from sorry_people.world import effects
from sorry_people.world.layout import SPACE_LENGTH

if TYPE_CHECKING:
    from sorry_people.scene import Node3D
    from sorry_people.scene.tree import SceneTree
    from sorry_people.world.curve import Curve
    from sorry_people.world.pose import Pose
    from sorry_people.world.riders.vehicle import Vehicle

_STEER_AHEAD = 1.4
_DUST_EVERY = 0.7
_SMOKE_EVERY = 0.9
_MARK_EVERY = 0.34
_TURN_IN = (-0.8, -0.4, 0.0, 0.4, 0.8)
_HALF_LENGTH = 0.75
_BUILD_UP, _BRAKE = 0.45, 0.35  # seconds of speeding up and of braking
_JOINT_KICK = 0.55
_SKID = 2.4  # units before the end of a race from where on the wheels are locked


class Drive:
    """Places a vehicle along a path at a share of the time from 0 to 1.

    Args:
        vehicle: What is driven.
        path: Along which.
        seconds: For the whole way.
        backward: In reverse.
        races: On the back wheels at first, and sliding to a stop at the end.
        calm: Without dust, hops and wheels in the air.
    """

    def __init__(
        self,
        vehicle: Vehicle,
        path: Curve,
        seconds: float,
        *,
        backward: bool = False,
        races: bool = False,
        calm: bool = False,
    ) -> None:
        self._vehicle = vehicle
        self._path = path
        self._seconds = seconds
        self._sign = -1.0 if backward else 1.0
        self._races = races
        self._calm = calm
        self._time = 0.0
        self._speed = 0.0
        self._driven = self._dusted = self._smoked = self._marked = 0.0
        self._dust = effects.Puffs(effects.DUST)
        self._smoke = effects.Puffs(effects.EXHAUST)
        self._marks = effects.SkidMarks()

    @property
    def effects(self) -> tuple[Node3D, ...]:
        """What is to stand beside the vehicle in the tree while it is driven."""
        if self._calm:
            return ()
        smoke = (self._smoke,) if self._vehicle.exhaust is not None else ()
        return (self._dust, *smoke, *((self._marks,) if self._races else ()))

    def __call__(self, time: float) -> None:
        """Shows the vehicle at a share of the time."""
        self._vehicle.springs.hold()
        share, rate = _covered(time, _BUILD_UP / self._seconds, _BRAKE / self._seconds)
        distance = self._path.length * share
        speed = self._path.length / self._seconds * rate
        delta = max(time - self._time, 0.0) * self._seconds
        faster = (speed - self._speed) / delta if delta > 0.0 else 0.0
        here = self._path.pose(distance)
        # A vehicle turns in before a sharp corner and straightens after it.
        yaw = sum(self._path.pose(distance + off).yaw for off in _TURN_IN) / len(_TURN_IN)
        bend = self._path.pose(distance + _STEER_AHEAD).yaw - yaw
        vehicle = self._vehicle
        vehicle.position = here.position
        vehicle.rotation = (0.0, yaw if self._sign > 0 else yaw + pi, 0.0)
        skids = self._races and distance > self._path.length - _SKID
        vehicle.roll(0.0 if skids and not self._calm else self._sign * (distance - self._driven))
        vehicle.set_speed(self._sign * speed)
        vehicle.set_steer(bend * self._sign)
        if not self._calm:
            self._sway(time, distance, delta, ahead=self._sign * faster, aside=speed * bend / _STEER_AHEAD)
            vehicle.set_lean(0.45 * bend * min(rate, 1.0))
            self._trail(distance, rate, faster=faster, skids=skids)
        self._driven, self._speed, self._time = distance, speed, time

    def arrive(self, tree: SceneTree, pose: Pose) -> None:
        """Stops at a pose exactly; the springs take a little longer to come to rest."""
        self._vehicle.stand(pose, swings=not self._calm)
        if not self._calm:
            self._vehicle.springs.settle(tree)

    def _sway(self, time: float, distance: float, delta: float, *, ahead: float, aside: float) -> None:
        # Once a space it rides over the joint between two plates.
        joints = int(distance / SPACE_LENGTH + 0.5) - int(self._driven / SPACE_LENGTH + 0.5)
        if joints:
            self._vehicle.springs.kick(_JOINT_KICK)
        self._vehicle.springs.advance(delta, ahead=ahead, aside=-aside * self._vehicle.rolls_outward)
        pitch = 0.4 * sin(pi * min(time / 0.7, 1.0)) if self._races else 0.0
        # Raised by as much as the lower end would sink.
        self._vehicle.body.position = (0.0, _HALF_LENGTH * abs(sin(pitch)), 0.0)
        self._vehicle.body.rotation = (pitch, 0.0, 0.0)

    def _trail(self, distance: float, rate: float, *, faster: float, skids: bool) -> None:
        """Dust behind the wheels, smoke while the engine works, rubber where the wheels are locked."""
        behind = self._path.pose(distance - self._sign * _HALF_LENGTH)
        if distance - self._dusted > _DUST_EVERY * (0.5 if self._races else 1.0) and rate > 0.3:
            self._dusted = distance
            self._dust.emit(behind.position)
        if (
            faster > 0.0
            and self._vehicle.exhaust is not None
            and distance - self._smoked > _SMOKE_EVERY * rate
        ):
            self._smoked = distance
            self._smoke.emit(self._vehicle.outlet)
        if skids:
            self._marked = max(self._marked, self._path.length - _SKID)
            while distance - self._marked > _MARK_EVERY:
                self._marked += _MARK_EVERY
                self._marks.lay(self._path.pose(self._marked - _HALF_LENGTH))


def _covered(time: float, build_up: float, brake: float) -> tuple[float, float]:
    """The share of the way at a share of the time, and the speed against its mean.

    Args:
        time: From 0 to 1.
        build_up: Share of the time in which the speed rises, along a smooth step.
        brake: Share in which it falls.
    """
    if build_up + brake > 0.9:  # a short way: the one goes over into the other
        build_up, brake = 0.9 * build_up / (build_up + brake), 0.9 * brake / (build_up + brake)
    whole = 1.0 - (build_up + brake) / 2.0
    if time < build_up:
        part = time / build_up
        return build_up * (part**3 - part**4 / 2.0) / whole, part * part * (3.0 - 2.0 * part) / whole
    if time > 1.0 - brake:
        part = (1.0 - time) / brake
        return 1.0 - brake * (part**3 - part**4 / 2.0) / whole, part * part * (3.0 - 2.0 * part) / whole
    return (build_up / 2.0 + time - build_up) / whole, 1.0 / whole
