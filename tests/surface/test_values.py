"""All values print readably, compare, hash, copy and pickle."""

import copy
import pickle

import pytest
from hypothesis import given

import sorry_people as sp
from tests.surface.positions import eleven, games


def values() -> dict[str, tuple[object, object, str]]:
    """Of each type: a value, a different one of the same type, and what its text or repr says."""
    advice = [sp.Oracle(playouts=100, seed=seed).advise(eleven()) for seed in (1, 2)]
    event = [eleven().play(move)[0] for move in ("forward 11", "swap Chuck")]
    result = [sp.simulate(100, seed=seed) for seed in (1, 2)]
    return {
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


VALUES = values()


@pytest.mark.parametrize("name", VALUES)
def test_values_compare_and_hash_by_value(name):
    value, other, _ = VALUES[name]
    again = pickle.loads(pickle.dumps(value))
    assert value == again
    assert hash(value) == hash(again)
    assert value != other
    assert value != 5
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
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert f"seed={game.seed}" in repr(game)


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
