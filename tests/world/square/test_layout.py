"""The drawn places are the engine's places: KB1 to KB3."""

from itertools import combinations, pairwise
from math import dist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sorry_people.world.square import layout
from sorry_people.world.square.colours import COLOURS, PAINT, side_of
from sorry_people.world.square.figures import FOOT
from tests.reference.board import SQUARE_TRACK

TRACK = [f"track {space}" for space in range(layout.TRACK_SPACES)]
SAFETY = [f"safety {space}" for space in range(1, layout.SAFETY_SPACES + 1)]
colours = st.sampled_from(COLOURS)
spaces = st.integers(0, layout.TRACK_SPACES - 1)


def at(place: str, colour: str = "Red", number: int = 0) -> NDArray[np.float64]:
    return np.array(layout.place_pose(place, colour, number).position)


def test_kb1_the_60_spaces_lie_evenly_round_a_square():
    points = np.array([at(place) for place in TRACK])
    assert len(points) == SQUARE_TRACK.spaces == 60
    steps = np.linalg.norm(points - np.roll(points, -1, axis=0), axis=1)
    assert steps == pytest.approx(layout.SPACE)
    assert np.abs(points[:, [0, 2]]).max(axis=1) == pytest.approx(layout.REACH)


def test_kb1_it_runs_clockwise_seen_from_above_with_side_0_in_front():
    points = np.array([at(place) for place in TRACK])
    x, z = points[:, 0], points[:, 2]
    # Seen from above, x to the right and z down the page, clockwise has a positive area.
    assert np.sum(x * np.roll(z, -1) - z * np.roll(x, -1)) > 0
    assert (z[:15] > 0).sum() == 15
    assert [np.argmax(np.abs(points[15 * side + 7, [0, 2]])) for side in range(4)] == [1, 0, 1, 0]


@pytest.mark.parametrize("colour", COLOURS)
def test_kb2_the_numbers_are_those_of_the_rules(colour):
    side = side_of(colour)
    first = side * layout.SIDE_SPACES
    assert first + layout.START_CIRCLE == SQUARE_TRACK.exit_space(side)
    assert first + layout.TURN_OFF == SQUARE_TRACK.turn_off(side)


@given(spaces)
def test_kb3_the_slides_are_those_of_the_rules(space):
    slide = layout.slide_of(space)
    if slide is None:
        assert all(SQUARE_TRACK.slide(side, space) == [] for side in range(4))
    else:
        colour, triangle, end = slide
        assert SQUARE_TRACK.slide((side_of(colour) + 1) % 4, space) == list(range(triangle, end + 1))


@pytest.mark.parametrize("colour", COLOURS)
def test_kb2_the_safety_zone_turns_inward_and_ends_at_home(colour):
    line = [at(f"track {SQUARE_TRACK.turn_off(side_of(colour))}"), *(at(place, colour) for place in SAFETY)]
    steps = np.diff(line, axis=0)
    assert np.linalg.norm(steps, axis=1) == pytest.approx(layout.SPACE)
    assert np.cross(steps[:-1], steps[1:]) == pytest.approx(0.0)
    inward = np.dot(steps[0], -line[0] * [1, 0, 1]) > 0
    assert inward
    home = np.array(layout.home_pose(colour).position)
    assert 0 < np.dot(home - line[-1], steps[-1]) / layout.SPACE < layout.SPACE + layout.ROUND


def test_no_two_places_overlap_and_all_hold_a_foot():
    stands = {}
    for colour in COLOURS:
        for place in ("start", "home"):
            for number in range(4):
                stands[place, colour, number] = layout.place_pose(place, colour, number)
        for place in SAFETY:
            stands[place, colour, 0] = layout.place_pose(place, colour)
    for place in TRACK:
        stands[place, "", 0] = layout.place_pose(place, "Red")
    for (first, a), (second, b) in combinations(stands.items(), 2):
        assert dist(a.position, b.position) > 2 * FOOT, (first, second)


def test_everything_lies_within_the_bounds():
    low, high = np.array(layout.BOUNDS)
    for colour in COLOURS:
        for place in ["start", "home", *SAFETY, *TRACK]:
            assert (low <= at(place, colour)).all()
            assert (at(place, colour) <= high).all()


@given(spaces, st.integers(-4, 12), colours)
def test_k7_the_way_between_two_spaces_goes_space_by_space(space, steps, colour):
    way = layout.between(f"track {space}", f"track {(space + steps) % 60}", colour)
    assert len(way) == abs(steps) + 1
    for a, b in pairwise(way):
        assert np.linalg.norm(at(a) - at(b)) == pytest.approx(layout.SPACE)


@given(colours, st.integers(0, 20), st.integers(1, 12))
def test_k7_a_forward_move_is_walked_through_the_places_of_the_reference(colour, before, steps):
    side = side_of(colour)
    start = f"track {(SQUARE_TRACK.turn_off(side) - before) % 60}"
    end = SQUARE_TRACK.forward(side, start, steps)
    if end is not None:
        expected = [start, *(SQUARE_TRACK.forward(side, start, step) for step in range(1, steps + 1))]
        assert layout.between(start, end, colour) == expected


@given(colours, st.integers(1, 5))
def test_k7_a_4_leads_back_out_of_the_safety_zone(colour, space):
    side = side_of(colour)
    expected = [
        f"safety {space}",
        *(SQUARE_TRACK.back(side, f"safety {space}", step) for step in range(1, 5)),
    ]
    end = expected[-1]
    assert end is not None
    assert layout.between(f"safety {space}", end, colour) == expected


def test_a_path_goes_through_all_its_places_and_none_twice_in_a_row():
    assert layout.path(["start", "track 4"], "Red") == ["start", "track 4"]
    assert layout.path(["track 58", "track 1", "track 4"], "Blue") == [
        "track 58", "track 59", "track 0", "track 1", "track 2", "track 3", "track 4",
    ]  # fmt: skip
    with pytest.raises(ValueError, match="no way leads a Red pawn from 'home'"):
        layout.path(["home", "track 3"], "Red")
    with pytest.raises(ValueError, match="at least one place"):
        layout.path([], "Red")


@pytest.mark.parametrize(
    "place", ["", "track", "track 60", "track -1", "safety 0", "safety 6", "road 3", "home 1"]
)
def test_a_place_that_is_none_is_refused(place):
    with pytest.raises(ValueError, match="'safety 1' to 'safety 5'"):
        layout.place_pose(place, "Red")


def test_a_colour_or_number_that_is_none_is_refused():
    with pytest.raises(ValueError, match="no colour 'Pink'"):
        layout.place_pose("track 1", "Pink")
    with pytest.raises(ValueError, match="0 to 3, not 4"):
        layout.place_pose("track 1", "Red", 4)


def test_every_colour_is_told_without_hue():
    assert len({paint.emblem for paint in PAINT.values()}) == len(COLOURS)
