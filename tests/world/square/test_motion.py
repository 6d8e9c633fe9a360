"""Pawns end exactly where the engine says, whatever the way there, and never go through the floor."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from sorry_people.scene import SceneTree, Tween
from sorry_people.world.square import layout
from sorry_people.world.square.board import SquareBoard
from sorry_people.world.square.colours import COLOURS, side_of
from sorry_people.world.square.pawn import PawnNode
from tests.reference.board import SQUARE_TRACK

FRAME = 1 / 30


@dataclass(frozen=True)
class Event:
    """As the engine's `SquareEvent`."""

    kind: str
    pawn: str | None = None
    other: str | None = None
    start: str | None = None
    end: str | None = None
    path: list[str] = field(default_factory=list)


POSITION: dict[str, Any] = {
    "edition": "2013",
    "pawns": {
        "Red": ["start", "track 22", "safety 5"],
        "Blue": ["track 24", "track 50", "home"],
        "Yellow": ["start", "track 8", "track 33"],
        "Green": ["track 14", "track 43", "start"],
    },
    "fire": "Yellow 1",
    "ice": "Blue 0",
}

# What happens, and where then is what has moved.
HAPPENINGS: dict[str, tuple[list[Event], dict[str, str]]] = {
    "out of START": (
        [Event("moved", "Red 0", start="start", end="track 4", path=["start", "track 4"])],
        {"Red 0": "track 4"},
    ),
    "forward over a head": (
        [Event("moved", "Red 1", start="track 22", end="track 27")],
        {"Red 1": "track 27"},
    ),
    "back across the loop's end": (
        [Event("moved", "Yellow 1", start="track 1", end="track 57")],
        {"Yellow 1": "track 57"},
    ),
    "home": (
        [
            Event("moved", "Red 2", start="safety 5", end="home", path=["safety 5", "home"]),
            Event("home", "Red 2"),
        ],
        {"Red 2": "home"},
    ),
    "home by the Fire": ([Event("home", "Yellow 2")], {"Yellow 2": "home"}),
    "a slide that bumps": (
        [
            Event("moved", "Green 0", start="track 14", end="track 16"),
            Event("slid", "Green 0", start="track 16", end="track 19"),
            Event("bumped", "Red 1", start="track 22"),
        ],
        {"Green 0": "track 19", "Red 1": "start"},
    ),
    "a swap": (
        [Event("swapped", "Green 1", "Blue 1", "track 43", "track 50")],
        {"Green 1": "track 50", "Blue 1": "track 43"},
    ),
    "a Sorry!": (
        [
            Event("replaced", "Yellow 0", "Blue 1", "start", "track 50"),
            Event("bumped", "Blue 1", "Yellow 0", "track 50"),
        ],
        {"Yellow 0": "track 50", "Blue 1": "start"},
    ),
    "the end": (
        [Event("home", "Blue 0"), Event("home", "Blue 1"), Event("game_over")],
        {"Blue 0": "home", "Blue 1": "home"},
    ),
    "what is not seen": ([Event("draw_again"), Event("spent"), Event("game_over"), Event("played")], {}),
}


@pytest.fixture(scope="module")
def board() -> SquareBoard:
    board = SquareBoard()
    SceneTree().root.add_child(board)
    board.set_turning(False)
    return board


def lowest(pawn: PawnNode) -> float:
    matrix = pawn.figure.global_transform
    return float((pawn.figure.mesh.positions @ matrix[1, :3] + matrix[1, 3]).min())


def run(board: SquareBoard, tween: Tween | None) -> list[float]:
    """Plays to the end and gives the lowest point of any pawn in each frame."""
    assert board.tree is not None
    frames = []
    while tween is not None and tween.is_alive:
        board.tree.process(FRAME)
        frames.append(min(lowest(pawn) for pawn in board.pawns.values() if pawn.visible))
    return frames


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("name", HAPPENINGS)
def test_after_every_event_the_picture_and_the_engine_agree(board, name, calm):
    events, moved = HAPPENINGS[name]
    board.set_position(POSITION)
    for event in events:
        frames = run(board, board.animate(event, reduced_motion=calm))
        assert min(frames, default=layout.SURFACE) >= layout.SURFACE - 0.01
    pawns = {colour: list(stands) for colour, stands in POSITION["pawns"].items()}
    for pawn, place in moved.items():
        colour, _, number = pawn.partition(" ")
        pawns[colour][int(number)] = place
    assert board.disagreements({**POSITION, "pawns": pawns}) == []
    for pawn in board.pawns.values():
        assert pawn.body.scale == (1.0, 1.0, 1.0)
        assert pawn.body.rotation == (0.0, 0.0, 0.0)
    board.tree.process(5.0)
    assert not board.tree.is_animating


