"""What holds in every position of every game of every edition and option."""

import contextlib
import copy
import pickle
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.editions import EACH, EDITIONS, SEEDS, AnyMove, advance, any_games, new_game, step

LONGEST = 20_000  # steps; far more than any game was seen to take
HARD_TO_REACH = settings(max_examples=40)


def state(game: sp.Game) -> bytes:
    """All of a game, its hidden pile and its random streams included."""
    return pickle.dumps(game)


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_always_ends(name, seed):
    """E1, K5, KT5, KP4, X8."""
    game = new_game(name, seed)
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if game.is_over:
            break
        step(game, rng.randrange(840))
    assert game.is_over
    assert (game.turn, game.needs_draw, game.legal_moves(), game.results()) == (None, False, [], [])
    assert len(game.ranking) == {"people": 4, "teams": 2}.get(game.edition, 1)


@pytest.mark.parametrize("name", EACH)
def test_the_computer_players_end_it_too(name):
    """P1 to P3: whoever plays at whatever level."""
    game = new_game(name, 5)
    levels = dict(zip(game.players, ["easy", "medium", "hard", "hard"], strict=False))
    for _ in range(LONGEST):
        if game.is_over:
            break
        if game.needs_draw and not game.legal_moves():
            game.roll() if game.edition == "express" else game.draw()
            continue
        assert game.turn is not None
        move = game.choose(levels[game.turn])
        if move is None and game.needs_draw:  # F8 is left
            game.draw()
        else:
            game.play(move)
    assert game.is_over


@given(any_games())
def test_nothing_is_made_or_lost(game):
    """T1, K1, K2, F1, KP1, X1: the cards and the pawns; never two of them on a space (M7, K6)."""
    if isinstance(game, sp.ExpressGame):
        for colour in sp.Colour:
            waiting = sum(area[colour] for area in game.waiting.values())
            home = sum(game.home[player] for player, shown in game.dial.items() if shown is colour)
            assert game.start[colour] + waiting + home == 4
        return
    assert isinstance(game, sp.PeopleGame | sp.SquareGame)
    if isinstance(game, sp.PeopleGame):
        places, held = list(game.places.values()), []
        assert len(places) == 4
    else:
        places = [place for pawns in game.pawns.values() for place in pawns]
        held = [card for player in game.players for card in game.hand(player)]
        assert {len(pawns) for pawns in game.pawns.values()} == {3 if game.edition == "2013" else 4}
        for pawns in game.pawns.values():
            safe = [place for place in pawns if place.startswith("safety")]
            assert len(safe) == len(set(safe))
    shared = [place for place in places if place.startswith(("road", "track"))]
    assert len(shared) == len(set(shared))
    each = {"first": 4, "waddingtons": 5}.get(game.to_dict().get("deck", "standard"))
    for card in sp.Card:
        there = game.spent[card] + game.unseen[card] + held.count(card) + (game.card is card)
        assert there == (each or (5 if card == "1" else 4))


@given(any_games())
def test_dicts_come_back_whatever_the_order_of_their_keys(game):
    position = game.to_dict()
    backwards: dict[str, Any] = {key: position[key] for key in reversed(position)}
    for again in (sp.Game.from_dict(position, seed=1), sp.Game.from_dict(backwards, seed=2)):
        assert type(again) is type(game)
        assert again.to_dict() == position
        assert again.legal_moves() == game.legal_moves()
        assert again.results() == game.results()
    assert type(game).from_dict(position, seed=3).to_dict() == position


