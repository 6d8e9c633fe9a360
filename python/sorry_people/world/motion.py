"""How vehicles move: each function starts one tween, leaves the vehicle exactly at its place, and returns it.

Speed up a tween with `set_speed_scale`, jump to its end with `finish`, wait for it with `finished`.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from sorry_people.rules import ROAD_SPACES
from sorry_people.scene.easing import Ease, Transition
from sorry_people.world import effects, layout
from sorry_people.world.layout import SPACE_LENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Node3D
    from sorry_people.scene.tree import SceneTree
    from sorry_people.scene.tween import Tween
    from sorry_people.world.builder import Triple
    from sorry_people.world.curve import Curve
    from sorry_people.world.homes.home import Home
    from sorry_people.world.pose import Pose
    from sorry_people.world.riders.vehicle import Vehicle

_START_AND_STOP = 0.35
_SECONDS_PER_SPACE = 0.26
_ZOOM_SECONDS_PER_SPACE = 0.11
_STEER_AHEAD = 1.4
_DUST_EVERY = 0.7
_TURN_IN = (-0.8, -0.4, 0.0, 0.4, 0.8)
_HALF_HEIGHT = 0.9
_HALF_LENGTH = 0.75


def drive(tree: SceneTree, vehicle: Vehicle, places: Sequence[str]) -> Tween:
    """Drives along the road from the first of the places through all of them, space by space.

    Back moves are driven in reverse (M4, M5). Raises as `layout.path` does.
    """
    path = layout.path(places, vehicle.owner)
    seconds = _START_AND_STOP + path.length / SPACE_LENGTH * _SECONDS_PER_SPACE
    return _driven(tree, vehicle, places, _Drive(vehicle, path, seconds, backward=goes_back(places)), seconds)


def zoom(tree: SceneTree, vehicle: Vehicle, triangle: int, end: int) -> Tween:
    """Races down a shortcut from its triangle to its end on the back wheels (M8)."""
    places = [f"road {triangle}", f"road {end}"]
    path = layout.path(places, vehicle.owner)
    seconds = _START_AND_STOP + path.length / SPACE_LENGTH * _ZOOM_SECONDS_PER_SPACE
    run = _Drive(vehicle, path, seconds, backward=False, wheelie=0.35)
    return _driven(tree, vehicle, places, run, seconds)


def tumble(tree: SceneTree, vehicle: Vehicle) -> Tween:
    """Sends a bumped vehicle head over heels through the air, back to its gate (M7)."""
    _beside(vehicle, effects.stars(_above(vehicle.position, _HALF_HEIGHT)))
    return _flown(tree, vehicle, "fair", turns=3, height=7.0, seconds=1.15)


def leap(tree: SceneTree, vehicle: Vehicle, place: str) -> Tween:
    """Jumps onto a place with one somersault: a Sorry! takes somebody's space (C3)."""
    return _flown(tree, vehicle, place, turns=1, height=9.0, seconds=1.25)


def swap(tree: SceneTree, mover: Vehicle, other: Vehicle, mover_to: str, other_to: str) -> Tween:
    """Swaps two vehicles, each in an arc on its own side (C2)."""
    tween = tree.create_tween()
    first = _Flight(mover, layout.place_pose(mover_to, mover.owner), height=5.0, aside=0.35)
    second = _Flight(other, layout.place_pose(other_to, other.owner), height=2.5, aside=0.35)
    tween.tween_method(first, 0.0, 1.0, 1.2)
    tween.parallel().tween_method(second, 0.0, 1.0, 1.2)
    _land(tween, mover, mover_to)
    _land(tween, other, other_to)
    return tween


def park(tree: SceneTree, vehicle: Vehicle, home: Home) -> Tween:
    """Celebrates a vehicle that has just come home: three hops and a turn, and the home's welcome."""
    vehicle.stand(layout.place_pose("home", vehicle.owner))
    home.welcome()
    _beside(vehicle, effects.confetti(_above(vehicle.position, 2 * _HALF_HEIGHT)))
    tween = tree.create_tween()
    for hop in range(3):
        tween.tween_property(vehicle.body, "position", (0.0, 0.7, 0.0), 0.16).set_ease(Ease.OUT).set_trans(
            Transition.QUAD
        )
        tween.parallel().tween_property(vehicle.body, "rotation", (0.0, 2 * pi * (hop + 1) / 3, 0.0), 0.3)
        tween.tween_property(vehicle.body, "position", (0.0, 0.0, 0.0), 0.14).set_ease(Ease.IN).set_trans(
            Transition.QUAD
        )
    _land(tween, vehicle, "home")
    return tween


def goes_back(places: Sequence[str]) -> bool:
    """Whether the way from the first place to the next is driven in reverse."""
    onward = next((place for place in places if place != places[0]), places[0])
    (kind, _, number), (goal, _, there) = (place.partition(" ") for place in (places[0], onward))
    if kind == "road" and goal == "road":
        return (int(there) - int(number)) % ROAD_SPACES > ROAD_SPACES / 2
    if kind == "driveway":
        return goal == "road" or (goal == "driveway" and int(there) < int(number))
    return False


