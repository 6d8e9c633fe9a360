"""The square board: sound meshes within budget, and every position drawn as the engine has it."""

import json
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sorry_people.rules import Rider
from sorry_people.scene import Camera3D, MeshInstance3D, Node, OmniLight3D, SceneTree
from sorry_people.world.country.ground import GRASS_LEVEL
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES, Livery
from sorry_people.world.square import layout
from sorry_people.world.square.board import SquareBoard
from sorry_people.world.square.colours import COLOURS
from sorry_people.world.square.figures import HEIGHT, figure_mesh
from sorry_people.world.square.picking import Pick

VECTORS = Path(__file__).parents[2] / "vectors" / "editions.jsonl"
VIEWPORT = (1280, 720)


def vectors() -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
    return [position for line in lines for position in (line["position"], *line["results"])]


@pytest.fixture(scope="module")
def board() -> Iterator[SquareBoard]:
    board = SquareBoard()
    tree = SceneTree()
    tree.root.add_child(board)
    yield board
    tree.root.remove_child(board)


def instances(node: Node) -> list[MeshInstance3D]:
    return [found for found in node.walk() if isinstance(found, MeshInstance3D)]


def in_world(instance: MeshInstance3D) -> NDArray[np.float64]:
    matrix = instance.global_transform
    return instance.mesh.positions @ matrix[:3, :3].T + matrix[:3, 3]


def test_the_triangle_budget_of_the_lean_preset(board):
    assert sum(node.mesh.triangle_count for node in instances(board)) <= 75_000
    for colour in COLOURS:
        assert figure_mesh(colour).triangle_count <= 1_200


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


def test_no_pawn_stands_in_anything_on_its_place(board):
    for place in ("start", "home"):
        board.set_position({"edition": "classic", "pawns": {colour: [place] * 4 for colour in COLOURS}})
        for pawn in board.pawns.values():
            assert in_world(pawn.figure)[:, 1].min() == pytest.approx(layout.DECK, abs=1e-3)


def test_lamps_are_few_enough_to_be_worked_out(board):
    lamps = [node for node in board.walk() if isinstance(node, OmniLight3D)]
    assert sum(not lamp.static for lamp in lamps) <= 4
    assert len(lamps) <= 48


def outline(colour: str) -> set[tuple[int, int]]:
    """The squares that the figure's upper half covers, seen from the front."""
    mesh = figure_mesh(colour)
    weights = np.random.default_rng(1).dirichlet((1.0, 1.0, 1.0), 30)
    points = np.einsum("kc,mcd->mkd", weights, mesh.positions[mesh.indices]).reshape(-1, 3)
    squares = np.floor(points[points[:, 1] > HEIGHT / 2][:, :2] / 0.14).astype(int)
    return {(int(x), int(y)) for x, y in squares}


def test_the_figures_differ_in_outline_and_not_just_in_hue():
    for first, second in combinations(COLOURS, 2):
        a, b = outline(first), outline(second)
        assert len(a & b) / len(a | b) < 0.8, f"{first} and {second} look alike"


def test_every_position_of_the_vectors_is_drawn_where_the_engine_has_it(board):
    positions = vectors()
    assert {position["edition"] for position in positions} == {"classic", "teams", "2013"}
    for position in positions:
        board.set_position(position)
        assert board.disagreements(position) == []
        shown = {key for key, pawn in board.pawns.items() if pawn.visible}
        assert shown == {
            (colour, n) for colour, stands in position["pawns"].items() for n in range(len(stands))
        }
        assert [pawn.name for pawn in board.pawns.values() if "Fire" in names(pawn)] == named(
            position, "fire"
        )
        assert [pawn.name for pawn in board.pawns.values() if "Ice" in names(pawn)] == named(position, "ice")


def names(node: Node) -> set[str]:
    return {child.name for child in node.children if getattr(child, "visible", False)}


def named(position: dict[str, Any], mark: str) -> list[str]:
    return [position[mark]] if position[mark] else []


def test_a_picture_that_is_wrong_is_told(board):
    position = {
        "edition": "2013",
        "pawns": {"Red": ["start", "track 7", "home"]},
        "fire": "Red 1",
        "ice": None,
    }
    board.set_position(position)
    board.pawns["Red", 1].position = (0.0, 0.0, 0.0)
    assert board.disagreements(position) == ["Red 1 is not drawn at track 7"]
    assert board.disagreements({**position, "pawns": {}, "fire": "Red 0"}) == [
        "the fire is not drawn on Red 0"
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pawns": {"Red": ["track 60"]}}, "no place 'track 60'"),
        ({"pawns": {"Pink": ["start"]}}, "no colour 'Pink'"),
        ({"fire": "Blue 0"}, "'Blue 0' does not play"),
        ({"ice": "Red"}, "'Red' names no pawn"),
    ],
)
def test_a_position_that_is_none_is_refused_and_nothing_changes(board, change, message):
    position = {"edition": "2013", "pawns": {"Red": ["track 3"]}, "fire": None, "ice": None}
    board.set_position(position)
    with pytest.raises(ValueError, match=message):
        board.set_position({**position, **change})
    assert board.disagreements(position) == []
    assert board.places == {("Red", 0): "track 3"}


