"""The Express table: sound meshes within budget, dice that show what was rolled, parts to point at."""

from dataclasses import dataclass
from itertools import permutations
from math import dist
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.scene import Camera3D, MeshInstance3D, Node, OmniLight3D, SceneTree
from sorry_people.world.express import layout
from sorry_people.world.express.die import FACES, Die
from sorry_people.world.express.picking import Pick
from sorry_people.world.express.rolling import dealt
from sorry_people.world.express.stacks import Base, Stacks
from sorry_people.world.express.table import USUAL_FACES, ExpressTable
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES
from sorry_people.world.square.colours import COLOURS
from tests.reference import express

VIEWPORT = (1280, 720)


@dataclass(frozen=True)
class Event:
    """As the engine's `ExpressEvent`."""

    kind: str
    player: str | None = "Red"
    other: str | None = None
    colour: str | None = None
    source: str | None = None
    winner: str | None = None


POSITION: dict[str, Any] = {
    "edition": "express",
    "players": ["Red", "Blue", "Green"],
    "start": {"Red": 1, "Yellow": 2, "Green": 4},
    "dial": {"Red": "Red", "Blue": "Yellow", "Green": "Blue"},
    "home": {"Red": 2, "Blue": 1, "Green": 0},
    "waiting": {"Red": {"Blue": 3}, "Blue": {"Red": 1, "Blue": 1}, "Green": {"Yellow": 1}},
    "rolled": ["Wild", "SORRY!", "SLIDE"],
    "turn": "Red",
    "faces": [list(die) for die in USUAL_FACES],
}


@pytest.fixture(scope="module")
def table() -> ExpressTable:
    table = ExpressTable()
    SceneTree().root.add_child(table)
    table.set_turning(False)
    return table


def instances(node: Node) -> list[MeshInstance3D]:
    return [found for found in node.walk() if isinstance(found, MeshInstance3D)]


def lowest(instance: MeshInstance3D) -> float:
    matrix = instance.global_transform
    return float((instance.mesh.positions @ matrix[1, :3] + matrix[1, 3]).min())


def test_x9_the_usual_dice_are_those_of_the_rules():
    assert USUAL_FACES == express.FACES
    assert FACES == express.FACE_ORDER


def test_the_triangle_budget_of_the_lean_preset(table):
    table.set_position(POSITION)
    assert sum(node.mesh.triangle_count for node in instances(table)) <= 65_000


def test_every_mesh_is_sound(table):
    for node in instances(table):
        mesh = node.mesh
        corners = mesh.positions[mesh.indices].astype(float)
        facets = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        areas = np.linalg.norm(facets, axis=1)
        assert np.mean(areas < 1e-9) < 0.01, f"{node.path} has slivers"
        along = np.einsum("mi,mi->m", facets, mesh.normals[mesh.indices].sum(axis=1))
        assert np.mean(along[areas >= 1e-9] <= 0) < 0.005, f"{node.path} has triangles turned inside out"


def test_pawns_and_dice_stand_on_what_is_below_them(table):
    table.set_position(POSITION)
    for pawn in table.pawns:
        assert lowest(pawn.figure) == pytest.approx(layout.FLOOR, abs=1e-3)
    for die in table.dice:
        assert min(lowest(part) for part in instances(die)) == pytest.approx(layout.FLOOR, abs=0.03)


def test_lamps_are_few_enough_to_be_worked_out(table):
    lamps = [node for node in table.walk() if isinstance(node, OmniLight3D)]
    assert all(lamp.static for lamp in lamps)
    assert len(lamps) <= 48


def test_x8_whoever_has_the_turn_has_lit_bulbs(table):
    table.set_position(POSITION)
    lit = [player for player, base in table.bases.items() if base.get_node("Bulbs").glow == 1.0]
    assert lit == ["Red"]
    table.set_turn(None)
    assert all(base.get_node("Bulbs").glow < 1.0 for base in table.bases.values())