def _driven(tree: SceneTree, vehicle: Vehicle, places: Sequence[str], run: _Drive, seconds: float) -> Tween:
    _beside(vehicle, run.dust)
    tween = tree.create_tween()
    tween.tween_method(run, 0.0, 1.0, seconds)
    _land(tween, vehicle, places[-1])
    return tween


def _flown(
    tree: SceneTree, vehicle: Vehicle, place: str, *, turns: int, height: float, seconds: float
) -> Tween:
    tween = tree.create_tween()
    goal = layout.place_pose(place, vehicle.owner)
    tween.tween_method(_Flight(vehicle, goal, height=height, turns=turns), 0.0, 1.0, seconds)
    tween.tween_property(vehicle.body, "scale", (1.15, 0.7, 1.15), 0.07)
    tween.tween_property(vehicle.body, "scale", (1.0, 1.0, 1.0), 0.28).set_ease(Ease.OUT).set_trans(
        Transition.BACK
    )
    _land(tween, vehicle, place)
    return tween


def _beside(vehicle: Vehicle, effect: Node3D) -> None:
    """Adds an effect to where the vehicle is in the tree, so that both mean the same by a position."""
    if vehicle.parent is not None:
        vehicle.parent.add_child(effect)


def _above(position: Triple, height: float) -> Triple:
    x, y, z = position
    return (x, y + height, z)


def _land(tween: Tween, vehicle: Vehicle, place: str) -> None:
    """Ends at the place exactly, whatever the way there rounded off."""
    tween.tween_callback(lambda: vehicle.stand(layout.place_pose(place, vehicle.owner)))


class _Drive:
    """Places a vehicle along a path at a share of the time from 0 to 1."""

    def __init__(
        self, vehicle: Vehicle, path: Curve, seconds: float, *, backward: bool, wheelie: float = 0.0
    ) -> None:
        self._vehicle = vehicle
        self._path = path
        self._seconds = seconds
        self._sign = -1.0 if backward else 1.0
        self._wheelie = wheelie
        self._driven = 0.0
        self._dusted = 0.0
        self.dust = effects.Dust()

    def __call__(self, time: float) -> None:
        distance = self._path.length * time * time * (3.0 - 2.0 * time)
        rate = 6.0 * time * (1.0 - time)
        speed = self._path.length / self._seconds * rate
        here = self._path.pose(distance)
        # A vehicle turns in before a sharp corner and straightens after it.
        yaw = sum(self._path.pose(distance + off).yaw for off in _TURN_IN) / len(_TURN_IN)
        ahead = self._path.pose(distance + _STEER_AHEAD)
        bend = ahead.yaw - yaw
        vehicle = self._vehicle
        vehicle.position = here.position
        vehicle.rotation = (0.0, yaw if self._sign > 0 else yaw + pi, 0.0)
        vehicle.roll(self._sign * (distance - self._driven))
        vehicle.set_speed(self._sign * speed)
        vehicle.set_steer(bend * self._sign)
        # Once a space it rides over the joint between two plates.
        hop = abs(sin(pi * distance / SPACE_LENGTH)) * min(rate, 1.0)
        pitch = self._wheelie * sin(pi * time) + 0.05 * sin(2 * pi * distance / SPACE_LENGTH) * min(rate, 1.0)
        # Raised by as much as the lower end would sink.
        vehicle.body.position = (0.0, 0.16 * hop + _HALF_LENGTH * abs(sin(pitch)), 0.0)
        vehicle.body.rotation = (pitch, 0.0, 0.0)
        vehicle.set_lean(0.45 * bend * min(rate, 1.0))
        self._driven = distance
        if distance - self._dusted > _DUST_EVERY and rate > 0.3:
            self._dusted = distance
            self.dust.emit(self._path.pose(distance - self._sign * _HALF_LENGTH).position)


class _Flight:
    """Places a vehicle on an arc from where it is to a pose, at a share of the time from 0 to 1."""

    def __init__(
        self, vehicle: Vehicle, goal: Pose, *, height: float, turns: int = 0, aside: float = 0.0
    ) -> None:
        self._vehicle = vehicle
        self._goal = goal
        self._height = height
        self._turns = turns
        self._aside = aside
        self._start: tuple[tuple[float, float, float], float] | None = None

    def __call__(self, time: float) -> None:
        vehicle, (gx, gy, gz) = self._vehicle, self._goal.position
        if self._start is None:
            self._start = (vehicle.position, vehicle.rotation[1])
        (x, y, z), yaw = self._start
        share = time * time * (3.0 - 2.0 * time)
        lift = 4.0 * share * (1.0 - share)
        dx, dz = gx - x, gz - z
        height = self._height * min(1.0, 0.35 + hypot(dx, dz) / 40.0)
        vehicle.position = (
            x + dx * share - dz * self._aside * lift,
            y + (gy - y) * share + height * lift,
            z + dz * share + dx * self._aside * lift,
        )
        turn = (self._goal.yaw - yaw + pi) % (2 * pi) - pi
        vehicle.rotation = (0.0, yaw + turn * share, 0.0)
        # Somersaults go about the middle of the vehicle, not about its wheels.
        spin = 2 * pi * self._turns * share
        vehicle.body.position = (0.0, _HALF_HEIGHT * (1 - cos(spin)), -_HALF_HEIGHT * sin(spin))
        vehicle.body.rotation = (spin, 0.0, 0.0)
