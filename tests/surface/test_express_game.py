"""`ExpressGame`, its moves and events, and `Tournament`: each line of the surface."""

import copy
import pickle
from typing import Any

import pytest

import sorry_people as sp


def express(**changes: Any) -> sp.ExpressGame:
    """Red and Blue with a face to be followed."""
    position = sp.ExpressGame(players=["Red", "Blue"], first="Red").to_dict()
    return sp.ExpressGame.from_dict(position | changes, seed=1)


def test_a_new_game():
    """X1."""
    game = sp.Game("express", players=["Red", "Green"], seed=1, first="Green")
    assert game.players == ["Red", "Green"]
    assert game.start == dict.fromkeys(sp.Colour, 4)
    assert game.dial == {"Red": "Red", "Green": "Green"}
    assert game.home == {"Red": 0, "Green": 0}
    assert game.waiting == {"Red": dict.fromkeys(sp.Colour, 0), "Green": dict.fromkeys(sp.Colour, 0)}
    assert (game.turn, game.rolled, game.face, game.needs_draw) == ("Green", [], None, True)
    assert (game.winners, game.ranking, game.scores) == ([], [], {"Red": 0, "Green": 0})
    assert game.faces[1] == ["Red", "Blue", "Yellow", "Green", "Wild", "SLIDE"]  # X9


def test_a_roll_is_followed_face_by_face():
    """X2: colours, wild, SORRY!, SLIDE."""
    game = sp.Game("express", seed=3)
    faces = game.roll()
    order = [*map(str, sp.Colour), "Wild", "SORRY!", "SLIDE"]
    assert game.rolled == sorted(faces, key=order.index)
    assert (game.face, game.needs_draw) == (game.rolled[0], False)
    rolled = game.rolled
    game.play(next(iter(game.legal_moves()), None))
    assert game.rolled == rolled[1:]


def test_a_pawn_goes_home_or_waits():
    """X4."""
    game = express(rolled=["Red", "Blue"])
    took, home = game.play("take Red")
    assert (took.kind, took.player, took.colour, took.source, took.other) == (
        "took",
        "Red",
        "Red",
        "start",
        None,
    )
    assert (home.kind, home.colour) == ("home", "Red")
    game.play(sp.ExpressMove("take Blue"))
    assert game.home == {"Red": 1, "Blue": 0}
    assert game.waiting[sp.Colour.RED][sp.Colour.BLUE] == 1
    assert game.turn == "Blue"


def test_a_face_that_can_t_be_followed_is_passed():
    """X6."""
    game = express(rolled=["SORRY!"])
    assert game.legal_moves() == []
    (nothing,) = game.play(None)
    assert (nothing.kind, nothing.face) == ("nothing", "SORRY!")


def test_a_slide_may_give_the_game_to_another():
    """X7, X8."""
    game = express(
        rolled=["SLIDE"],
        start={"Red": 4, "Yellow": 4, "Green": 4},
        dial={"Red": "Red", "Blue": "Yellow"},
        waiting={"Red": {}, "Blue": {"Blue": 4}},
    )
    slid, over = game.play("slide Blue Blue")
    assert (slid.kind, slid.other, slid.shown, slid.colour) == ("slid", "Blue", "Yellow", "Blue")
    assert (over.kind, over.winner, over.player) == ("game_over", "Blue", "Blue")
    assert (game.winners, game.ranking, game.is_over, game.turn) == (["Blue"], ["Blue"], True, None)
    assert game.scores == {"Red": 0, "Blue": 5}  # X10


