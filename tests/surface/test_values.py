"""All values print readably, compare, hash, copy and pickle."""

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest
from hypothesis import given

import sorry_people as sp
from tests.surface.positions import eleven, games


def values() -> dict[str, tuple[object, object, str]]:
    """Of each type: a value, a different one of the same type, and what its text or repr says."""
    advice = [sp.Oracle(playouts=100, seed=seed).advise(eleven()) for seed in (1, 2)]
    event = [eleven().play(move)[0] for move in ("forward 11", "swap Chuck")]
    result = [sp.simulate(100, seed=seed) for seed in (1, 2)]
    part = [sp.SquareMove(text).parts[0] for text in ("start Red 1", "forward 3 pawn 2 and home pawn 0")]
    points = [sp.Game("points", players=["Red", "Blue"], seed=seed) for seed in (1, 2)]
    scored = [sp.Oracle(playouts=5, seed=1).advise(game) for game in points]
    express = [sp.Game("express", seed=seed) for seed in (1, 2)]
    for game in express:
        game.roll()
    followed = [sp.Oracle(playouts=5, seed=1).advise(game) for game in express]
    played = [sp.simulate(20, start=sp.Game("teams", first=first), seed=1) for first in ("Red", "Blue")]
    return {
        "Colour": (sp.Colour.RED, sp.Colour.GREEN, "Red"),
        "SquareMove": (sp.SquareMove("start pawn 0"), sp.SquareMove("start pawn 1"), "start pawn 0"),
        "MovePart": (part[0], part[1], "start Red 1"),
        "ExpressMove": (sp.ExpressMove("take Red"), sp.ExpressMove("pass"), "take Red"),
        "MoveOdds of Points": (scored[0].moves[0], scored[0].moves[1], "play"),
        "Advice of Points": (scored[0], scored[1], "points"),
        "Advice of Express": (followed[0], followed[1], "take"),
        "SimulationResult of Teams": (played[0], played[1], "20"),
        "Rider": (sp.Rider.BUCKY, sp.Rider.CHUCK, "Bucky"),
        "Card": (sp.Card.SORRY, sp.Card.ONE, "Sorry!"),
        "StoryStop": (sp.StoryStop.CHURCH, sp.StoryStop.HONKY_TONK, "Church"),
        "Driver": (sp.Driver.HARD, sp.Driver.EASY, "hard"),
        "Move": (sp.Move("swap Chuck"), sp.Move("swap Bucky"), "swap Chuck"),
        "Event": (event[0], event[1], "Bucky"),
        "Shortcut": (sp.shortcuts()[0], sp.shortcuts()[1], "1"),
        "MoveOdds": (advice[0].moves[0], advice[0].moves[1], "forward 11"),
        "Advice": (advice[0], advice[1], "Bucky"),
        "Oracle": (sp.Oracle(playouts=5, seed=1), sp.Oracle(playouts=6, seed=1), "5"),
        "SimulationResult": (result[0], result[1], "100"),
    }


SQUARE_EVENTS = [
    sp.SquareEvent("played", "Red", card="7"),
    sp.SquareEvent("discarded", "Red", card="Sorry!"),
    sp.SquareEvent("moved", pawn="Red 1", start="track 5", end="track 12"),
    sp.SquareEvent("swapped", pawn="Red 1", other="Blue 0", start="track 5", end="track 31"),
    sp.SquareEvent("replaced", pawn="Red 1", other="Blue 0", end="track 31"),
    sp.SquareEvent("bumped", pawn="Blue 0", other="Red 1", start="track 31"),
    sp.SquareEvent("slid", pawn="Red 1", start="track 31"),
    sp.SquareEvent("home", pawn="Red 1"),
    sp.SquareEvent("iced", pawn="Red 1"),
    sp.SquareEvent("iced"),
    sp.SquareEvent("fired", pawn="Red 1"),
    sp.SquareEvent("fired"),
    sp.SquareEvent("draw_again", "Red"),
    sp.SquareEvent("declined", "Red"),
    sp.SquareEvent("spent", "Red"),
    sp.SquareEvent("game_over", "Red"),
]
EXPRESS_EVENTS = [
    sp.ExpressEvent("took", "Red", colour="Blue", source="start"),
    sp.ExpressEvent("took", "Red", colour="Blue", source="own"),
    sp.ExpressEvent("took", "Red", colour="Blue", source="Green", other="Green"),
    sp.ExpressEvent("sorry", "Red", colour="Blue", other="Green"),
    sp.ExpressEvent("home", "Red", colour="Red"),
    sp.ExpressEvent("slid", "Red", shown="Red", colour="Blue"),
    sp.ExpressEvent("slid", "Red", shown="Red", colour="Blue", other="Green"),
    sp.ExpressEvent("passed", "Red"),
    sp.ExpressEvent("nothing", "Red", face="SORRY!"),
    sp.ExpressEvent("game_over", "Red"),
]


