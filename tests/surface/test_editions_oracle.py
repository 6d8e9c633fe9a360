"""The Oracle, `simulate` and `perft` for the older editions."""

import json
import pickle
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.editions import SEEDS, advance, any_games, square

EASY = ["easy"] * 4


def eleven() -> sp.SquareGame:
    """Red, whose last pawn is far out, may go forward 11 or swap with one that is about to be home."""
    pawns = {
        "Red": ["track 30", "home", "home", "home"],
        "Blue": ["track 2", "home", "home", "home"],
    }
    return square({"pawns": pawns, "card": "11"})


def seven(**changes: Any) -> sp.SquareGame:
    """Four pawns on their way: a 7 with many splits, not all of them good."""
    pawns = {
        "Red": ["track 30", "safety 1", "track 58", "track 10"],
        "Blue": ["track 20", "track 33", "home", "home"],
    }
    return square({"pawns": pawns, "card": "7"} | changes)


def test_advice_of_a_card():
    """O1 to O3: the chance to win by each move."""
    advice = sp.Oracle(playouts=400, seed=1).advise(eleven())
    assert (advice.edition, advice.player, advice.rider, advice.card) == ("classic", "Red", "Red", "11")
    assert (advice.measure, advice.best_place, advice.face) == ("first", 1, None)
    assert [str(odds.move) for odds in advice.moves] == ["forward 11 pawn 0", "swap pawn 0 Blue 0"]
    assert list(advice.policies.items()) == [("Red", "hard"), ("Blue", "hard")]
    for odds in advice.moves:
        assert (odds.playouts, int(odds.counts.sum())) == (400, 400)
        assert odds.places[2:].tolist() == [0, 0]
        assert odds.first == odds.places[0]
        assert (odds.score, odds.score_margin) == (None, None)
    assert advice.best in [odds.move for odds in advice.moves]
    assert json.loads(json.dumps(advice.to_dict()))["player"] == "Red"
    assert "Chance to win" in str(advice)


def test_in_teams_the_partnership_wins():
    """KT5: whatever either partner does counts for both."""
    players = list(map(str, sp.Colour))
    pawns = {"Red": ["home"] * 4, "Yellow": ["track 34", "home", "home", "home"]}
    game = square({"edition": "teams", "players": players, "pawns": pawns, "turn": "Yellow", "card": "3"})
    advice = sp.Oracle(playouts=200, seed=1).advise(game)
    assert [str(odds.move) for odds in advice.moves] == ["forward 3 Yellow 0"]
    assert advice.moves[0].first > 0.75
    result = sp.simulate(100, start=game, seed=1)
    first = result.finishes[:, 0]
    assert first[0] == first[2]
    assert first[1] == first[3]
    assert int(first.sum()) == 200


def before_the_draw() -> sp.SquareGame:
    pawns = {"Red": ["track 20", "home", "home"], "Blue": ["track 30", "start", "start"]}
    return square({"edition": "2013", "pawns": pawns, "fire": "Red 0"})


def test_the_move_of_the_fire_is_weighed_against_none():
    """F8: before the draw; ten spaces ahead and a bump are better than nothing."""
    advice = sp.Oracle(playouts=2000, seed=1).advise(before_the_draw())
    assert [odds.move and str(odds.move) for odds in advice.moves] == ["fire move", None]
    assert (advice.card, str(advice.best)) == (None, "fire move")
    with pytest.raises(sp.IllegalMoveError, match="no card is drawn"):
        sp.Oracle().advise(square({"edition": "2013"}))


def test_points_are_ranked_by_the_expected_score():
    """KP4: with the chance to win beside it."""
    hands = {"Red": ["1", "3", "5", "7", "8"], "Blue": ["1", "2", "3", "4", "5"]}
    game = seven(edition="points", card=None, hands=hands)
    advice = sp.Oracle(playouts=60, seed=1).advise(game, drivers={"Red": "person", "Blue": "easy"})
    assert (advice.measure, advice.card) == ("score", None)
    assert {odds.move.card for odds in advice.moves if odds.move} == {"3", "5", "7", "8"} | {"1"}
    assert [odds.move for odds in advice.moves] == game.legal_moves()
    full = [odds for odds in advice.moves if odds.playouts == advice.playouts]
    best = max(full, key=lambda odds: odds.score or 0)
    assert advice.best == best.move
    assert best.score is not None
    assert best.score_margin is not None
    assert 0 < best.score < 255
    assert "points" in str(advice)


