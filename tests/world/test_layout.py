"""The drawn places are the engine's places: B1 to B6 and M1."""

from itertools import pairwise
from math import pi

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sorry_people.rules import (
    DRIVEWAY_SPACES,
    ROAD_SPACES,
    Rider,
    exit_space,
    story_stops,
    turn_off_space,
)
from sorry_people.world import layout

ROAD = [f"road {space}" for space in range(ROAD_SPACES)]
DRIVEWAY = [f"driveway {space}" for space in range(1, DRIVEWAY_SPACES + 1)]
spaces = st.integers(0, ROAD_SPACES - 1)
riders = st.sampled_from(list(Rider))


def at(place: str, rider: Rider) -> NDArray[np.float64]:
    return np.array(layout.place_pose(place, rider).position)


def test_b1_the_120_spaces_lie_evenly_round_a_closed_loop():
    points = np.array([at(place, Rider.BUCKY) for place in ROAD])
    steps = np.linalg.norm(points - np.roll(points, -1, axis=0), axis=1)
    assert len(points) == 120
    assert steps == pytest.approx(layout.SPACE_LENGTH, rel=0.01)


def test_b1_the_road_runs_clockwise_seen_from_above():
    points = np.array([at(place, Rider.BUCKY) for place in ROAD])
    x, z = points[:, 0], points[:, 2]
    # Seen from above, x to the right and z down the page, clockwise has a positive area.
    assert np.sum(x * np.roll(z, -1) - np.roll(x, -1) * z) > 0


def test_b1_each_side_has_its_own_quarter():
    for side, (axis, sign) in enumerate([(2, 1), (0, -1), (2, -1), (0, 1)]):
        middle = layout.road_pose(30 * side + 15).position
        assert sign * middle[axis] > 35
        assert abs(middle[2 - axis]) < 5


@given(st.floats(-200, 200))
def test_the_road_is_smooth_everywhere_also_across_119_to_0(space):
    here, there = layout.road_pose(space), layout.road_pose(space + 0.05)
    assert np.linalg.norm(np.subtract(there.position, here.position)) < 0.05 * layout.SPACE_LENGTH * 1.02
    turn = (there.yaw - here.yaw + pi) % (2 * pi) - pi
    assert abs(turn) < 0.05
    ahead = np.subtract(there.position, here.position)
    assert np.dot(ahead, here.forward) > 0.99 * np.linalg.norm(ahead)


@pytest.mark.parametrize("rider", Rider)
def test_b2_the_exit_drive_leads_from_the_gate_onto_the_exit_space(rider):
    drive = layout.exit_drive(rider)
    assert drive.pose(0.0).position == pytest.approx(layout.place_pose("fair", rider).position)
    assert drive.pose(drive.length).position == pytest.approx(layout.road_pose(exit_space(rider)).position)
    assert drive.length < 12
    gate = np.array(layout.gate_pose(rider).position)
    assert np.abs(gate).max() == pytest.approx(layout.FAIR_REACH)


@pytest.mark.parametrize("rider", Rider)
def test_b3_the_driveway_leaves_the_turn_off_space_outward(rider):
    start = np.array(layout.road_pose(turn_off_space(rider)).position)
    line = [start, *(at(place, rider) for place in DRIVEWAY), at("home", rider)]
    assert layout.driveway(rider).pose(0.0).position == pytest.approx(tuple(start))
    away = [np.linalg.norm(point) for point in line]
    assert away == sorted(away)
    for before, after in pairwise(line):
        assert 2.2 < np.linalg.norm(after - before) < 3.6


def test_no_two_places_overlap():
    points = {place: at(place, Rider.BUCKY) for place in ROAD}
    for rider in Rider:
        for place in ["fair", *DRIVEWAY, "home"]:
            points[f"{rider} {place}"] = at(place, rider)
    stacked = np.array(list(points.values()))
    apart = np.linalg.norm(stacked[:, None] - stacked[None], axis=2) + np.eye(len(stacked)) * 99
    assert len(points) == 120 + 4 * 7
    assert apart.min() > 2.1


def test_the_board_fits():
    corners = np.array([at("home", rider) for rider in Rider])
    assert np.abs(corners).max() < 60


@given(riders, st.lists(spaces, min_size=2, max_size=4))
def test_paths_join_their_places_by_the_road(rider, numbers):
    path = layout.path([f"road {number}" for number in numbers], rider) if len(set(numbers)) > 1 else None
    if path is None:
        return
    assert path.pose(0.0).position == pytest.approx(layout.road_pose(numbers[0]).position, abs=1e-6)
    assert path.pose(path.length).position == pytest.approx(layout.road_pose(numbers[-1]).position, abs=1e-6)


@pytest.mark.parametrize("rider", Rider)
@pytest.mark.parametrize(
    ("places", "spaces_driven"),
    [
        (["fair", "exit"], 3.5),
        (["turn-off", "driveway 1"], 1.4),
        (["driveway 5", "home"], 1.3),
        (["before turn-off", "home"], 8.5),
        (["driveway 1", "turn-off"], 1.4),
        (["driveway 2", "before turn-off"], 4.4),
    ],
)
def test_m2_m5_paths_lead_into_and_out_of_the_driveway(rider, places, spaces_driven):
    names = {
        "exit": f"road {exit_space(rider)}",
        "turn-off": f"road {turn_off_space(rider)}",
        "before turn-off": f"road {(turn_off_space(rider) - 2) % ROAD_SPACES}",
    }
    named = [names.get(place, place) for place in places]
    path = layout.path(named, rider)
    assert path.pose(0.0).position == pytest.approx(layout.place_pose(named[0], rider).position, abs=1e-3)
    assert path.pose(path.length).position == pytest.approx(
        layout.place_pose(named[-1], rider).position, abs=1e-3
    )
    assert path.length / layout.SPACE_LENGTH == pytest.approx(spaces_driven, abs=0.5)


@pytest.mark.parametrize("place", ["road 120", "road -1", "road", "driveway 0", "driveway 6", "gate", ""])
def test_an_unknown_place_is_refused(place):
    with pytest.raises(ValueError, match="no place"):
        layout.place_pose(place, Rider.BUCKY)


def test_a_path_that_no_road_makes_is_refused():
    with pytest.raises(ValueError, match="no road leads"):
        layout.path(["home", "road 3"], Rider.BUCKY)
    with pytest.raises(ValueError, match="at least two"):
        layout.path(["home"], Rider.BUCKY)


def test_b6_landmarks_stand_outside_the_road_and_look_at_their_space():
    for stop, space in story_stops().items():
        pose, on_road = layout.stop_pose(stop, 8.0), np.array(layout.road_pose(space).position)
        beside = np.array(pose.position)
        assert np.linalg.norm(beside) > np.linalg.norm(on_road)
        assert beside + 8 * np.array(pose.forward) == pytest.approx(on_road, abs=1e-6)
