"""How vehicles move: each function starts one tween, leaves the vehicle exactly at its place, and returns it.

Speed up a tween with `set_speed_scale`, jump to its end with `finish`, wait for it with `finished`. With
`calm` nothing flies, hops or scatters: a vehicle drives smoothly, and where it would fly it is here and then
there.
"""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import ROAD_SPACES
from sorry_people.scene.easing import Ease, Transition
from sorry_people.world import effects, layout
from sorry_people.world.driving import Drive
from sorry_people.world.flight import Flight
from sorry_people.world.layout import SPACE_LENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Node3D
    from sorry_people.scene.tree import SceneTree
    from sorry_people.scene.tween import Tween
    from sorry_people.world.builder import Triple
    from sorry_people.world.homes.home import Home
    from sorry_people.world.riders.vehicle import Vehicle

_START_AND_STOP = 0.3
_SECONDS_PER_SPACE = 0.25
_RACE_SECONDS_PER_SPACE = 0.12
_HALF_HEIGHT = 0.9
_CALM_SECONDS = 0.3  # before and after a cut
_BREATH = 0.16  # of getting ready, and of the moment after a blow
_WHOLE: Triple = (1.0, 1.0, 1.0)
_LOW: Triple = (1.14, 0.74, 1.14)
_TALL: Triple = (0.9, 1.16, 0.9)


def drive(tree: SceneTree, vehicle: Vehicle, places: Sequence[str], *, calm: bool = False) -> Tween:
    """Drives along the road from the first of the places through all of them, space by space.

    Back moves are driven in reverse (M4, M5). Raises as `layout.path` does.
    """
    path = layout.path(places, vehicle.owner)
    seconds = _START_AND_STOP + path.length / SPACE_LENGTH * _SECONDS_PER_SPACE
    run = Drive(vehicle, path, seconds, backward=goes_back(places), calm=calm)
    return _driven(tree, vehicle, places[-1], run, seconds)


def zoom(tree: SceneTree, vehicle: Vehicle, triangle: int, end: int, *, calm: bool = False) -> Tween:
    """Races down a shortcut from its triangle to its end on the back wheels (M8)."""
    places = [f"road {triangle}", f"road {end}"]
    path = layout.path(places, vehicle.owner)
    seconds = _START_AND_STOP + path.length / SPACE_LENGTH * _RACE_SECONDS_PER_SPACE
    run = Drive(vehicle, path, seconds, races=True, calm=calm)
    return _driven(tree, vehicle, places[-1], run, seconds)


def tumble(tree: SceneTree, vehicle: Vehicle, *, calm: bool = False) -> Tween:
    """Sends a bumped vehicle head over heels through the air, back to its gate (M7)."""
    if calm:
        return _cut(tree, {vehicle: "fair"})
    _beside(vehicle, effects.stars(_above(vehicle.position, _HALF_HEIGHT)))
    vehicle.springs.rest()
    tween = tree.create_tween()
    # The blow: it is flat for a moment before it flies.
    tween.tween_property(vehicle.body, "scale", _LOW, 0.05)
    tween.tween_interval(_BREATH / 2.0)
    goal = layout.place_pose("fair", vehicle.owner)
    tween.tween_method(Flight(vehicle, goal, height=8.0, turns=3, rolls=1), 0.0, 1.0, 1.2)
    tween.parallel().tween_property(vehicle.body, "scale", _WHOLE, 0.2)
    _touch_down(tween, vehicle, "fair")
    return tween


def leap(tree: SceneTree, vehicle: Vehicle, place: str, *, calm: bool = False) -> Tween:
    """Jumps onto a place with one somersault: a Sorry! takes somebody's space (C3)."""
    if calm:
        return _cut(tree, {vehicle: place})
    tween = tree.create_tween()
    _get_ready(tween, vehicle)
    goal = layout.place_pose(place, vehicle.owner)
    tween.tween_method(Flight(vehicle, goal, height=9.0, turns=1), 0.0, 1.0, 1.2)
    _touch_down(tween, vehicle, place)
    return tween