MOVES: dict[str, tuple[str, str | None, str | None, bool, bool]] = {
    "take Red": ("take", "Red", None, False, True),
    "take Red from own": ("take", "Red", None, True, False),
    "take Red from Blue": ("take", "Red", "Blue", False, False),
    "sorry Blue": ("sorry", None, "Blue", False, False),
    "slide own Green": ("slide", "Green", None, True, False),
    "slide Blue Green": ("slide", "Green", "Blue", False, False),
    "pass": ("pass", None, None, False, False),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_tells_what_it_does(text):
    move = sp.ExpressMove(text)
    assert (move.kind, move.colour, move.player, move.is_own, move.from_start) == MOVES[text]
    assert str(move) == text
    assert repr(move) == f"ExpressMove('{text}')"


def played(edition: str, seed: int, players: list[str]) -> Any:
    """A game to its end by computer players."""
    game = sp.Game(edition, players=players, seed=seed)
    while not game.is_over:
        if game.needs_draw:
            game.roll() if edition == "express" else game.draw()
        else:
            game.play(game.choose("hard"))
    return game


@pytest.mark.parametrize("edition", ["express", "points"])
def test_a_tournament_goes_on_to_its_target(edition):
    """X10, KP4."""
    tournament = sp.Tournament(["Blue", "Red"], target=400 if edition == "points" else 10, edition=edition)
    assert (tournament.players, tournament.edition) == (["Red", "Blue"], edition)
    games = 0
    while tournament.winner is None:
        assert max(tournament.scores.values()) < tournament.target
        tournament.record(played(edition, games, ["Red", "Blue"]))
        games += 1
    assert len(tournament.rounds) == games
    for player in tournament.players:
        assert tournament.scores[player] == sum(scored[player] for scored in tournament.rounds)
    assert tournament.scores[tournament.winner] >= tournament.target
    before = tournament.to_dict()
    with pytest.raises(ValueError, match=f"the tournament is over: {tournament.winner} has won it"):
        tournament.record(played(edition, 99, ["Red", "Blue"]))
    assert tournament.to_dict() == before


def test_tournaments_compare_copy_and_pickle():
    tournament = sp.Tournament(["Red", "Blue"], target=30)
    tournament.record(played("express", 1, ["Red", "Blue"]))
    others = [tournament.copy(), copy.copy(tournament), copy.deepcopy(tournament)]
    others += [pickle.loads(pickle.dumps(tournament)), sp.Tournament.from_dict(tournament.to_dict())]
    assert all(other == tournament for other in others)
    tournament.record(played("express", 2, ["Red", "Blue"]))
    assert all(other != tournament for other in others)
    with pytest.raises(TypeError, match="unhashable"):
        hash(tournament)
    assert "to 30" in repr(tournament)


REFUSED: dict[str, tuple[Any, str]] = {
    "another edition": (
        lambda: played("points", 1, ["Red", "Blue"]),
        'the game is of the edition "points", the tournament of "express"',
    ),
    "Sorry People": (lambda: sp.Game(seed=1), 'the game is of the edition "people"'),
    "other players": (lambda: played("express", 1, ["Red", "Green"]), "not played by the players"),
    "not over": (lambda: sp.Game("express", players=["Red", "Blue"]), "the game is not over"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_game_that_does_not_belong_is_refused(name):
    game, message = REFUSED[name]
    tournament = sp.Tournament(["Red", "Blue"])
    with pytest.raises(ValueError, match=message):
        tournament.record(game())
    assert tournament == sp.Tournament(["Red", "Blue"])


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no such edition": ({"edition": "classic"}, "edition"),
    "no players": ({"players": []}, "players"),
    "twice": ({"players": ["Red", "Red"]}, "players"),
    "a target too low": ({"target": 9}, "target"),
    "no number": ({"target": True}, "target"),
    "no list": ({"rounds": "5"}, "rounds"),
    "two winners": ({"rounds": [{"Red": 5, "Blue": 5}]}, "rounds"),
    "no winner": ({"rounds": [{"Red": 3, "Blue": 1}]}, "rounds"),
    "somebody else": ({"rounds": [{"Red": 5, "Green": 1}]}, "rounds"),
    "half points": ({"rounds": [{"Red": 5, "Blue": 0.5}]}, "rounds"),
    "after the end": ({"rounds": [{"Red": 5}] * 3}, "rounds"),
    "an unknown key": ({"winner": "Red"}, "winner"),
}


@pytest.mark.parametrize("name", WRONG)
def test_impossible_tournaments_name_the_key(name):
    changes, field = WRONG[name]
    usual = {"edition": "express", "players": ["Red", "Blue"], "target": 10, "rounds": []}
    with pytest.raises(sp.PositionError) as raised:
        sp.Tournament.from_dict(usual | changes)
    assert raised.value.field == field