@pytest.mark.parametrize("calm", [False, True])
def test_f5_f7_fire_and_ice_go_from_pawn_to_pawn_and_off_the_board(board, calm):
    board.set_position(POSITION)
    for event, fire, ice in (
        (Event("fired", "Yellow 2"), "Yellow 2", "Blue 0"),
        (Event("iced", "Red 1"), "Yellow 2", "Red 1"),
        (Event("fired"), None, "Red 1"),
        (Event("fired", "Green 1"), "Green 1", "Red 1"),
        (Event("iced"), "Green 1", None),
        (Event("iced", "Blue 1"), "Green 1", "Blue 1"),
    ):
        run(board, board.animate(event, reduced_motion=calm))
        assert board.disagreements({**POSITION, "fire": fire, "ice": ice}) == []
        for mark in (
            board.get_node(f"{fire}/Fire") if fire else None,
            board.get_node(f"{ice}/Ice") if ice else None,
        ):
            assert mark is None or (mark.position, mark.scale) == ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0))


def test_the_fire_goes_along_with_its_pawn(board):
    board.set_position(POSITION)
    run(board, board.animate(Event("moved", "Yellow 1", start="track 8", end="track 15")))
    assert board.disagreements({**POSITION, "pawns": {}}) == []
    assert board.get_node("Yellow 1/Fire").global_position == pytest.approx(layout.track_pose(15).position)


def test_reduced_motion_neither_hops_nor_spins(board):
    events = [event for events, _ in HAPPENINGS.values() for event in events]
    for event in events:
        board.set_position({**POSITION, "pawns": {**POSITION["pawns"], "Red": ["start", "track 22", "home"]}})
        before = len(board.children)
        tween = board.animate(event, reduced_motion=True)
        while tween is not None and tween.is_alive:
            board.tree.process(FRAME)
            for pawn in board.pawns.values():
                assert pawn.body.rotation == (0.0, 0.0, 0.0)
                assert pawn.body.scale == (1.0, 1.0, 1.0)
        assert len(board.children) == before, "scraps fly"


def test_twice_the_speed_takes_half_the_time(board):
    frames = {}
    for speed in (1.0, 2.0):
        board.set_position(POSITION)
        frames[speed] = len(run(board, board.animate(Event("bumped", "Blue 1"), speed=speed)))
    assert frames[1.0] == pytest.approx(2 * frames[2.0], abs=2)


def test_a_move_may_be_jumped_to_its_end(board):
    board.set_position(POSITION)
    tween = board.animate(Event("moved", "Red 1", start="track 22", end="track 30"))
    tween.finish()
    assert board.pawns["Red", 1].position == layout.track_pose(30).position


def test_k6_pawns_are_jumped_over(board):
    board.set_position(POSITION)
    tween = board.animate(Event("moved", "Red 1", start="track 22", end="track 27"))
    nearest = np.inf
    while tween.is_alive:
        board.tree.process(1 / 60)
        apart = np.subtract(board.pawns["Red", 1].position, board.pawns["Blue", 0].position)
        if np.hypot(apart[0], apart[2]) < 1.3:
            nearest = min(nearest, apart[1])
    assert nearest > 3.0


SLIDES = [
    (colour, spaces)
    for colour in COLOURS
    for space in range(60)
    if (spaces := SQUARE_TRACK.slide(side_of(colour), space))
]


@pytest.mark.parametrize(("colour", "spaces"), SLIDES, ids=str)
def test_k8_every_slide_is_slid_to_its_end(board, colour, spaces):
    way = [f"track {space % 60}" for space in spaces]
    board.set_position({"edition": "classic", "pawns": {colour: [way[0]]}})
    board.animate(Event("slid", f"{colour} 0", start=way[0], end=way[-1], path=way)).finish()
    assert board.disagreements({"edition": "classic", "pawns": {colour: [way[-1]]}}) == []


def test_events_that_name_nothing_are_refused(board):
    board.set_position(POSITION)
    with pytest.raises(ValueError, match="names no pawn"):
        board.animate(Event("moved", end="track 3"))
    with pytest.raises(ValueError, match="'Red 3' does not play"):
        board.animate(Event("bumped", "Red 3"))
    with pytest.raises(ValueError, match="has no end"):
        board.animate(Event("moved", "Red 1"))
    with pytest.raises(RuntimeError, match="in no tree"):
        SquareBoard().animate(Event("spent"))
