"""Bad input to the older editions: each its own message, and the key or argument that is wrong."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest

import sorry_people as sp
from tests.surface.editions import square
from tests.surface.odd import LONE, LONG, NoPairs


def classic(**changes: object) -> dict[str, Any]:
    pawns = {"Red": ["track 5", "start", "home", "home"], "Blue": ["track 20", "start", "start", "start"]}
    return square({"pawns": pawns, "card": "11"}).to_dict() | changes


def fire(**changes: object) -> dict[str, Any]:
    pawns = {"Red": ["track 20", "safety 1", "home"], "Blue": ["track 40", "start", "start"]}
    return square({"edition": "2013", "pawns": pawns, "fire": "Red 0"}).to_dict() | changes


def points(**changes: object) -> dict[str, Any]:
    hands = {"Red": ["1", "2", "3", "4", "5"], "Blue": ["1", "7", "8", "10", "Sorry!"]}
    return square({"edition": "points", "hands": hands}).to_dict() | changes


def express(**changes: object) -> dict[str, Any]:
    return sp.ExpressGame(players=["Red", "Blue"], first="Red").to_dict() | {"rolled": ["Red"]} | changes


def pawns(**changes: object) -> dict[str, Any]:
    return classic(pawns=classic()["pawns"] | changes)


def without(position: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != key}


POSITIONS: dict[str, tuple[Callable[[], object], str, str]] = {
    "no edition": (lambda: without(classic(), "edition"), "edition", 'lacks the key "edition"'),
    "unknown edition": (lambda: classic(edition="ludo"), "edition", 'unknown edition "ludo"'),
    "half an edition": (lambda: classic(edition=LONE), "edition", "unknown edition"),
    "long edition": (lambda: classic(edition=LONG), "edition", f'"{"x" * 60}…"'),
    "edition of no text": (lambda: classic(edition=2013), "edition", "named by a str, not int"),
    "a missing key": (lambda: without(classic(), "turn"), "turn", 'lacks the key "turn"'),
    "no hands": (lambda: without(points(), "hands"), "hands", 'lacks the key "hands"'),
    "an unknown key": (lambda: classic(weather="rain"), "weather", "unknown key 'weather'"),
    "a key of another edition": (lambda: classic(hands={}), "hands", "unknown key 'hands'"),
    "a deck in 2013": (lambda: fire(deck="standard"), "deck", "unknown key 'deck'"),
    "half a key": (lambda: classic(**{LONE: 1}), "\ufffd" * 3, "unknown key"),
    "a long key": (lambda: classic(**{LONG: 1}), LONG, f"unknown key '{'x' * 59}… in the position"),
    "one player": (
        lambda: classic(players=["Red"], pawns={"Red": ["start"] * 4}),
        "players",
        "1 colour plays",
    ),
    "a player twice": (lambda: classic(players=["Red", "Red"]), "players", "Red is named twice"),
    "endless players": (lambda: classic(players=itertools.repeat("Red")), "players", "Red is named twice"),
    "players as text": (
        lambda: classic(players="Red"),
        "players",
        "players must be a list of colours, not str",
    ),
    "a rider as player": (lambda: classic(players=["Bucky"]), "players", 'unknown colour "Bucky"'),
    "three in Teams": (lambda: classic(edition="teams"), "players", "Teams is played by all four"),
    "pawns of no mapping": (lambda: classic(pawns=7), "pawns", "pawns must be a mapping from colour"),
    "pawns without pairs": (lambda: classic(pawns=NoPairs()), "pawns", "a mapping whose items are pairs"),
    "pawns of nobody": (lambda: pawns(Green=["start"] * 4), "pawns", "Green has pawns but is not among"),
    "too few pawns": (lambda: pawns(Red=["start"] * 3), "pawns", "Red has 3 pawns: each player has 4"),
    "no pawns": (lambda: classic(pawns={}), "pawns", "Red has 0 pawns: each player has 4"),
    "endless pawns": (lambda: pawns(Red=itertools.repeat("start")), "pawns", "Red has 5 pawns"),
    "four in 2013": (
        lambda: fire(pawns={"Red": ["start"] * 4, "Blue": ["start"] * 3}),
        "pawns",
        "each player has 3",
    ),
    "a text of pawns": (lambda: pawns(Red="start"), "pawns", "the list of its pawns' places, not str"),
    "unknown place": (
        lambda: pawns(Red=["track 60"] * 4),
        "pawns",
        'unknown place "track 60": a place is "start"',
    ),
    "half a place": (lambda: pawns(Red=[LONE] * 4), "pawns", "unknown place"),
    "a long place": (lambda: pawns(Red=[LONG] * 4), "pawns", f'unknown place "{"x" * 60}…": a place is'),
    "a place of no text": (lambda: pawns(Red=[5] * 4), "pawns", "the list of its pawns' places, not int"),
    "two on a space": (
        lambda: pawns(Red=["track 20", "start", "start", "start"]),
        "pawns",
        "Red 0 and Blue 0 are both on track 20",
    ),
    "two winners": (
        lambda: classic(pawns={"Red": ["home"] * 4, "Blue": ["home"] * 4}, card=None, turn=None),
        "pawns",
        "Red and Blue both have every pawn home",
    ),
    "turn of nobody": (lambda: classic(turn=None, card=None), "turn", "nobody has every pawn home"),
    "turn of another": (
        lambda: classic(turn="Green"),
        "turn",
        "the turn of Green, who is not among the players",
    ),
    "turn after the end": (
        lambda: classic(pawns={"Red": ["home"] * 4, "Blue": ["start"] * 4}),
        "turn",
        "the turn of Red, but Red has won",
    ),
    "half a turn": (lambda: classic(turn=LONE), "turn", "turn: unknown colour"),
    "unknown card": (lambda: classic(card="6"), "card", 'unknown card "6"'),
    "a card all spent": (lambda: classic(spent={"11": 4}), "card", "the card 11 can't be the one drawn"),
    "a card after the end": (
        lambda: classic(pawns={"Red": ["home"] * 4, "Blue": ["start"] * 4}, turn=None),
        "card",
        "the card 11 waits",
    ),
    "a card in Points": (lambda: points(card="11"), "card", "the card 11 waits"),
    "too many spent": (lambda: classic(spent={"2": 5}), "spent", "the deck has 4"),
    "spent of another deck": (lambda: classic(spent={"1": 5}, deck="first"), "spent", "the deck has 4"),
    "a negative count": (lambda: classic(spent={"2": -1}), "spent", "must be from 0 to 4, not -1"),
    "a huge count": (lambda: classic(spent={"2": 10**5000}), "spent", "not a number of more than 64 bits"),
    "half a count": (lambda: classic(spent={"2": 0.5}), "spent", "must be a whole number, not float"),
    "a bool as count": (lambda: classic(spent={"2": True}), "spent", "must be a whole number, not bool"),
    "spent without pairs": (lambda: classic(spent=NoPairs()), "spent", "a mapping whose items are pairs"),
    "unknown deck": (lambda: classic(deck="marked"), "deck", 'unknown deck "marked"'),
    "fire in Classic": (
        lambda: classic(fire="Red 0"),
        "fire",
        "has no Fire and no Ice: the edition 2013 has",
    ),
    "ice in Classic": (lambda: classic(ice="Red 0"), "ice", "has no Fire and no Ice: the edition 2013 has"),
    "fire on no pawn": (lambda: fire(fire="Red 9"), "fire", 'unknown pawn "Red 9": a pawn is a colour'),
    "fire of no text": (
        lambda: fire(fire=3),
        "fire",
        'fire must be a pawn such as "Blue 2", or None, not int',
    ),
    "fire at home": (lambda: fire(fire="Red 2"), "fire", "the fire is on Red 2, which is on home"),
    "half a fire": (lambda: fire(fire=LONE), "fire", "unknown pawn"),
    "a long ice": (lambda: fire(ice=LONG), "ice", f'unknown pawn "{"x" * 60}…"'),
    "ice in a safety zone": (lambda: fire(ice="Red 1"), "ice", "the ice is on Red 1, which is on safety 1"),
    "a fire move of nobody": (
        lambda: fire(fire_moved=True),
        "fire_moved",
        "the fire move can only have been made",
    ),
    "fire moved by a number": (lambda: fire(fire_moved=1), "fire_moved", "must be True or False, not int"),
    "transfers by a text": (lambda: fire(fire_transfers="yes"), "fire_transfers", "True or False, not str"),
    "stacks by a number": (lambda: points(stack_bonuses=0), "stack_bonuses", "True or False, not int"),
    "no stacks": (
        lambda: without(points(), "stack_bonuses"),
        "stack_bonuses",
        'lacks the key "stack_bonuses"',
    ),
    "a view": (
        lambda: points(hands={"Red": ["1"], "Blue": 5}),
        "hands",
        "the list of the cards held, not int",
    ),
    "no hand": (lambda: points(hands={"Red": []}), "hands", "hands says nothing of Blue"),
    "a hand too large": (
        lambda: points(hands={"Red": ["3"] * 4 + ["4"] * 2, "Blue": []}),
        "hands",
        "Red holds 6 cards",
    ),
    "endless cards": (
        lambda: points(hands={"Red": itertools.cycle("345"), "Blue": []}),
        "hands",
        "Red holds 6 cards",
    ),
    "a hand of nobody": (
        lambda: points(hands={"Red": [], "Blue": [], "Green": ["1"]}),
        "hands",
        "Green holds cards",
    ),
    "cards held twice": (
        lambda: points(spent={"Sorry!": 4}),
        "spent",
        "too many cards Sorry! are spent or held",
    ),
    "drawing with five": (lambda: points(drawing="Red"), "drawing", "Red is said to be drawing"),
    "unknown drawing": (lambda: points(drawing="Bucky"), "drawing", 'drawing: unknown colour "Bucky"'),
    "no dial": (lambda: express(dial={"Red": "Red"}), "dial", "the dial of Blue shows nothing"),
    "a dial of nobody": (
        lambda: express(dial={"Red": "Red", "Blue": "Blue", "Green": "Green"}),
        "dial",
        "Green has a dial or pawns but is not among the players",
    ),
    "too few pawns in all": (lambda: express(start={"Red": 4}), "start", "there are 0 Blue pawns"),
    "too many pawns": (lambda: express(home={"Red": 1, "Blue": 0}), "start", "there are 5 Red pawns"),
    "waiting where shown": (
        lambda: express(
            start={"Red": 3, "Blue": 4, "Yellow": 4, "Green": 4}, waiting={"Red": {"Red": 1}, "Blue": {}}
        ),
        "waiting",
        "they are on the wedge",
    ),
    "waiting of no mapping": (lambda: express(waiting={"Red": 1}), "waiting", "not int"),
    "an unknown face": (lambda: express(rolled=["Purple"]), "rolled", 'unknown face "Purple"'),
    "too many faces": (lambda: express(rolled=["Red"] * 4), "rolled", "can't be the faces"),
    "endless faces": (lambda: express(rolled=itertools.repeat("Red")), "rolled", "can't be the faces"),
    "faces of no dice": (lambda: express(rolled=["SORRY!"] * 3), "rolled", "can't be the faces"),
    "one die": (lambda: express(faces=[["Red"] * 6]), "faces", "not 1 dice"),
    "a die of five": (lambda: express(faces=[["Red"] * 5] * 3), "faces", "not a die of 5"),
    "an odd die": (lambda: express(faces=[["Red"] * 5 + ["Purple"]] * 3), "faces", 'unknown face "Purple"'),
    "dice without pawns": (
        lambda: express(faces=[["SLIDE"] * 6] * 3, rolled=[]),
        "faces",
        "the game can't end",
    ),
    "a die of numbers": (lambda: express(faces=[[1] * 6] * 3), "faces", "a face is named by a str, not int"),
    "dice of no list": (lambda: express(faces="Red"), "faces", "not str"),
    "a rolled text": (lambda: express(rolled="Red"), "rolled", "rolled must be a list of faces, not str"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_impossible_positions_name_the_key(name):
    make, field, message = POSITIONS[name]
    with pytest.raises(sp.PositionError, match=re.escape(message)) as raised:
        sp.Game.from_dict(make())  # type: ignore[arg-type]
    assert raised.value.field == field


@pytest.mark.parametrize(
    ("make", "position", "right"),
    [
        (sp.PeopleGame, classic(), "people"),
        (sp.SquareGame, express(), "classic, teams, points or 2013"),
        (sp.ExpressGame, classic(), "express"),
    ],
)
def test_a_class_takes_its_own_editions_alone(make, position, right):
    with pytest.raises(sp.PositionError, match=f"edition must be {right} here, not") as raised:
        make.from_dict(position)
    assert raised.value.field == "edition"
    with pytest.raises(ValueError, match=f"edition must be {right} here, not"):
        make(position["edition"])


Options = dict[str, Any]
OPTIONS: dict[str, tuple[Options, str]] = {
    "unknown edition": ({"edition": "ludo"}, 'unknown edition "ludo": the editions are people, classic'),
    "players of Sorry People": (
        {"players": ["Red"]},
        'the edition "people" has no option players: its option is deck',
    ),
    "dice in Classic": (
        {"edition": "classic", "faces": []},
        'the edition "classic" has no option faces: its options are players, deck and quick_start',
    ),
    "stacks in Teams": (
        {"edition": "teams", "stack_bonuses": True},
        'the edition "teams" has no option stack_bonuses',
    ),
    "transfers in Points": (
        {"edition": "points", "fire_transfers": True},
        'the edition "points" has no option fire_transfers',
    ),
    "a deck in 2013": ({"edition": "2013", "deck": "first"}, 'the edition "2013" has no option deck'),
    "a quick start in Express": (
        {"edition": "express", "quick_start": True},
        'the edition "express" has no option quick_start: its options are players and faces',
    ),
    "three in Teams": (
        {"edition": "teams", "players": ["Red", "Blue", "Green"]},
        "Teams is played by all four",
    ),
    "alone": ({"edition": "classic", "players": ["Red"]}, "1 colour plays: there are 2 to 4"),
    "nobody": ({"edition": "express", "players": []}, "0 players: there are 2 to 4"),
    "twice": ({"edition": "2013", "players": ["Red", "Red"]}, "Red is named twice"),
    "unknown colour": ({"edition": "classic", "players": ["Red", "Pink"]}, 'unknown colour "Pink"'),
    "half a colour": ({"edition": "classic", "players": ["Red", LONE]}, "unknown colour"),
    "first of others": (
        {"edition": "classic", "players": ["Red", "Blue"], "first": "Green"},
        "first is Green, who is not among the players Red and Blue",
    ),
    "a rider first": ({"edition": "classic", "first": "Bucky"}, 'unknown colour "Bucky"'),
    "a colour first": ({"first": "Red"}, 'unknown rider "Red"'),
    "unknown deck": (
        {"edition": "classic", "deck": "marked"},
        "the decks are standard, first and waddingtons",
    ),
    "two dice": (
        {"edition": "express", "faces": [["Red"] * 6] * 2},
        "three dice, each a sequence of six faces, not 2",
    ),
    "no pawns on the dice": ({"edition": "express", "faces": [["SLIDE"] * 6] * 3}, "the game can't end"),
    "a huge seed": ({"edition": "express", "seed": 2**64}, "seed must be from 0"),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_options_that_can_t_be(name):
    options, message = OPTIONS[name]
    with pytest.raises(ValueError, match=re.escape(message)):
        sp.Game(**options)


TYPES: dict[str, tuple[Options, str]] = {
    "edition": ({"edition": 2013}, "an edition is named by a str, not int"),
    "quick_start": ({"edition": "classic", "quick_start": 1}, "quick_start must be True or False, not int"),
    "stack_bonuses": (
        {"edition": "points", "stack_bonuses": "no"},
        "stack_bonuses must be True or False, not str",
    ),
    "fire_transfers": (
        {"edition": "2013", "fire_transfers": 0},
        "fire_transfers must be True or False, not int",
    ),
    "a flag of another": (
        {"edition": "express", "quick_start": 0},
        "quick_start must be True or False, not int",
    ),
    "players": ({"edition": "classic", "players": "Red"}, "players must be a sequence of colours, not str"),
    "deck": ({"edition": "classic", "deck": 45}, "a deck is named by a str, not int"),
    "faces": ({"edition": "express", "faces": 6}, "faces must be a sequence of three dice"),
    "seed": ({"edition": "2013", "seed": True}, "seed must be a whole number, not bool"),
}


@pytest.mark.parametrize("name", TYPES)
def test_options_of_a_wrong_type(name):
    options, message = TYPES[name]
    with pytest.raises(TypeError, match=re.escape(message)):
        sp.Game(**options)


def test_an_option_that_is_off_is_none():
    for edition in ("people", "classic", "teams", "points", "2013", "express"):
        off = {
            "quick_start": False,
            "stack_bonuses": False,
            "fire_transfers": False,
            "faces": None,
            "deck": None,
        }
        assert sp.Game(edition, seed=1, players=None, **off) == sp.Game(edition, seed=1)  # type: ignore[arg-type]


ILLEGAL: dict[str, tuple[Callable[[], object], str]] = {
    "no card": (
        lambda: sp.Game("classic", first="Red").play("start pawn 0"),
        "no card is drawn: Red draws first",
    ),
    "no roll": (lambda: sp.Game("express", first="Red").play("pass"), "nothing is rolled: Red rolls first"),
    "choose first": (
        lambda: sp.Game("teams", first="Red").choose("hard"),
        "no card is drawn: Red draws first",
    ),
    "choose before the roll": (lambda: sp.Game("express", first="Red").choose("easy"), "Red rolls first"),
    "advise first": (
        lambda: sp.Oracle().advise(sp.Game("2013", first="Red")),
        "no card is drawn: Red draws first",
    ),
    "advise before the roll": (
        lambda: sp.Oracle().advise(sp.Game("express", first="Red")),
        "Red rolls first",
    ),
    "draw twice": (lambda: sp.Game.from_dict(classic()).draw(), "Red has drawn the card 11: play it before"),
    "roll twice": (
        lambda: sp.Game.from_dict(express()).roll(),
        "Red has rolled Red: follow it before rolling",
    ),
    "a roll of cards": (lambda: sp.Game("classic").roll(), "this edition has cards and no dice: draw"),
    "a roll of riders": (lambda: sp.Game().roll(), "this edition has cards and no dice: draw"),
    "a draw of dice": (lambda: sp.Game("express").draw(), "this edition has dice and no cards: roll"),
    "not legal": (
        lambda: sp.Game.from_dict(classic()).play("decline"),
        'Red can\'t play "decline" with the card 11: legal is "forward 11 pawn 0", "swap pawn 0 Blue 0"',
    ),
    "a pass": (lambda: sp.Game.from_dict(classic()).play(None), "Red can't pass with the card 11"),
    "no move": (lambda: sp.Game.from_dict(classic()).play("jump"), 'unknown move "jump": a move reads like'),
    "half a move": (lambda: sp.SquareMove(LONE), "unknown move"),
    "a long move": (lambda: sp.SquareMove(LONG), f'unknown move "{"x" * 60}…": a move reads like'),
    "a long move of Express": (lambda: sp.ExpressMove(LONG), f'unknown move "{"x" * 60}…": a move is "take'),
    "a move too far": (lambda: sp.SquareMove("forward 13 pawn 0"), "unknown move"),
    "no such pawn": (lambda: sp.SquareMove("start pawn 4"), "unknown move"),
    "a leading zero": (lambda: sp.SquareMove("forward 05 pawn 0"), "unknown move"),
    "a space too many": (lambda: sp.SquareMove("start  pawn 0"), "unknown move"),
    "half of Express": (lambda: sp.Game.from_dict(express()).play(LONE), "unknown move"),
    "not legal in Express": (
        lambda: sp.Game.from_dict(express()).play("pass"),
        'Red can\'t play "pass" with the face Red: legal is "take Red"',
    ),
    "a simulation of the end": (
        lambda: sp.simulate(1, start=square({"pawns": {"Red": ["home"] * 4}, "turn": None})),
        "the game is over",
    ),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_moves(name):
    act, message = ILLEGAL[name]
    with pytest.raises(sp.IllegalMoveError, match=re.escape(message)):
        act()


def test_errors_tell_by_attributes_too():
    game = square(classic())
    with pytest.raises(sp.IllegalMoveError) as raised:
        game.play("decline")
    error = raised.value
    assert (error.move, error.player, error.rider, error.card) == ("decline", sp.Colour.RED, None, "11")
    assert list(error.legal_moves) == game.legal_moves()
    with pytest.raises(sp.IllegalMoveError) as raised:
        sp.ExpressGame.from_dict(express()).play("pass")
    assert list(raised.value.legal_moves) == [sp.ExpressMove("take Red")]
    with pytest.raises(sp.IllegalMoveError) as raised:
        sp.Game(seed=1, first="Bucky").play("exit")
    assert raised.value.player is raised.value.rider is sp.Rider.BUCKY
    with pytest.raises(sp.IllegalMoveError) as raised:
        sp.SquareMove(LONG)
    assert raised.value.move == LONG


MOVES_OF_OTHERS: list[tuple[Callable[[], sp.Game], object, str]] = [
    (lambda: square(classic()), sp.Move("forward 11"), "a move is a SquareMove or its text, not Move"),
    (lambda: square(classic()), 5, "a move is a SquareMove or its text, not int"),
    (
        lambda: sp.Game.from_dict(express()),
        sp.SquareMove("decline"),
        "an ExpressMove or its text, not SquareMove",
    ),
    (lambda: sp.Game(seed=1), sp.ExpressMove("pass"), "a move is a Move or its text, not ExpressMove"),
]


@pytest.mark.parametrize(("make", "move", "message"), MOVES_OF_OTHERS)
def test_moves_of_other_editions_are_refused(make, move, message):
    game = make()
    before = game.copy()
    with pytest.raises(TypeError, match=message):
        game.play(move)
    assert game == before


VALUES: dict[str, tuple[Callable[[], object], str]] = {
    "three drivers of four": (
        lambda: sp.simulate(1, start=sp.Game("classic"), drivers=["hard"] * 3),
        "drivers must name 4 drivers, one each for Red, Blue, Yellow, Green, not 3",
    ),
    "four drivers of two": (
        lambda: sp.simulate(1, start=sp.Game("classic", players=["Red", "Blue"]), drivers=["hard"] * 4),
        "drivers must name 2 drivers, one each for Red, Blue, not 4",
    ),
    "riders of colours": (
        lambda: sp.simulate(1, start=sp.Game("classic"), drivers={"Bucky": "hard"}),
        'unknown colour "Bucky"',
    ),
    "a colour that sits out": (
        lambda: sp.simulate(
            1,
            start=sp.Game("classic", players=["Red", "Blue"]),
            drivers={"Red": "hard", "Blue": "hard", "Green": "hard"},
        ),
        "Green doesn't play: the players are Red, Blue",
    ),
    "a colour without": (
        lambda: sp.simulate(1, start=sp.Game("express", players=["Red", "Blue"]), drivers={"Red": "hard"}),
        "drivers names no driver for Blue",
    ),
    "a simple playout": (
        lambda: sp.simulate(1, start=sp.Game("2013"), simple=True),
        "simple is for Sorry People",
    ),
    "a hand of nobody": (
        lambda: sp.SquareGame("points", players=["Red", "Blue"]).hand("Green"),
        "Green doesn't play",
    ),
    "a view of nobody": (
        lambda: sp.Game("express", players=["Red", "Blue"]).view("Green"),
        "Green doesn't play",
    ),
    "a view of no rider": (lambda: sp.Game(seed=1).view("Red"), 'unknown rider "Red"'),
    "a person's choice": (lambda: square(classic()).choose("person"), "easy, medium or hard"),
    "unknown kind": (lambda: sp.SquareEvent("jumped"), 'unknown kind "jumped"'),  # type: ignore[arg-type]
    "half a kind": (lambda: sp.ExpressEvent(LONE, "Red"), "unknown kind"),  # type: ignore[arg-type]
    "no pawn": (lambda: sp.SquareEvent("home"), 'an event "home" needs pawn'),
    "no source": (lambda: sp.ExpressEvent("took", "Red", colour="Red"), 'an event "took" needs source'),
    "another's pawn": (lambda: sp.SquareEvent("home", "Red", pawn="Blue 0"), "player doesn't fit"),
    "no slide": (
        lambda: sp.SquareEvent("slid", pawn="Red 0", start="track 1"),
        "takes no slide from track 1",
    ),
    "a long pawn": (lambda: sp.SquareEvent("home", pawn=LONG), f'unknown pawn "{"x" * 60}…"'),
    "half a place": (lambda: sp.SquareEvent("moved", pawn="Red 0", start=LONE), "unknown place"),
    "a long source": (
        lambda: sp.ExpressEvent("took", "Red", colour="Red", source=LONG),
        f'unknown source "{"x" * 60}…"',
    ),
    "a card too many": (lambda: sp.SquareEvent("home", pawn="Red 0", card="1"), "card doesn't fit"),
    "a target too low": (
        lambda: sp.Tournament(["Red", "Blue"], target=9),
        "target must be 10 or more, not 9",
    ),
    "a tournament of Classic": (
        lambda: sp.Tournament(["Red", "Blue"], edition="classic"),  # type: ignore[arg-type]
        'edition must be express or points, whose rounds are scored, not "classic"',
    ),
    "a tournament alone": (lambda: sp.Tournament(["Red"]), "1 player: there are 2 to 4"),
}


@pytest.mark.parametrize("name", VALUES)
def test_values_that_can_t_be(name):
    act, message = VALUES[name]
    with pytest.raises(ValueError, match=re.escape(message)):
        act()