def test_f8_only_2013_has_fire_spaces(board):
    fires = board.get_node("Corners/Fire spaces")
    for edition in ("classic", "teams", "points", "2013", "classic"):
        board.set_position({"edition": edition, "pawns": {"Red": ["start"]}})
        assert fires.visible == (edition == "2013")


def camera_above() -> Camera3D:
    camera = Camera3D(name="Camera", position=(0.0, 90.0, 70.0))
    camera.look_at((0.0, 0.0, 0.0))
    return camera


def test_every_pawn_and_space_can_be_pointed_at(board):
    position = {
        "edition": "classic",
        "pawns": {"Red": ["start", "home", "track 17", "safety 3"], "Green": ["track 40"] + ["start"] * 3},
    }
    board.set_position(position)
    camera = camera_above()

    def under(point: tuple[float, float, float]) -> Pick | None:
        x, y, _ = camera.project(point, VIEWPORT)
        picked: Pick | None = board.pick(*camera.ray(x, y, VIEWPORT))
        return picked

    for (colour, number), place in board.places.items():
        x, y, z = board.pawns[colour, number].position
        # In START they hide each other's feet.
        for height in (HEIGHT - 0.2,) if place == "start" else (0.2, HEIGHT / 2, HEIGHT - 0.2):
            assert under((x, y + height, z)) == Pick(place, colour, number)
    assert under(layout.place_pose("track 5", "Red").position) == Pick("track 5", None)
    assert under(layout.place_pose("safety 2", "Blue").position) == Pick("safety 2", "Blue")
    assert under(layout.home_pose("Yellow").position) == Pick("home", "Yellow")
    assert under(layout.start_pose("Blue").position) == Pick("start", "Blue")
    assert under((0.0, 0.0, 0.0)) is None
    assert board.pick((0.0, 5.0, 0.0), (0.0, 1.0, 0.0)) is None


def test_a_pawn_that_does_not_play_is_not_picked(board):
    board.set_position({"edition": "classic", "pawns": {"Red": ["start"] * 4}})
    x, y, z = board.pawns["Green", 0].position
    assert board.pick((x, y + 50.0, z), (0.0, -1.0, 0.0)) != Pick("start", "Green", 0)


def test_marks_are_drawn_and_taken_away(board):
    board.targets.target("track 9", "Blue", 1)
    board.targets.choice("start", "Blue", 1)
    board.preview.way(["start", "track 19", "track 22"], "Blue", 1)
    board.preview.arc("start", "track 22", "Blue")
    board.preview.bump("track 22", "Red")
    ghost = board.preview.ghost("track 22", "Blue", 1)
    assert ghost.position == layout.place_pose("track 22", "Blue").position
    assert ghost.figure.tint[3] < 1.0
    for node in [*instances(board.targets), *instances(board.preview)]:
        assert in_world(node)[:, 1].min() > layout.SURFACE - 1e-3, f"{node.path} sinks"
    for layer in (board.targets, board.preview):
        layer.clear()
        assert layer.children == ()


def test_the_fair_and_the_fire_move_only_when_they_may(board):
    board.set_position({"edition": "2013", "pawns": {"Red": ["track 3"]}, "fire": "Red 0"})
    board.set_turning(True)
    assert board.tree.is_animating
    board.set_turning(False)
    assert not board.tree.is_animating


def test_it_gets_dark_in_the_course_of_the_evening(board):
    brightness = []
    for share in (0.0, 0.5, 1.0):
        board.set_evening(share)
        brightness.append(sum(board.environment.sky_horizon) + sum(board.environment.ambient))
    assert brightness == sorted(brightness, reverse=True)
    board.set_evening(0.0)


def painted(node: Node) -> set[tuple[int, int, int]]:
    """All colors on the meshes below a node."""
    rows = np.unique(np.concatenate([found.mesh.colors[:, :3] for found in instances(node)]), axis=0)
    return {(int(red), int(green), int(blue)) for red, green, blue in rows}


def paints(liveries: Mapping[Rider, Livery]) -> set[tuple[int, int, int]]:
    return {color for livery in liveries.values() for color in (livery.color, livery.deep)}


def test_everything_can_be_painted_over_marks_too(board):
    before = painted(board)
    assert paints(LIVERIES) <= before
    assert board.wear(LIVERIES_FOR_ALL_EYES)
    board.preview.ghost("track 3", "Red")
    board.preview.way(["track 3", "track 9"], "Blue")
    assert paints(LIVERIES_FOR_ALL_EYES) <= painted(board)
    assert not paints(LIVERIES) & painted(board)
    board.preview.clear()
    assert board.wear(LIVERIES)
    assert painted(board) == before
    assert not board.wear(LIVERIES)


def test_k3_start_and_home_of_whoever_has_the_turn_are_ringed_with_light(board):
    def ringed() -> list[str]:
        halos = [node for node in instances(board) if node.name == "Halo" and node.visible]
        return [halo.parent.name for halo in halos if halo.parent is not None]

    board.set_turn("Yellow")
    assert ringed() == ["Yellow start", "Yellow home"]
    board.set_turn(None)
    assert ringed() == []
