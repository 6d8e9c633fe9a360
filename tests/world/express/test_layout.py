"""The Express table: room for every pawn wherever the rules may put it (X1, X4)."""

from itertools import combinations
from math import cos, dist, hypot, sin

import numpy as np
import pytest

from sorry_people.scene import Node3D
from sorry_people.world.express import layout
from sorry_people.world.square.colours import COLOURS
from sorry_people.world.square.figures import FOOT

SLOTS = range(4)


def spots(players: int) -> dict[str, tuple[float, float, float]]:
    found = {
        f"start {colour} {slot}": layout.start_pose(colour, slot) for colour in COLOURS for slot in SLOTS
    }
    for seat in range(players):
        for slot in SLOTS:
            found[f"home {seat} {slot}"] = layout.home_pose(seat, players, slot)
            for colour in COLOURS:
                found[f"waiting {seat} {colour} {slot}"] = layout.waiting_pose(seat, players, colour, slot)
    return {name: pose.position for name, pose in found.items()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x1_no_two_spots_overlap_and_all_are_on_the_table(players):
    foot = FOOT * layout.PAWN_SCALE
    places = spots(players)
    dice = layout.dice_pose(players).position
    for (first, a), (second, b) in combinations(places.items(), 2):
        assert dist(a, b) > 2 * foot, (first, second)
    for name, (x, _, z) in places.items():
        assert hypot(x, z) + foot < layout.TABLE_RADIUS, name
        assert hypot(x - dice[0], z - dice[2]) - foot > layout.DICE_RADIUS, name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dials_trays_and_start_lie_apart(players):
    dice = layout.dice_pose(players).position
    assert hypot(dice[0], dice[2]) + layout.DICE_RADIUS < layout.TABLE_RADIUS
    dials = [layout.seat_pose(seat, players).position for seat in range(players)]
    for dial in dials:
        assert hypot(dial[0], dial[2]) > layout.DIAL_RADIUS + layout.START_RADIUS
        assert dist(dial, dice) > layout.DIAL_RADIUS + layout.DICE_RADIUS + 0.8
    for a, b in combinations(dials, 2):
        assert dist(a, b) > 2 * (layout.DIAL_RADIUS + 0.8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_players_sit_clockwise_seen_from_above_the_first_in_front(players):
    seats = [layout.seat_pose(seat, players) for seat in range(players)]
    assert seats[0].position[2] > 0.0
    angles = [np.arctan2(-pose.position[0], pose.position[2]) % (2 * np.pi) for pose in seats]
    assert angles == sorted(angles)
    for pose in seats:
        x, _, z = pose.position
        assert np.dot(pose.forward, (-x, 0.0, -z)) == pytest.approx(layout.DIAL_AWAY)


@pytest.mark.parametrize("colour", COLOURS)
def test_x7_the_dial_turns_a_wedge_to_where_its_pawns_stand(colour):
    """The dial's mesh has the wedges clockwise from -z in the order of the colours."""
    angle = COLOURS.index(colour) * np.pi / 2
    dial = Node3D(rotation=(0.0, layout.wedge_turn(colour), 0.0))
    x, _, z = dial.transform[:3, :3] @ (sin(angle), 0.0, -cos(angle))
    assert (x, z) == pytest.approx((0.0, -1.0))


@pytest.mark.parametrize(("seat", "players"), [(0, 1), (0, 5), (2, 2), (-1, 3)])
def test_a_seat_that_is_none_is_refused(seat, players):
    with pytest.raises(ValueError, match="two to four players"):
        layout.seat_pose(seat, players)
