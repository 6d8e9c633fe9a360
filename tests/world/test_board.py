"""The whole world: its meshes are sound, within budget, and everything that the rules name is there."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from sorry_people.rules import Rider, StoryStop, story_stops
from sorry_people.scene import MeshInstance3D, Node, OmniLight3D, SpotLight3D
from sorry_people.scene.tree import SceneTree
from sorry_people.world import layout
from sorry_people.world.board import HOMES, LANDMARKS, VEHICLES, Board
from sorry_people.world.country.ground import GRASS_LEVEL


@pytest.fixture(scope="module")
def board() -> Board:
    return Board()


@pytest.fixture
def tree(board: Board) -> Iterator[SceneTree]:
    tree = SceneTree()
    tree.root.add_child(board)
    yield tree
    tree.root.remove_child(board)


def instances(node: Node) -> list[MeshInstance3D]:
    return [found for found in node.walk() if isinstance(found, MeshInstance3D)]


def in_world(instance: MeshInstance3D) -> NDArray[np.float64]:
    matrix = instance.global_transform
    return instance.mesh.positions @ matrix[:3, :3].T + matrix[:3, 3]


def triangles(nodes: Iterable[MeshInstance3D]) -> int:
    return sum(node.mesh.triangle_count for node in nodes)


def test_the_triangle_budget(board):
    static = [node for node in instances(board) if node.static]
    moving = [node for node in instances(board) if not node.static]
    assert triangles(static) <= 70_000
    assert triangles(moving) <= 50_000
    for vehicle in board.vehicles.values():
        assert triangles(instances(vehicle)) <= 5_500


def test_every_mesh_is_sound(board):
    for node in instances(board):
        mesh = node.mesh
        corners = mesh.positions[mesh.indices].astype(float)
        facets = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        areas = np.linalg.norm(facets, axis=1)
        assert np.mean(areas < 1e-9) < 0.01, f"{node.path} has slivers"
        along = np.einsum("mi,mi->m", facets, mesh.normals[mesh.indices].sum(axis=1))
        assert np.mean(along[areas >= 1e-9] <= 0) < 0.005, f"{node.path} has triangles turned inside out"


def test_nothing_sinks_into_the_ground(board):
    for node in instances(board):
        floor = GRASS_LEVEL if node.name == "Ground" else -0.01
        assert in_world(node)[:, 1].min() >= floor - 1e-4, f"{node.path} sinks"


def test_nothing_floats(board):
    standing = [*board.landmarks.values(), *board.homes.values(), *board.vehicles.values(), board.fair]
    for node in standing:
        lowest = min(in_world(part)[:, 1].min() for part in instances(node))
        assert lowest <= layout.SURFACE + 0.03, f"{node.name} floats"


def test_the_game_lies_within_the_board_reach(board):
    for node in [*board.landmarks.values(), *board.homes.values(), *board.vehicles.values(), board.fair]:
        for part in instances(node):
            assert np.abs(in_world(part)[:, [0, 2]]).max() <= layout.BOARD_REACH


def test_it_gets_dark_in_the_course_of_the_evening(board):
    brightness = []
    for share in (0.0, 0.5, 1.0):
        board.set_evening(share)
        brightness.append(sum(board.environment.sky_horizon) + sum(board.environment.ambient))
    assert brightness == sorted(brightness, reverse=True)
    assert board.environment.stars == 1.0
    board.set_evening(0.0)


def test_the_ground_reaches_under_everything(board):
    ground = next(node for node in instances(board) if node.name == "Ground")
    reach = np.hypot(*in_world(ground)[:, [0, 2]].T).max()
    for node in instances(board):
        assert np.hypot(*in_world(node)[:, [0, 2]].T).max() <= reach


def test_only_what_stands_still_is_static(board):
    for vehicle in board.vehicles.values():
        assert not any(node.static for node in instances(vehicle))
    wheel = board.fair.ferris_wheel
    assert [node.name for node in instances(wheel) if node.static] == ["Stand"]


def test_b6_every_story_stop_has_its_landmark_and_ring(board):
    assert set(board.landmarks) == set(StoryStop) == set(LANDMARKS)
    for stop, landmark in board.landmarks.items():
        x, _, z = landmark.ring.global_position
        on_road = layout.road_pose(story_stops()[stop]).position
        assert (x, z) == pytest.approx((on_road[0], on_road[2]), abs=1e-3)


def test_m1_every_rider_has_a_vehicle_at_the_gate_and_a_home(board):
    assert set(board.vehicles) == set(board.homes) == set(Rider) == set(VEHICLES) == set(HOMES)
    for rider in Rider:
        assert board.is_at(rider, "fair")
        assert not board.is_at(rider, "home")
    board.stand(Rider.CHUCK, "driveway 3")
    assert board.is_at(Rider.CHUCK, "driveway 3")
    board.stand(Rider.CHUCK, "fair")


def test_dad_and_mom_wait_and_nobody_else(board):
    waiting = {rider: home.waiting and home.waiting.name for rider, home in board.homes.items()}
    assert waiting == {Rider.BUCKY: None, Rider.TERRENCE: None, Rider.BETHANY: "Dad", Rider.CHUCK: "Mom"}


@pytest.mark.parametrize("stop", StoryStop)
def test_a_landmark_moves_when_it_reacts_and_comes_to_rest_as_it_was(board, tree, stop):
    landmark = board.landmarks[stop]
    board.fair.set_turning(False)
    before = [(node.transform, node.glow) for node in instances(landmark)]
    scene = landmark.react()
    moved = False
    while scene.is_alive:
        tree.process(0.05)
        for (transform, glow), node in zip(before, instances(landmark), strict=True):
            moved |= node is not landmark.ring and (
                glow != node.glow or not np.allclose(transform, node.transform)
            )
        moved |= any(child.rotation != (0.0, 0.0, 0.0) for child in landmark.children if child is not None)
    tree.process(1.0)
    assert moved
    for (transform, glow), node in zip(before, instances(landmark), strict=True):
        assert node.transform == pytest.approx(transform, abs=1e-6)
        assert node.glow == pytest.approx(glow)
    assert not tree.is_animating


def test_a_landmark_in_no_tree_says_so():
    landmark = LANDMARKS[StoryStop.CHURCH]()
    with pytest.raises(RuntimeError, match="in no tree"):
        landmark.react()


@pytest.mark.parametrize("rider", Rider)
def test_a_home_welcomes_and_rests(board, tree, rider):
    home = board.homes[rider]
    board.fair.set_turning(False)
    scene = home.welcome()
    tree.process(0.1)
    assert home.lamp.glow > 1.0
    tree.process(5.0)
    assert not scene.is_alive
    assert home.lamp.glow == pytest.approx(1.0)


def test_the_fair_turns_only_when_it_may(board, tree):
    wheel = board.fair.ferris_wheel
    board.fair.set_turning(True)
    start = wheel.angle
    tree.process(1.0)
    assert wheel.angle > start
    gondola = wheel.get_node("Gondola 1")
    assert gondola.rotation == (0.0, 0.0, 0.0)
    board.fair.set_turning(False)
    stopped = wheel.angle
    tree.process(1.0)
    assert wheel.angle == stopped
    assert not tree.is_animating


def test_the_strings_of_bulbs_go_dark_one_by_one(board, tree):
    lights = board.fair.string_lights
    counts = []
    for share in np.linspace(0.0, 1.0, 30):
        lights.set_evening(float(share))
        tree.process(1.0)
        counts.append(sum(string.glow > 0 for string in lights.strings))
    assert counts[0] == len(lights.strings)
    assert counts[-1] == 0
    assert all(0 <= before - after <= 1 for before, after in pairwise(counts))
    lights.set_evening(0.0)


def test_a_single_string_fades_and_several_are_dark_at_once(board, tree):
    lights = board.fair.string_lights
    lights.set_evening(0.0)
    lights.set_evening(0.6 / len(lights.strings))
    tree.process(0.2)
    assert 0.0 < lights.strings[0].glow < 1.0
    lights.set_evening(1.0)
    assert {string.glow for string in lights.strings[1:]} == {0.0}
    tree.process(1.0)
    lights.set_evening(0.0)
    assert {string.glow for string in lights.strings} == {1.0}


def test_lamps_are_few_enough_to_be_worked_out(board):
    lamps = [node for node in board.walk() if isinstance(node, OmniLight3D)]
    beams = [node for node in board.walk() if isinstance(node, SpotLight3D)]
    assert len(beams) == len(Rider)
    assert len(beams) + sum(not lamp.static for lamp in lamps) <= 6
    assert len(lamps) <= 48


def test_with_less_motion_a_landmark_only_brightens_its_ring(tree, board):
    for landmark in board.landmarks.values():
        still = {
            node: node.global_transform.copy() for node in landmark.walk() if isinstance(node, MeshInstance3D)
        }
        scene = landmark.react(calm=True)
        brightest = 0.0
        while scene.is_alive:
            tree.process(0.05)
            brightest = max(brightest, landmark.ring.glow)
            assert all(np.array_equal(node.global_transform, before) for node, before in still.items())
        assert brightest > 1.3
        assert landmark.ring.glow == 1.0
