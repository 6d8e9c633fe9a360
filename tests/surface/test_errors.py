"""Bad input: each its own message, which says what was wrong and what would do."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import sorry_people as sp
from tests.surface.positions import eleven


def over() -> sp.Game:
    """A game in which all are home."""
    return sp.Game.from_dict(
        eleven().to_dict()
        | {
            "places": dict.fromkeys(map(str, sp.Rider), "home"),
            "ranking": list(map(str, sp.Rider)),
            "turn": None,
            "card": None,
            "loses_next_turn": [],
        }
    )


def drawn() -> sp.Game:
    game = sp.Game(seed=1, first="Bucky", deck=["3"])
    game.draw()
    return game


def position(**changes: object) -> dict[str, Any]:
    return eleven().to_dict() | changes


def places(**changes: str) -> dict[str, Any]:
    return position(places=eleven().to_dict()["places"] | changes)


ILLEGAL: dict[str, tuple[Callable[[], object], str]] = {
    "no card drawn": (
        lambda: sp.Game(seed=1, first="Bucky").play("exit"),
        "no card is drawn: Bucky draws first",
    ),
    "choose without a card": (lambda: sp.Game(seed=1, first="Bucky").choose("hard"), "no card is drawn"),
    "advise without a card": (lambda: sp.Oracle().advise(sp.Game(seed=1, first="Bucky")), "no card is drawn"),
    "two draws": (lambda: drawn().draw(), "Bucky has drawn the card 3: play it before drawing again"),
    "draw after the end": (lambda: over().draw(), "the game is over"),
    "play after the end": (lambda: over().play("exit"), "the game is over"),
    "advise after the end": (lambda: sp.Oracle().advise(over()), "the game is over"),
    "simulate after the end": (lambda: sp.simulate(4, start=over()), "the game is over"),
    "not legal": (lambda: eleven().play("stay"), 'legal is "forward 11", "swap Terrence"'),
    "pass with a move": (lambda: eleven().play(None), "can't pass with the card 11"),
    "nothing legal": (lambda: drawn().play("exit"), "it has no legal move and can only be spent"),
    "no move": (lambda: eleven().play("jump"), 'unknown move "jump": a move is "exit", "forward N"'),
    "no move either": (lambda: sp.Move("swap Ann"), "swap Ann"),
}

POSITIONS: dict[str, tuple[Callable[[], object], str]] = {
    "two on a space": (lambda: places(Bucky="road 75"), "Bucky and Chuck are both on road 75"),
    "unknown place": (lambda: places(Bucky="road 120"), 'unknown place "road 120": a place is "fair"'),
    "unknown driveway": (lambda: places(Bucky="driveway 6"), "driveway 6"),
    "unknown rider": (lambda: places(Ann="fair"), "Ann"),
    "ranked on the way": (lambda: position(ranking=["Chuck"]), "Chuck is in the ranking but on road 75"),
    "home unranked": (lambda: places(Chuck="home"), "Chuck is home but not in the ranking"),
    "ranked twice": (
        lambda: places(Chuck="home") | {"ranking": ["Chuck"] * 2},
        "Chuck is in the ranking twice",
    ),
    "too many spent": (lambda: position(spent={"2": 5}), "5 cards 2 are spent, but the deck has 4"),
    "card all spent": (lambda: position(spent={"11": 4}), "the card 11 can't be the one drawn"),
    "unknown card": (lambda: position(card="6"), "6"),
    "negative count": (lambda: position(spent={"2": -1}), "-1"),
    "nobody's turn": (lambda: position(turn=None), "it is nobody's turn, but"),
    "turn of one at home": (
        lambda: places(Bucky="home") | {"ranking": ["Bucky"]},
        "the turn of Bucky, who is home",
    ),
    "other edition": (lambda: position(edition="ludo"), "ludo"),
    "missing key": (lambda: {k: v for k, v in position().items() if k != "turn"}, "lacks the key"),
    "unknown key": (lambda: position(colour="red"), "colour"),
}

VALUES: dict[str, tuple[Callable[[], object], str]] = {
    "threads=0": (lambda: sp.Oracle(threads=0), "threads must be 1 or more, not 0"),
    "simulate threads=0": (lambda: sp.simulate(4, threads=0), "threads must be 1 or more, not 0"),
    "too many threads": (lambda: sp.Oracle(threads=100_000), "threads must be"),
    "negative playouts": (lambda: sp.Oracle(playouts=-1), "playouts must be 1 or more, not -1"),
    "no games": (lambda: sp.simulate(0), "games must be 1 or more, not 0"),
    "negative seed": (lambda: sp.Game(seed=-1), "seed must be from 0"),
    "huge seed": (lambda: sp.simulate(4, seed=2**64), "seed must be from 0"),
    "unknown driver": (lambda: sp.simulate(4, drivers=["hard"] * 3 + ["genius"]), "genius"),
    "unknown rider as driver": (lambda: sp.simulate(4, drivers={"Ann": "hard"}), "Ann"),
    "a driver missing": (lambda: sp.simulate(4, drivers={"Bucky": "hard"}), "no driver for Terrence"),
    "three drivers": (lambda: sp.simulate(4, drivers=["hard"] * 3), "four drivers, one a rider, not 3"),
    "unknown level": (lambda: eleven().choose("genius"), "genius"),
    "a person's level": (lambda: eleven().choose("person"), "easy, medium or hard"),
    "unknown first": (lambda: sp.Game(first="Ann"), "Ann"),
    "unknown card in the deck": (lambda: sp.Game(deck=["6"]), "6"),
    "negative depth": (lambda: sp.perft(sp.Game(), -1), "depth"),
    "fewer playouts": (lambda: _extend_to(99), "playouts"),
}


def _extend_to(playouts: int) -> sp.Advice:
    oracle = sp.Oracle(playouts=100, seed=1)
    return oracle.extend(oracle.advise(eleven()), playouts=playouts)


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_moves(name):
    act, message = ILLEGAL[name]
    with pytest.raises(sp.IllegalMoveError, match=re.escape(message)):
        act()


@pytest.mark.parametrize("name", POSITIONS)
def test_impossible_positions_are_refused_with_the_reason(name):
    make, message = POSITIONS[name]
    with pytest.raises(sp.PositionError, match=re.escape(message)):
        sp.Game.from_dict(make())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", VALUES)
def test_values_out_of_range(name):
    act, message = VALUES[name]
    with pytest.raises(ValueError, match=re.escape(message)):
        act()


def test_a_deck_with_too_many_of_a_card():
    with pytest.raises(sp.PositionError, match="5 cards 2, but the deck has 4"):
        sp.Game(deck=["2"] * 5)


@pytest.mark.parametrize("error", [sp.IllegalMoveError, sp.PositionError, sp.SaveError])
def test_errors_are_of_the_family(error):
    assert issubclass(error, sp.SorryError)
    assert issubclass(error, ValueError)


def test_errors_tell_by_attributes_too():
    with pytest.raises(sp.IllegalMoveError) as illegal:
        eleven().play("stay")
    error = illegal.value
    assert (error.move, error.rider, error.card) == ("stay", "Bucky", "11")
    assert list(error.legal_moves) == eleven().legal_moves()
    with pytest.raises(sp.PositionError) as impossible:
        sp.Game.from_dict(places(Bucky="road 75"))
    assert impossible.value.field == "places"


@pytest.mark.parametrize("wrong", [1.5, "3", None, [1]])
def test_numbers_must_be_whole(wrong):
    with pytest.raises(TypeError, match="whole number"):
        sp.simulate(wrong)