def test_express_tells_the_expected_points_beside_the_chance():
    """X10."""
    position = sp.ExpressGame(players=["Red", "Blue"], first="Red").to_dict() | {"rolled": ["SLIDE"]}
    advice = sp.Oracle(playouts=100, seed=1).advise(sp.ExpressGame.from_dict(position))
    assert (advice.measure, advice.face, advice.card) == ("first", "SLIDE", None)
    assert len(advice.moves) == 7
    assert all(0 <= (odds.score or 0) <= 5 for odds in advice.moves)


def hidden_hands(game: sp.SquareGame, seed: int) -> sp.SquareGame:
    """The same to whoever is on turn, with other cards in the other hands and in the pile (KP3)."""
    position = game.to_dict()
    turn = position["turn"]
    hidden = [str(card) for card, count in game.unseen.items() for _ in range(count)]
    hidden += [card for player, hand in position["hands"].items() if player != turn for card in hand]
    random.Random(seed).shuffle(hidden)
    order = list(map(str, sp.Card))
    for player, hand in position["hands"].items():
        if player != turn:
            position["hands"][player] = sorted((hidden.pop() for _ in hand), key=order.index)
    return sp.SquareGame.from_dict(position, seed=seed)


@given(any_games(names=["points", "points, two, bonuses stacked"]), SEEDS)
@settings(max_examples=25)
def test_nobody_sees_the_hands_of_the_others(game, seed):
    """KP3: two games that differ in hidden hands alone give the same view, advice and choice."""
    while game.needs_draw:
        game.draw()
    if game.turn is None:
        return
    other = hidden_hands(game, seed)
    assert other.view(game.turn) == game.view(game.turn)
    assert other.legal_moves() == game.legal_moves()
    oracle, drivers = sp.Oracle(playouts=4, seed=seed), EASY[: len(game.players)]
    advice, again = (oracle.advise(one, drivers=drivers) for one in (game, other))
    assert advice == again
    assert advice.to_dict()["position"] == game.view(game.turn)
    assert pickle.loads(pickle.dumps(advice)) == advice
    same_seed = [sp.SquareGame.from_dict(one.to_dict(), seed=7) for one in (game, other)]
    for level in ("easy", "medium", "hard"):
        assert len({one.choose(level) for one in same_seed}) == 1


def test_of_many_moves_only_those_that_had_all_playouts_may_be_best():
    """Playouts go first to all moves evenly; the report says how many each got."""
    game = seven()
    oracle = sp.Oracle(playouts=3000, seed=1)
    advice = oracle.advise(game, drivers=EASY[:2])
    playouts = {odds.move: odds.playouts for odds in advice.moves}
    assert len(playouts) > 30
    assert list(playouts) == game.legal_moves()
    fewest = min(playouts.values())
    assert 0 < fewest < 3000
    assert advice.playouts == playouts[advice.best] == 3000
    assert f"after {fewest} playouts only" in str(advice)
    few = sp.Oracle(playouts=700, seed=1).advise(game, drivers=EASY[:2])
    assert few.playouts == 700
    assert sp.Oracle().extend(few, playouts=3000) == advice
    assert pickle.loads(pickle.dumps(advice)) == advice
    assert sp.Oracle(playouts=3000, seed=1, threads=1).advise(game, drivers=EASY[:2]) == advice


def test_progress_is_advice_too():
    told: list[int] = []
    advice = sp.Oracle(playouts=1500, seed=1, threads=1).advise(
        seven(), drivers=EASY[:2], progress=lambda so_far: told.append(so_far.playouts)
    )
    assert told == sorted(told)
    assert all(0 < done <= 1500 for done in told)
    assert advice.playouts == 1500