HAPPENINGS: dict[str, tuple[list[Event], dict[str, Any]]] = {
    "a pawn from START to the wedge": (
        [Event("took", colour="Red", source="start"), Event("home", colour="Red")],
        {"start": {"Yellow": 2, "Green": 4}, "home": {"Red": 3, "Blue": 1, "Green": 0}},
    ),
    "a pawn from START that has to wait": (
        [Event("took", colour="Green", source="start")],
        {
            "start": {"Red": 1, "Yellow": 2, "Green": 3},
            "waiting": {
                "Red": {"Blue": 3, "Green": 1},
                "Blue": {"Red": 1, "Blue": 1},
                "Green": {"Yellow": 1},
            },
        },
    ),
    "a pawn from another's waiting area": (
        [Event("took", colour="Blue", source="Blue", other="Blue")],
        {"waiting": {"Red": {"Blue": 4}, "Blue": {"Red": 1}, "Green": {"Yellow": 1}}},
    ),
    "a pawn from one's own waiting area": ([Event("took", colour="Blue", source="own")], {}),
    "a SORRY!": (
        [Event("sorry", other="Blue", colour="Yellow")],
        {
            "home": {"Red": 2, "Blue": 0, "Green": 0},
            "waiting": {
                "Red": {"Blue": 3, "Yellow": 1},
                "Blue": {"Red": 1, "Blue": 1},
                "Green": {"Yellow": 1},
            },
        },
    ),
    "one's own dial": (
        [Event("slid", colour="Blue")],
        {
            "dial": {"Red": "Blue", "Blue": "Yellow", "Green": "Blue"},
            "home": {"Red": 3, "Blue": 1, "Green": 0},
            "waiting": {"Red": {"Red": 2}, "Blue": {"Red": 1, "Blue": 1}, "Green": {"Yellow": 1}},
        },
    ),
    "another's dial": (
        [Event("slid", other="Green", colour="Yellow")],
        {
            "dial": {"Red": "Red", "Blue": "Yellow", "Green": "Yellow"},
            "home": {"Red": 2, "Blue": 1, "Green": 1},
            "waiting": {"Red": {"Blue": 3}, "Blue": {"Red": 1, "Blue": 1}, "Green": {}},
        },
    ),
    "nothing": ([Event("nothing")], {}),
    "a pass": ([Event("passed")], {}),
    "the end": ([Event("game_over", winner="Red")], {"rolled": []}),
}


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("name", HAPPENINGS)
def test_after_every_event_the_picture_and_the_engine_agree(table, name, calm):
    events, change = HAPPENINGS[name]
    table.set_position(POSITION)
    for event in events:
        tween = table.animate(event, reduced_motion=calm)
        while tween is not None and tween.is_alive:
            table.tree.process(1 / 30)
            assert min(lowest(pawn.figure) for pawn in table.pawns) > 0.0
    expected = {**POSITION, "rolled": ["SORRY!", "SLIDE"], **change}
    assert table.disagreements(expected) == []
    table.tree.process(5.0)
    assert not table.tree.is_animating


def test_a_picture_that_is_wrong_is_told(table):
    table.set_position(POSITION)
    table.pawns[0].position = (0.0, 9.0, 0.0)
    table.bases["Blue"].dial.rotation = (0.0, 0.3, 0.0)
    wrong = table.disagreements({**POSITION, "home": {"Red": 1, "Blue": 1, "Green": 0}, "rolled": []})
    assert len(wrong) == 4
    assert "home is drawn as" in wrong[0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"start": {"Red": 1, "Yellow": 2, "Green": 3}}, "the position has 3"),
        ({"start": {"Red": 2, "Yellow": 2, "Green": 4}}, "the position has more"),
        ({"rolled": ["Wild", "Wild", "Wild"]}, "can't show Wild, Wild, Wild"),
    ],
)
def test_a_position_that_is_none_is_refused_and_nothing_changes(table, change, message):
    table.set_position(POSITION)
    with pytest.raises(ValueError, match=message):
        table.set_position({**POSITION, **change})
    assert table.disagreements(POSITION) == []


def test_an_event_that_fits_nothing_is_refused(table):
    table.set_position(POSITION)
    with pytest.raises(ValueError, match="no pawn is there"):
        table.animate(Event("took", colour="Blue", source="start"))
    with pytest.raises(ValueError, match="'Yellow' does not play"):
        table.animate(Event("sorry", other="Yellow"))
    with pytest.raises(RuntimeError, match="in no tree"):
        ExpressTable().roll(["Red", "Red", "Red"])


def up_face(die: Die) -> str:
    """The face whose side looks up."""
    sides = [np.array(look, float) for look, _ in die._sides]
    heights = [float((die.transform[:3, :3] @ side)[1]) for side in sides]
    assert max(heights) == pytest.approx(1.0)
    return die.faces[int(np.argmax(heights))]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("face", FACES)
def test_a_die_at_rest_has_its_face_up_and_upright(number, face):
    faces = USUAL_FACES[number]
    die = Die(faces, number)
    if face not in faces:
        with pytest.raises(ValueError, match=f"the die has no {face!r}"):
            die.resting(face, 0.0)
        return
    die.rotation = die.resting(face, 0.25)
    assert up_face(die) == face
    top = die.transform[:3, :3] @ np.array(die._sides[faces.index(face)][1], float)
    assert top == pytest.approx((-np.sin(0.25), 0.0, -np.cos(0.25)), abs=1e-6)


@settings(max_examples=15, deadline=None)
@given(st.tuples(*(st.sampled_from(die) for die in USUAL_FACES)), st.sampled_from([2, 3, 4]), st.booleans())
def test_x2_a_roll_ends_with_the_faces_up_and_goes_through_nothing(table, faces, players, calm):
    colours = list(COLOURS[:players])
    table.set_position({**express.start_position(colours, "Red")})
    tween = table.roll(faces, reduced_motion=calm)
    while tween.is_alive:
        table.tree.process(1 / 30)
        for die in table.dice:
            assert min(lowest(part) for part in instances(die)) > layout.FLOOR - 0.05
    assert [up_face(die) for die in table.dice] == list(faces)
    assert table.rolled == sorted(faces, key=FACES.index)


