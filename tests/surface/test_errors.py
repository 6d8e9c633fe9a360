"""Bad input: each its own message, which says what was wrong and what would do."""

import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import sorry_people as sp
from tests.surface.odd import LONE, LONG, NoPairs
from tests.surface.positions import eleven


def over() -> sp.PeopleGame:
    """A game in which all are home."""
    return sp.PeopleGame.from_dict(
        eleven().to_dict()
        | {
            "places": dict.fromkeys(map(str, sp.Rider), "home"),
            "ranking": list(map(str, sp.Rider)),
            "turn": None,
            "card": None,
            "loses_next_turn": [],
        }
    )


class Whole:
    """A number whose value is told by a function."""

    def __init__(self, tell: Callable[[], int]) -> None:
        self.tell = tell

    def __index__(self) -> int:
        return self.tell()


def drawn() -> sp.PeopleGame:
    game = sp.Game(seed=1, first="Bucky", deck=["3"])
    game.draw()
    return game


def position(**changes: object) -> dict[str, Any]:
    return eleven().to_dict() | changes


def places(**changes: str) -> dict[str, Any]:
    return position(places=eleven().to_dict()["places"] | changes)


ILLEGAL: dict[str, tuple[Callable[[], object], str]] = {
    "no card drawn": (
        lambda: sp.PeopleGame(seed=1, first="Bucky").play("exit"),
        "no card is drawn: Bucky draws first",
    ),
    "choose without a card": (
        lambda: sp.PeopleGame(seed=1, first="Bucky").choose("hard"),
        "no card is drawn",
    ),
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
    "half a character": (lambda: eleven().play(LONE), "unknown move"),
    "half a character as a Move": (lambda: sp.Move(LONE), "unknown move"),
    "a long text": (lambda: sp.Move(LONG), f'unknown move "{"x" * 60}…": a move is'),
}