def test_a_game_stays_as_it_is():
    """O6."""
    for game in (seven(), before_the_draw(), eleven()):
        before = pickle.dumps(game)
        sp.Oracle(playouts=8, seed=1).advise(game)
        sp.simulate(8, start=game, seed=1)
        sp.perft(game, 1)
        assert pickle.dumps(game) == before


@pytest.mark.parametrize("edition", ["classic", "teams", "points", "2013", "express"])
def test_hard_beats_easy(edition):
    """P1, P2: sitting in either place, and in Points by points too."""
    players = None if edition == "teams" else ["Red", "Yellow"]
    won = np.zeros(4, dtype=np.int64)
    for first in ("Red", "Yellow"):
        start = sp.Game(edition, players=players, seed=1, first=first)
        drivers = {player: "hard" if player in ("Red", "Yellow") else "easy" for player in start.players}
        if players:
            drivers["Yellow"] = "easy"
        result = sp.simulate(150, start=start, drivers=drivers, seed=1)
        assert result.players == start.players
        assert result.finishes.shape == (len(start.players), 4)
        assert (result.scores is not None) == (edition in ("points", "express"))
        for row, player in enumerate(start.players):
            won[list(sp.Colour).index(player)] += result.finishes[row, 0]
    other = "Blue" if edition == "teams" else "Yellow"
    assert won[0] > 1.5 * won[list(map(str, sp.Colour)).index(other)]


def test_scores_of_a_simulation():
    """KP4, X10: nobody has more than there is, and the winner no less than twenty."""
    result = sp.simulate(100, start=sp.Game("points", seed=1), drivers=EASY, seed=1)
    assert result.scores is not None
    assert result.scores.shape == (4,)
    assert 20 < float(result.scores.sum()) < 300
    with pytest.raises(ValueError, match="read-only"):
        result.scores[0] = 1
    assert "points" in str(result)
    assert sp.simulate(10, seed=1).scores is None


@st.composite
def near_the_start(draw: st.DrawFn) -> sp.Game:
    return advance(draw(any_games()), [draw(st.integers(0, 839))])


@given(near_the_start())
@settings(max_examples=40)
def test_perft_of_one_play_counts_the_ways_to_go_on(game):
    if game.is_over:
        assert sp.perft(game, 3) == 1
    elif not game.needs_draw:
        assert sp.perft(game, 1) == max(1, len(game.legal_moves()))
    assert sp.perft(game, 0) == 1


def lines(game: sp.Game, depth: int) -> int:
    """Counted by playing every line of a game with cards."""
    if depth == 0 or game.is_over:
        return 1
    if game.needs_draw:
        position = game.to_dict()
        assert isinstance(game, sp.SquareGame)
        befores = [position]
        if game.legal_moves():
            moved = game.copy()
            moved.play("fire move")
            befores.append(moved.to_dict())
        return sum(
            lines(sp.Game.from_dict(without_flag(before) | {"card": str(card)}), depth)
            for before in befores
            for card, count in game.unseen.items()
            if count
        )
    total = 0
    moves: list[sp.SquareMove | None] = [*game.legal_moves()]
    for move in moves or [None]:
        after = game.copy()
        after.play(move)
        total += lines(after, depth - 1)
    return total


def without_flag(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key != "fire_moved"}


@pytest.mark.parametrize("make", [eleven, before_the_draw, seven])
def test_perft_counts_what_playing_every_line_counts(make):
    game = make()
    assert [sp.perft(game, depth) for depth in range(3)] == [lines(game, depth) for depth in range(3)]


def test_perft_of_express_counts_rolls_that_differ():
    """X2, X9: 95 rolls that differ in what is followed, of which some faces offer a choice."""
    game = sp.ExpressGame(players=["Red", "Blue"], first="Red")
    expected = 0
    seen = set()
    for one in game.faces[0]:
        for two in game.faces[1]:
            for three in game.faces[2]:
                order = [*map(str, sp.Colour), "Wild", "SORRY!", "SLIDE"]
                rolled = sorted([one, two, three], key=order.index)
                if tuple(rolled) not in seen:
                    seen.add(tuple(rolled))
                    position = game.to_dict() | {"rolled": rolled}
                    expected += max(1, len(sp.ExpressGame.from_dict(position).legal_moves()))
    assert sp.perft(game, 1) == expected