def with_events(values: dict[str, tuple[object, object, str]]) -> dict[str, tuple[object, object, str]]:
    """Each kind of event beside another."""
    for events in (SQUARE_EVENTS, EXPRESS_EVENTS):
        for at, event in enumerate(events):
            values[repr(event)] = (event, events[at - 1], "")
    return values


VALUES = with_events(values())


@pytest.mark.parametrize("name", VALUES)
def test_values_compare_and_hash_by_value(name):
    value, other, _ = VALUES[name]
    again = pickle.loads(pickle.dumps(value))
    assert value == again
    assert hash(value) == hash(again)
    assert value != other
    assert value != 5
    assert (value == 5) is False
    assert (value == mock.ANY) is True  # the other side is asked, too
    assert {value: 1}[again] == 1


@pytest.mark.parametrize("name", VALUES)
def test_values_copy_and_pickle(name):
    value, _, _ = VALUES[name]
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(value, protocol)) == value
    assert copy.copy(value) == copy.deepcopy(value) == value


@pytest.mark.parametrize("name", VALUES)
def test_values_print_readably(name):
    value, _, said = VALUES[name]
    assert said in str(value)
    assert type(value).__name__ in repr(value)
    assert "object at 0x" not in repr(value)


@pytest.mark.parametrize(
    "name", [name for name, (value, _, _) in VALUES.items() if not isinstance(value, str)]
)
def test_values_can_t_be_changed(name):
    value, _, _ = VALUES[name]
    with pytest.raises(AttributeError):
        value.seed = 3  # type: ignore[attr-defined]


@given(games())
def test_games_compare_copy_and_pickle_with_their_pile(game):
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert other is not game
        if not game.is_over and game.card is None:
            other.draw()
            assert other != game
    assert (game == 5) is False
    assert (game != 5) is True
    assert (game == mock.ANY) is True
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert f"seed={game.seed}" in repr(game)


def set_finish(state: list[Any], count: int) -> None:
    """Another count of Bucky's 1st places after the first move."""
    playouts, finishes, *others = state[3][0]
    state[3][0] = (playouts, [[count, *finishes[0][1:]], *finishes[1:]], *others)


def swap_places(state: list[Any]) -> None:
    """Rows that add up, and columns that don't."""
    playouts, finishes, *others = state[3][0]
    state[3][0] = (playouts, [finishes[0], finishes[0], *finishes[2:]], *others)


def ask_for_more(state: list[Any]) -> None:
    """More playouts than a float64 counts."""
    state[3] = [(2**53 + 4, [[2**51 + 1] * 4] * 4, *others) for _, _, *others in state[3]]


def set_point(state: list[Any]) -> None:
    """A point where none are scored."""
    playouts, finishes, points, *others = state[3][0]
    state[3][0] = (playouts, finishes, [1, *points[1:]], *others)


def put(*way: int, value: object) -> Callable[[list[Any]], None]:
    """Puts a value deep into a state."""

    def change(state: list[Any]) -> None:
        *path, last = way
        for at in path:
            state = state[at]
        state[last] = value

    return change


