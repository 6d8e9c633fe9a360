"""Vehicles end exactly where the engine says, whatever the way there."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.rules import ROAD_SPACES, Rider, exit_space, shortcuts, turn_off_space
from sorry_people.scene import MeshInstance3D
from sorry_people.scene.tree import SceneTree
from sorry_people.scene.tween import Tween
from sorry_people.scene.vectors import Vector
from sorry_people.world import layout, motion
from sorry_people.world.board import HOMES, VEHICLES
from sorry_people.world.riders.vehicle import Vehicle


def on_stage(rider: Rider, place: str) -> tuple[SceneTree, Vehicle]:
    tree = SceneTree()
    vehicle = VEHICLES[rider]()
    tree.root.add_child(vehicle)
    vehicle.stand(layout.place_pose(place, rider))
    return tree, vehicle


def run(tree: SceneTree, tween: Tween) -> list[tuple[Vector, float]]:
    """Plays to the end and gives the frames' positions and yaws."""
    frames = []
    while tween.is_alive:
        tree.process(1 / 30)
        vehicle = tree.root.children[0]
        assert isinstance(vehicle, Vehicle)
        frames.append((vehicle.position, vehicle.rotation[1]))
    return frames


def rests_at(vehicle: Vehicle, place: str) -> bool:
    assert vehicle.tree is not None
    vehicle.tree.process(0.5)  # the springs take a moment longer
    pose = layout.place_pose(place, vehicle.owner)
    return bool(
        vehicle.position == pytest.approx(pose.position)
        and vehicle.rotation == pytest.approx((0.0, pose.yaw, 0.0))
        and vehicle.body.position == (0.0, 0.0, 0.0)
        and vehicle.body.rotation == (0.0, 0.0, 0.0)
        and vehicle.body.scale == (1.0, 1.0, 1.0)
        and vehicle.sprung.position == (0.0, 0.0, 0.0)
        and vehicle.sprung.rotation == (0.0, 0.0, 0.0)
        and vehicle.speed == 0.0
    )


def journeys(rider: Rider) -> dict[str, list[str]]:
    turn_off, leave = turn_off_space(rider), exit_space(rider)
    road = [f"road {(turn_off + step) % ROAD_SPACES}" for step in range(-3, 1)]
    return {
        "out of the fair": ["fair", f"road {leave}"],
        "forward": [f"road {(leave + step) % ROAD_SPACES}" for step in range(9)],
        "back": [f"road {(leave - step) % ROAD_SPACES}" for step in range(5)],
        "into the driveway": [*road, "driveway 1", "driveway 2"],
        "out of the driveway": ["driveway 2", "driveway 1", road[3], road[2], road[1]],
        "home": ["driveway 4", "driveway 5", "home"],
        "across the loop's end": ["road 118", "road 119", "road 0", "road 1"],
    }


@pytest.mark.parametrize("rider", Rider)
@pytest.mark.parametrize("name", journeys(Rider.BUCKY))
def test_a_drive_ends_on_its_last_place_and_never_jumps(rider, name):
    places = journeys(rider)[name]
    tree, vehicle = on_stage(rider, places[0])
    frames = run(tree, motion.drive(tree, vehicle, places))
    assert rests_at(vehicle, places[-1])
    positions = np.array([position for position, _ in frames])
    assert np.linalg.norm(np.diff(positions, axis=0), axis=1).max() < 1.0
    turns = np.diff([yaw for _, yaw in frames])
    assert np.abs((turns + np.pi) % (2 * np.pi) - np.pi).max() < 0.35


def test_m4_m5_back_moves_are_driven_in_reverse():
    for rider in Rider:
        table = journeys(rider)
        for name, places in table.items():
            assert motion.goes_back(places) == (name in {"back", "out of the driveway"})
    tree, vehicle = on_stage(Rider.BETHANY, "road 50")
    tween = motion.drive(tree, vehicle, ["road 50", "road 49", "road 48"])
    tree.process(0.4)
    assert vehicle.speed < 0
    forward = np.array([-np.sin(vehicle.rotation[1]), 0, -np.cos(vehicle.rotation[1])])
    assert np.dot(forward, layout.road_pose(49).forward) > 0.9
    tween.finish()
    assert rests_at(vehicle, "road 48")


def test_wheels_roll_as_far_as_the_road_is_long():
    tree, vehicle = on_stage(Rider.TERRENCE, "road 40")
    turned = []
    motion.drive(tree, vehicle, ["road 40", "road 41"])
    last = 0.0
    while tree.is_animating:
        tree.process(1 / 60)
        angle = vehicle.wheels[0].rotation[0]
        turned.append((last - angle + np.pi) % (2 * np.pi) - np.pi)
        last = angle
    assert sum(turned) * 0.52 == pytest.approx(layout.SPACE_LENGTH, rel=0.03)