def swap(
    tree: SceneTree, mover: Vehicle, other: Vehicle, mover_to: str, other_to: str, *, calm: bool = False
) -> Tween:
    """Swaps two vehicles, each in an arc on its own side (C2)."""
    if calm:
        return _cut(tree, {mover: mover_to, other: other_to})
    tween = tree.create_tween()
    _get_ready(tween, mover)
    other.springs.rest()
    first = Flight(mover, layout.place_pose(mover_to, mover.owner), height=5.0, aside=0.35)
    second = Flight(other, layout.place_pose(other_to, other.owner), height=2.5, rolls=1, aside=0.35)
    tween.tween_method(first, 0.0, 1.0, 1.2)
    tween.parallel().tween_method(second, 0.0, 1.0, 1.2)
    _land(tween, other, other_to)
    _touch_down(tween, mover, mover_to)
    return tween


def park(tree: SceneTree, vehicle: Vehicle, home: Home, *, calm: bool = False) -> Tween:
    """Celebrates a vehicle that has just come home: three hops and a turn, and the home's welcome."""
    vehicle.stand(layout.place_pose("home", vehicle.owner))
    home.welcome(calm=calm)
    tween = tree.create_tween()
    if calm:
        tween.tween_interval(_CALM_SECONDS)
        _land(tween, vehicle, "home")
        return tween
    _beside(vehicle, effects.confetti(_above(vehicle.position, 2 * _HALF_HEIGHT)))
    for hop in range(3):
        tween.tween_property(vehicle.body, "position", (0.0, 0.7, 0.0), 0.16).set_ease(Ease.OUT).set_trans(
            Transition.QUAD
        )
        tween.parallel().tween_property(vehicle.body, "rotation", (0.0, 2 * pi * (hop + 1) / 3, 0.0), 0.3)
        tween.parallel().tween_property(vehicle.body, "scale", _TALL, 0.16)
        tween.tween_property(vehicle.body, "position", (0.0, 0.0, 0.0), 0.14).set_ease(Ease.IN).set_trans(
            Transition.QUAD
        )
        tween.tween_property(vehicle.body, "scale", _LOW, 0.05)
        tween.tween_property(vehicle.body, "scale", _WHOLE, 0.12)
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


def _driven(tree: SceneTree, vehicle: Vehicle, place: str, run: Drive, seconds: float) -> Tween:
    for effect in run.effects:
        _beside(vehicle, effect)
    tween = tree.create_tween()
    tween.tween_method(run, 0.0, 1.0, seconds)
    pose = layout.place_pose(place, vehicle.owner)
    tween.tween_callback(lambda: run.arrive(tree, pose))
    return tween


def _cut(tree: SceneTree, places: dict[Vehicle, str]) -> Tween:
    """They are where they were for a moment, and then where they go."""
    tween = tree.create_tween()
    tween.tween_interval(_CALM_SECONDS)
    for vehicle, place in places.items():
        _land(tween, vehicle, place)
    tween.tween_interval(_CALM_SECONDS)
    return tween


def _get_ready(tween: Tween, vehicle: Vehicle) -> None:
    """Down on the springs, then off."""
    vehicle.springs.rest()
    tween.tween_property(vehicle.body, "scale", _LOW, _BREATH).set_ease(Ease.OUT).set_trans(Transition.QUAD)
    tween.tween_property(vehicle.body, "scale", _TALL, _BREATH / 2.0)
    tween.tween_property(vehicle.body, "scale", _WHOLE, 0.02)


def _touch_down(tween: Tween, vehicle: Vehicle, place: str) -> None:
    """Flattened by the landing, in a ring of dust, and up again."""
    pose = layout.place_pose(place, vehicle.owner)
    tween.tween_callback(lambda: _beside(vehicle, effects.dust_ring(pose.position)))
    tween.tween_property(vehicle.body, "scale", _LOW, 0.07)
    tween.tween_property(vehicle.body, "scale", _WHOLE, 0.28).set_ease(Ease.OUT).set_trans(Transition.BACK)
    _land(tween, vehicle, place)


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