IMPOSSIBLE: dict[str, tuple[str, Callable[[list[Any]], None]]] = {
    "a row too large": ("Advice", lambda state: set_finish(state, 101)),
    "a row that overflows": ("Advice", lambda state: set_finish(state, 2**64 - 1)),
    "uneven columns": ("Advice", swap_places),
    "points of Sorry People": ("Advice", set_point),
    "too many playouts": ("Advice", ask_for_more),
    "more in common than each": ("Advice", put(4, 0, 1, value=101)),
    "something in common with itself": ("Advice", put(4, 0, 0, value=1)),
    "no move counted": ("Advice", put(3, value=[])),
    "no number of seconds": ("Advice", put(5, value=float("nan"))),
    "endless": ("Advice", put(5, value=float("inf"))),
    "before it began": ("Advice", put(5, value=-1.0)),
    "no games": ("SimulationResult", put(4, 0, value=0)),
    "other games": ("SimulationResult", put(4, 0, value=99)),
    "too many draws": ("SimulationResult", put(4, 4, value=2**63)),
    "games in no number of seconds": ("SimulationResult", put(5, value=float("nan"))),
    "no playouts": ("MoveOdds", put(1, value=[0] * 4)),
    "counts that overflow": ("MoveOdds", put(1, value=[2**63] * 4)),
    "no such place": ("MoveOdds", put(2, value=4)),
    "better than the best": ("MoveOdds", put(2, value=3)),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_counts_that_can_t_be_are_refused(name):
    of, change = IMPOSSIBLE[name]
    value: Any = VALUES[of][0]
    restore, state = value.__reduce__()
    state = [list(map(list_of, part)) if isinstance(part, list | tuple) else part for part in state]
    change(state)
    state = [tuple(part) if isinstance(part, list) and len(part) == 5 else part for part in state]
    with pytest.raises(
        ValueError, match=r"must be|add up|don't fit|better than|no games|one side|after a win"
    ):
        restore(*state)


def list_of(value: object) -> object:
    """The same, and a list where it was one, to be changed alone."""
    return list(value) if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (lambda count: sp.Oracle(playouts=count, seed=1).advise(eleven()), "playout"),
        (lambda count: sp.Oracle(playouts=count, seed=1).advise(eleven()).moves[0], "playout"),
        (lambda count: sp.simulate(count, seed=1), "game"),
    ],
)
def test_one_of_a_thing_is_one(value, said):
    for text in (repr(value(1)), str(value(1))):
        assert re.search(rf"\b1 {said}\b", text)
    for text in (repr(value(2)), str(value(2))):
        assert re.search(rf"\b2 {said}s\b", text)


def test_moves_are_ordered():
    texts = ["stay", "exit", "swap Chuck", "forward 3", "forward 10", "back 1"]
    moves = [sp.Move(text) for text in texts]
    assert sorted(moves) == sorted([*moves[3:], *moves[:3]])
    assert sp.Move("forward 3") < sp.Move("forward 10")


def test_errors_pickle():
    with pytest.raises(sp.IllegalMoveError) as raised:
        eleven().play("stay")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), str(again)) == (sp.IllegalMoveError, str(raised.value))


def test_arrays_are_numpy_of_the_promised_shape():
    advice = sp.Oracle(playouts=100, seed=1).advise(eleven())
    odds = advice.moves[0]
    assert (odds.places.dtype.name, odds.places.shape) == ("float64", (4,))
    assert (odds.counts.dtype.name, odds.counts.shape) == ("int64", (4,))
    finishes = sp.simulate(100, seed=1).finishes
    assert (finishes.dtype.name, finishes.shape) == ("int64", (4, 4))
    for array in (odds.places, odds.counts, finishes):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("event", [*SQUARE_EVENTS, *EXPRESS_EVENTS], ids=repr)
def test_an_event_s_repr_makes_it_again(event):
    assert eval(repr(event), vars(sp)) == event
    assert str(event)[0] in "RBGt"  # a line of English, of a colour or of "the …"


def set_count(seat: int, place: int, count: int) -> Callable[[list[Any]], None]:
    """Another count of a colour's places in the games of Teams."""

    def change(state: list[Any]) -> None:
        state[4][1][seat] = list(state[4][1][seat])
        state[4][1][seat][place] = count

    return change


def move_to_third(state: list[Any]) -> None:
    """A 3rd place where there is none."""
    first, second, _, last = state[4][1][0]
    state[4][1][0] = [first, second - 1, 1, last]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (set_count(0, 0, 21), "add up to 20 playouts"),
        (move_to_third, "goes on after a win"),
        (put(4, 2, value=[1, 0, 0, 0]), "sums of points"),
        (put(2, value=["hard"] * 3), "4 drivers"),
        (put(1, value=["Red", "Blue"]), "2 drivers"),
    ],
)
def test_counts_that_no_games_of_teams_come_to_are_refused(change, said):
    result: Any = VALUES["SimulationResult of Teams"][0]
    restore, state = result.__reduce__()
    state = [list(part) if isinstance(part, tuple | list) else part for part in state]
    state[4][1] = [list(row) for row in state[4][1]]
    change(state)
    state[4] = tuple(state[4])
    with pytest.raises(ValueError, match=said):
        restore(*state)