@given(any_games())
def test_games_copy_and_pickle_with_all_that_is_hidden(game):
    copies = [game.copy(), copy.copy(game), copy.deepcopy(game)]
    copies += [
        pickle.loads(pickle.dumps(game, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)
    ]
    for other in copies:
        assert other == game
        assert type(other) is type(game)
        assert state(other) == state(game)
        advance(other, [3] * 40)
    advance(game, [3] * 40)
    assert all(other == game for other in copies), "they go on alike"


@given(any_games(), any_games())
def test_games_compare_by_their_state(game, other):
    assert (game == other) == (state(game) == state(other))
    assert game != 5
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert f"seed={game.seed}" in repr(game)


@given(any_games())
def test_moves_come_back_from_their_texts_and_lead_to_the_results(game):
    """The list of moves, the checker, and `results`, without duplicates and in order, agree."""
    moves: list[AnyMove] = [*game.legal_moves()]
    assert len(set(moves)) == len(moves)
    results: list[dict[str, Any]] = []
    pass_on = [] if game.needs_draw or game.is_over else [None]
    for move in moves or pass_on:
        assert move is None or type(move)(str(move)) == move
        after = game.copy()
        by_text = game.copy()
        assert after.play(move) == by_text.play(move and str(move))
        assert after == by_text
        if after.to_dict() not in results:
            results.append(after.to_dict())
    assert game.results() == results


ODD_TEXTS = [
    "",
    "nonsense",
    "stay",
    "pass",
    "decline",
    "exit",
    "fire move",
    "forward 5",
    "forward 5 pawn 0",
    "forward 5 Red 0",
    "split 3 pawn 0, 4 pawn 0",
    "split 3 pawn 0, 4 pawn 1",
    "play 5; forward 5 pawn 0",
    "discard 5",
    "ice off",
    "ice Red 0; start pawn 0",
    "fire pawn 0",
    "take Red",
    "take Red from own",
    "slide own Red",
    "sorry Red",
]


@given(any_games(), st.sampled_from([*ODD_TEXTS, None, "a draw", "a roll"]))
def test_an_illegal_action_leaves_the_state_as_it_was(game, action):
    """To the last bit: the pile, the seed and what the computer would choose."""
    before = state(game)
    legal = {str(move) for move in game.legal_moves()}
    refused: sp.IllegalMoveError | None = None
    try:
        if action == "a draw":
            game.draw()
        elif action == "a roll":
            game.roll()
        else:
            game.play(action)
    except sp.IllegalMoveError as error:
        refused = error
    assert (refused is None) == (state(game) != before)
    if refused is not None:
        assert action not in legal
        assert refused.player in (None, game.turn, getattr(game, "drawing", None))
        assert refused.rider is (refused.player if game.edition == "people" else None)


@given(any_games(), st.sampled_from(["easy", "medium", "hard"]))
def test_asking_changes_nothing_and_is_answered_alike(game, level):
    """P4, O6: a computer's choice, the moves, the results, the views."""
    before = state(game)
    with contextlib.suppress(sp.IllegalMoveError):
        first = game.choose(level)
        assert game.choose(level) == first
        assert first is None or first in list(game.legal_moves())
    game.legal_moves()
    game.results()
    game.to_dict()
    sp.perft(game, 1)
    if isinstance(game, sp.SquareGame):
        game.fire_move()
    assert set(game.view(game.players[0])) == set(game.to_dict())
    assert state(game) == before


@pytest.mark.parametrize("name", EACH)
def test_the_answer_is_the_same_on_any_number_of_threads(name):
    """O5, for the Oracle and for whole games."""
    game = new_game(name, 3)
    rng = random.Random(3)
    for _ in range(LONGEST):
        if not game.needs_draw and len(game.legal_moves()) > 1:
            break
        step(game, rng.randrange(840))
    advice = [sp.Oracle(playouts=64, threads=threads, seed=7).advise(game) for threads in (1, 2, 3, 7)]
    assert advice == advice[:1] * 4
    assert [odds.move for odds in advice[0].moves] == game.legal_moves()
    results = [sp.simulate(200, start=game, threads=threads, seed=7) for threads in (1, 2, 3, 7)]
    assert results == results[:1] * 4


@pytest.mark.parametrize("edition", EDITIONS)
@given(seed=SEEDS)
@HARD_TO_REACH
def test_the_seed_is_all_that_is_random(edition, seed):
    games = [sp.Game(edition, seed=seed) for _ in range(2)]
    choices = [random.Random(seed).randrange(840) for _ in range(100)]
    for game in games:
        advance(game, choices)
    assert games[0] == games[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_may_begin(edition):
    """T2, K3."""
    players = list(sp.Game(edition, seed=1).players)
    assert {sp.Game(edition, seed=seed).turn for seed in range(60)} == set(players)
    for player in players:
        assert sp.Game(edition, seed=1, first=player).turn is player