POSITIONS: dict[str, tuple[Callable[[], object], str]] = {
    "two on a space": (lambda: places(Bucky="road 75"), "Bucky and Chuck are both on road 75"),
    "unknown place": (lambda: places(Bucky="road 120"), 'unknown place "road 120": a place is "fair"'),
    "unknown driveway": (lambda: places(Bucky="driveway 6"), "driveway 6"),
    "unknown rider": (lambda: places(Ann="fair"), "Ann"),
    "ranked on the way": (lambda: position(ranking=["Chuck"]), "Chuck is in the ranking but on road 75"),
    "ranked at the fair": (
        lambda: places(Chuck="fair") | {"ranking": ["Chuck"]},
        "Chuck is in the ranking but at the fair: the ranking lists",
    ),
    "home unranked": (lambda: places(Chuck="home"), "Chuck is home but not in the ranking"),
    "ranked twice": (
        lambda: places(Chuck="home") | {"ranking": ["Chuck"] * 2},
        "Chuck is in the ranking twice",
    ),
    "too many spent": (lambda: position(spent={"2": 5}), "5 cards 2 are spent, but the deck has 4"),
    "card all spent": (lambda: position(spent={"11": 4}), "the card 11 can't be the one drawn"),
    "unknown card": (lambda: position(card="6"), "6"),
    "negative count": (lambda: position(spent={"2": -1}), "must be from 0 to 4, not -1"),
    "huge count": (lambda: position(spent={"2": 10**5000}), "not a number of more than 64 bits"),
    "half a count": (
        lambda: position(spent={"2": 0.5}),
        "the count of cards 2 must be a whole number, not float",
    ),
    "bool as a count": (lambda: position(spent={"2": True}), "must be a whole number, not bool"),
    "half a character as turn": (lambda: position(turn=LONE), "turn: unknown rider"),
    "half a character as edition": (lambda: position(edition=LONE), "edition: unknown edition"),
    "half a character as key": (lambda: position(**{LONE: 1}), "unknown key"),
    "half a character as place": (lambda: places(Bucky=LONE), "unknown place"),
    "half a character as rider": (lambda: places(**{LONE: "fair"}), "unknown rider"),
    "long place": (lambda: places(Bucky=LONG), f'unknown place "{"x" * 60}…": a place is'),
    "long turn": (lambda: position(turn=LONG), f'unknown rider "{"x" * 60}…": the riders are'),
    "long edition": (lambda: position(edition=LONG), f'unknown edition "{"x" * 60}…": the editions are'),
    "long key": (lambda: position(**{LONG: 1}), f"unknown key '{'x' * 59}… in the position"),
    "places without pairs": (
        lambda: position(places=NoPairs()),
        "places must be a mapping whose items are pairs",
    ),
    "spent without pairs": (
        lambda: position(spent=NoPairs()),
        "spent must be a mapping whose items are pairs",
    ),
    "endless ranking": (
        lambda: position(ranking=itertools.repeat("Chuck")),
        "ranking lists more than the four riders",
    ),
    "endless losing": (
        lambda: position(loses_next_turn=itertools.repeat("Chuck")),
        "loses_next_turn lists more than the four riders",
    ),
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
    "negative seed": (lambda: sp.PeopleGame(seed=-1), "seed must be from 0"),
    "huge seed": (lambda: sp.simulate(4, seed=2**64), "seed must be from 0"),
    "number of no machine": (lambda: sp.simulate(10**5000), "or less, not a number of more than 64 bits"),
    "negative beyond all": (
        lambda: sp.simulate(-(10**5000)),
        "games must be 1 or more, not a number of more",
    ),
    "seed beyond all": (lambda: sp.PeopleGame(seed=10**5000), "not a number of more than 64 bits"),
    "steps beyond all": (
        lambda: sp.Event("moved", "Bucky", start="road 1", end="road 2", steps=10**5000),
        "steps must be from -128 to 127, not a number of more than 64 bits",
    ),
    "half a character as rider": (lambda: sp.exit_space(LONE), "unknown rider"),
    "half a character as kind": (lambda: sp.Event(LONE, "Bucky"), "unknown kind"),  # type: ignore[arg-type]
    "half a character as place": (lambda: sp.Event("bumped", "Bucky", start=LONE), "unknown place"),
    "long kind": (
        lambda: sp.Event(LONG, "Bucky"),  # type: ignore[arg-type]
        f'unknown kind "{"x" * 60}…": the kinds are',
    ),
    "long rider": (lambda: sp.exit_space(LONG), f'unknown rider "{"x" * 60}…": the riders are'),
    "drivers without pairs": (
        lambda: sp.simulate(4, drivers=NoPairs()),
        "drivers must be a mapping whose items are pairs",
    ),
    "unknown driver": (lambda: sp.simulate(4, drivers=["hard"] * 3 + ["genius"]), "genius"),
    "unknown rider as driver": (lambda: sp.simulate(4, drivers={"Ann": "hard"}), "Ann"),
    "a driver missing": (lambda: sp.simulate(4, drivers={"Bucky": "hard"}), "no driver for Terrence"),
    "three drivers": (
        lambda: sp.simulate(4, drivers=["hard"] * 3),
        "drivers must name 4 drivers, one each for Bucky, Terrence, Bethany, Chuck, not 3",
    ),
    "unknown level": (lambda: eleven().choose("genius"), "genius"),
    "a person's level": (lambda: eleven().choose("person"), "easy, medium or hard"),
    "unknown first": (lambda: sp.PeopleGame(first="Ann"), "Ann"),
    "unknown card in the deck": (lambda: sp.PeopleGame(deck=["6"]), "6"),
    "negative depth": (lambda: sp.perft(sp.Game(), -1), "depth"),
    "fewer playouts": (lambda: _extend_to(99), "must be 100 or more, not 99"),
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
        sp.PeopleGame.from_dict(make())  # type: ignore[arg-type]


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
        sp.PeopleGame.from_dict(places(Bucky="road 75"))
    assert impossible.value.field == "places"


NUMBERS: dict[str, Callable[[Any], object]] = {
    "games": sp.simulate,
    "threads": lambda number: sp.simulate(4, threads=number),
    "seed": lambda number: sp.simulate(4, seed=number),
    "a game's seed": lambda number: sp.PeopleGame(seed=number),
    "a position's seed": lambda number: sp.PeopleGame.from_dict(position(), seed=number),
    "an Oracle's playouts": lambda number: sp.Oracle(playouts=number),
    "an Oracle's threads": lambda number: sp.Oracle(threads=number),
    "an Oracle's seed": lambda number: sp.Oracle(seed=number),
    "playouts to extend to": _extend_to,
    "depth": lambda number: sp.perft(sp.Game(), number),
    "triangle": sp.Shortcut,
    "steps": lambda number: sp.Event("moved", "Bucky", start="road 1", end="road 2", steps=number),
    "rank": lambda number: sp.Event("home", "Bucky", rank=number),
}


@pytest.mark.parametrize("wrong", [1.5, "3", [1], True, False])
@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_must_be_whole(name, wrong):
    with pytest.raises(TypeError, match="whole number, not"):
        NUMBERS[name](wrong)


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("error", [ZeroDivisionError, OverflowError, KeyboardInterrupt])
def test_what_a_number_raises_is_passed_on(name, error):
    def fail() -> int:
        raise error("of its own")

    with pytest.raises(error, match="of its own"):
        NUMBERS[name](Whole(fail))


def test_whatever_tells_a_whole_number_is_one():
    assert sp.PeopleGame(seed=Whole(lambda: 7)).seed == 7  # type: ignore[arg-type]


def test_the_error_keeps_all_of_a_long_text():
    with pytest.raises(sp.IllegalMoveError) as raised:
        sp.Move(LONG)
    assert raised.value.move == LONG
    assert json.dumps(LONG) not in str(raised.value)