def test_dice_at_rest_do_not_touch_and_lie_on_their_tray():
    middles = [layout.die_pose(number, 4).position for number in range(3)]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert dist(middles[a], middles[b]) > layout.DIE * 1.15
    for middle in middles:
        assert dist(middle, layout.dice_pose(4).position) + layout.DIE * 0.72 < layout.DICE_RADIUS + 0.4


def test_x2_faces_in_any_order_are_dealt_to_dice_that_have_them():
    dice = [Die(faces, number) for number, faces in enumerate(USUAL_FACES)]
    for order in permutations(["Wild", "SORRY!", "SLIDE"]):
        shown = dealt(dice, order)
        assert all(face in die.faces for face, die in zip(shown, dice, strict=True))
        assert sorted(shown) == sorted(order)
    assert dealt(dice, ["Red", "Blue", "SLIDE"]) == ["Red", "Blue", "SLIDE"]


def test_followed_faces_go_dark_one_by_one(table):
    table.set_position(POSITION)
    for left in (3, 2, 1):
        assert sum(die.get_node("Cube").glow == 1.0 for die in table.dice) == left
        table.animate(Event("passed"))
    assert table.rolled == []


def test_dice_may_have_other_faces(table):
    faces = [["Red", "Blue", "Wild", "Wild", "SLIDE", "SORRY!"]] * 3
    table.set_position({**POSITION, "faces": faces, "rolled": ["Wild", "Wild", "SLIDE"]})
    assert sorted(die.face for die in table.dice) == ["SLIDE", "Wild", "Wild"]


@pytest.mark.parametrize("players", [["Red", "Blue"], ["Red", "Blue", "Green"], list(COLOURS)])
def test_every_part_can_be_pointed_at(table, players):
    table.set_position(express.start_position(players, "Red"))
    camera = Camera3D(name="Camera", position=(0.0, 60.0, 40.0))
    camera.look_at((0.0, 0.0, 0.0))

    def under(point: tuple[float, float, float]) -> Pick | None:
        x, y, _ = camera.project(point, VIEWPORT)
        picked: Pick | None = table.pick(*camera.ray(x, y, VIEWPORT))
        return picked

    for colour in COLOURS:
        assert under(layout.start_pose(colour, 0).position) == Pick("start", "", colour)
    assert under(layout.dice_pose(len(players)).moved(up=layout.FLOOR).position) == Pick("dice")
    for seat, player in enumerate(players):
        for slot in range(4):
            assert under(layout.home_pose(seat, len(players), slot).position) == Pick("home", player, player)
            for colour in COLOURS:
                spot = layout.waiting_pose(seat, len(players), colour, slot).position
                assert under(spot) == Pick("waiting", player, colour)
        dial = layout.seat_pose(seat, len(players)).moved(up=layout.FLOOR)
        to_the_right = COLOURS[(COLOURS.index(player) + 1) % 4]
        assert under(dial.moved(right=3.0).position) == Pick("dial", player, to_the_right)
    assert under((0.0, 0.0, -24.6)) is None


def test_marks_are_drawn_and_taken_away(table):
    table.set_position(POSITION)
    table.marks.start("Yellow")
    table.marks.waiting(1, table.players, "Blue")
    table.marks.dial(2, table.players)
    wedge = table.marks.wedge(0, table.players, 0, "Red")
    home = layout.home_pose(0, 3, 0).position
    assert dist(wedge.position, home) < layout.DIAL_RADIUS / 2
    assert all(lowest(node) > layout.FLOOR for node in instances(table.marks))
    table.marks.clear()
    assert table.marks.children == ()


def test_x4_pawns_of_a_colour_stack_and_unstack_in_order():
    stacks = Stacks(POSITION)
    first = stacks.take("Red", "Green", None)
    second = stacks.take("Red", "Green", None)
    assert (first.base, first.slot, second.slot) == (Base("waiting", "Red", "Green"), 0, 1)
    assert stacks.top(first.base) == second.pawn
    assert stacks.take("Blue", "Green", "Red").pawn == second.pawn
    assert stacks.top(Base("home", "Green")) is None


def painted(node: Node) -> set[tuple[int, int, int]]:
    """All colors on the meshes below a node."""
    rows = np.unique(np.concatenate([found.mesh.colors[:, :3] for found in instances(node)]), axis=0)
    return {(int(red), int(green), int(blue)) for red, green, blue in rows}


def test_everything_can_be_painted_over_and_stays_so_for_other_players(table):
    usual = {color for livery in LIVERIES.values() for color in (livery.color, livery.deep)}
    table.set_position(POSITION)
    assert usual <= painted(table)
    assert table.wear(LIVERIES_FOR_ALL_EYES)
    for players in (["Red", "Blue"], ["Red", "Yellow", "Green"]):
        table.set_position(express.start_position(players, "Red"))
        table.marks.wedge(0, table.players, 1, "Blue")
        assert not usual & painted(table)
    table.marks.clear()
    assert table.wear(LIVERIES)
    table.set_position(POSITION)
    assert usual <= painted(table)