@pytest.mark.parametrize("shortcut", shortcuts(), ids=lambda s: f"{s.rider} {s.triangle}")
def test_m8_a_shortcut_is_raced_to_its_end(shortcut):
    rider = next(other for other in Rider if other != shortcut.rider)
    tree, vehicle = on_stage(rider, f"road {shortcut.triangle}")
    run(tree, motion.zoom(tree, vehicle, shortcut.triangle, shortcut.end))
    assert rests_at(vehicle, f"road {shortcut.end}")


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(list(Rider)), st.integers(0, ROAD_SPACES - 1))
def test_m7_a_bumped_rider_tumbles_back_to_the_gate_above_the_ground(rider, space):
    tree, vehicle = on_stage(rider, f"road {space}")
    frames = run(tree, motion.tumble(tree, vehicle))
    assert rests_at(vehicle, "fair")
    heights = [position[1] for position, _ in frames]
    assert max(heights) > 2.0
    assert min(heights) > 0.0


def test_c3_a_sorry_leaps_onto_its_space():
    tree, vehicle = on_stage(Rider.CHUCK, "fair")
    run(tree, motion.leap(tree, vehicle, "road 17"))
    assert rests_at(vehicle, "road 17")


def test_c2_a_swap_crosses_without_touching():
    tree, mover = on_stage(Rider.BUCKY, "road 10")
    other = tree.root.add_child(VEHICLES[Rider.CHUCK]())
    other.stand(layout.road_pose(70))
    tween = motion.swap(tree, mover, other, "road 70", "road 10")
    nearest = np.inf
    while tween.is_alive:
        tree.process(1 / 30)
        nearest = min(nearest, float(np.linalg.norm(np.subtract(mover.position, other.position))))
    assert rests_at(mover, "road 70")
    assert rests_at(other, "road 10")
    assert nearest > 3.0


@pytest.mark.parametrize("rider", Rider)
def test_parking_at_home_celebrates_and_ends_upright(rider):
    tree, vehicle = on_stage(rider, "driveway 5")
    home = tree.root.add_child(HOMES[rider]())
    tween = motion.park(tree, vehicle, home)
    tree.process(0.1)
    assert vehicle.body.position[1] > 0.0
    run(tree, tween)
    tree.process(3.0)
    assert rests_at(vehicle, "home")
    assert not tree.is_animating


def test_the_springs_give_and_never_let_the_vehicle_sink():
    tree, vehicle = on_stage(Rider.BUCKY, "road 40")
    motion.drive(tree, vehicle, [f"road {space}" for space in range(40, 49)])
    heaves, pitches = [], []
    while tree.is_animating and vehicle.position != layout.road_pose(48).position:
        tree.process(1 / 60)
        heaves.append(vehicle.sprung.position[1])
        pitches.append(vehicle.sprung.rotation[0])
    assert max(pitches) > 0.02, "it squats when it sets off"
    assert min(pitches) < -0.02, "it dives when it brakes"
    assert max(heaves) > 0.01
    assert min(heaves) > -0.1
    assert np.abs(np.diff(heaves)).max() < 0.05


def test_a_race_leaves_rubber_at_its_end():
    shortcut = next(lane for lane in shortcuts() if lane.rider == Rider.CHUCK)
    tree, vehicle = on_stage(Rider.BETHANY, f"road {shortcut.triangle}")
    motion.zoom(tree, vehicle, shortcut.triangle, shortcut.end)
    darkest = 0
    while tree.is_animating:
        tree.process(1 / 30)
        marks = [
            node for node in tree.root.walk() if isinstance(node, MeshInstance3D) and "Mark" in node.name
        ]
        darkest = max(darkest, sum(mark.tint[3] > 0.2 for mark in marks))
    assert darkest > 3
    assert tree.root.children == (vehicle,)


CALM = {
    "drive": lambda tree, vehicle: motion.drive(tree, vehicle, ["road 40", "road 41", "road 42"], calm=True),
    "zoom": lambda tree, vehicle: motion.zoom(tree, vehicle, 40, 44, calm=True),
    "tumble": lambda tree, vehicle: motion.tumble(tree, vehicle, calm=True),
    "leap": lambda tree, vehicle: motion.leap(tree, vehicle, "road 17", calm=True),
}


@pytest.mark.parametrize("name", CALM)
def test_with_less_motion_nothing_hops_flies_or_scatters(name):
    tree, vehicle = on_stage(Rider.CHUCK, "road 40")
    tween = CALM[name](tree, vehicle)
    while tween.is_alive:
        tree.process(1 / 30)
        assert tree.root.children == (vehicle,)
        assert vehicle.position[1] == pytest.approx(layout.SURFACE)
        assert vehicle.body.scale == (1.0, 1.0, 1.0)
        assert vehicle.body.position == vehicle.sprung.position == (0.0, 0.0, 0.0)
        assert vehicle.body.rotation == vehicle.sprung.rotation == (0.0, 0.0, 0.0)


def test_a_hurried_drive_may_be_jumped_to_its_end():
    tree, vehicle = on_stage(Rider.BUCKY, "road 4")
    motion.drive(tree, vehicle, ["road 4", "road 5", "road 6"]).finish()
    assert rests_at(vehicle, "road 6")
