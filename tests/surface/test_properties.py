"""What holds in every position of every game."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.positions import LEVELS, RIDERS, SEEDS, games

EVERY_MOVE = [
    "exit",
    "stay",
    *(f"forward {steps}" for steps in (1, 2, 3, 4, 5, 7, 8, 10, 11, 12)),
    *(f"back {steps}" for steps in (1, 4)),
    *(f"{kind} {rider}" for kind in ("swap", "replace") for rider in RIDERS),
]


@given(games())
def test_four_riders_always_and_never_two_on_a_road_space(game):
    assert list(game.places) == RIDERS  # M1
    on_road = [place for place in game.places.values() if place.startswith("road")]
    assert len(on_road) == len(set(on_road))  # M7


@given(games())
def test_there_are_always_45_cards(game):
    waiting = 1 if game.card else 0
    for card in sp.Card:
        there = game.spent[card] + game.unseen[card] + (game.card is card)
        assert there == (5 if card == "1" else 4)  # T1
    assert sum(game.spent.values()) + sum(game.unseen.values()) + waiting == 45


@given(games())
def test_the_legal_list_and_the_checker_agree(game):
    legal = [str(move) for move in game.legal_moves()]
    assert set(legal) <= set(EVERY_MOVE)
    for move in EVERY_MOVE:
        after = game.copy()
        if move in legal:
            after.play(move)
        else:
            with pytest.raises(sp.IllegalMoveError):
                after.play(move)
    if game.card is None or legal:
        with pytest.raises(sp.IllegalMoveError):
            game.play(None)  # T3


@given(games(), st.sampled_from([*EVERY_MOVE, None, "draw", "forward 6", "nonsense", ""]))
def test_an_illegal_action_leaves_the_state_unchanged(game, action):
    before = game.copy()
    try:
        if action == "draw":
            game.draw()
        else:
            game.play(action)
    except sp.IllegalMoveError:
        assert game == before


@given(games(), SEEDS)
def test_texts_and_dicts_come_back(game, seed):
    position = game.to_dict()
    again = sp.PeopleGame.from_dict(position, seed=seed)
    assert again.to_dict() == position
    assert again.legal_moves() == game.legal_moves()
    assert [sp.Move(str(move)) for move in game.legal_moves()] == game.legal_moves()


@given(games())
def test_playing_goes_on_alike_from_a_copy(game):
    other = copy.deepcopy(game)
    for _ in range(50):
        if game.is_over:
            break
        if game.card is None:
            assert game.draw() is other.draw()
        move = game.choose("easy")
        assert game.play(move) == other.play(move)
    assert game == other


@given(SEEDS, st.lists(st.sampled_from(LEVELS), min_size=4, max_size=4))
def test_a_game_always_ends(seed, levels):
    game = sp.Game(seed=seed)
    drivers = dict(zip(RIDERS, levels, strict=True))
    for _ in range(20_000):
        if game.is_over:
            break
        game.draw()
        assert game.turn is not None
        game.play(game.choose(drivers[game.turn]))
    assert sorted(game.ranking) == sorted(RIDERS)  # E1
    assert set(game.places.values()) == {"home"}
    assert game.turn is None


@given(games())
def test_the_ranking_lists_those_who_are_home(game):
    assert sorted(game.ranking) == sorted(
        rider for rider, place in game.places.items() if place == "home"
    )  # E1
    assert game.turn not in game.ranking


@given(games())
def test_only_the_mover_s_events_end_where_the_mover_is(game):
    rider = game.turn
    for move in game.legal_moves():
        after = game.copy()
        ends = [event.end for event in after.play(move) if event.rider is rider and event.end]
        # C1: whoever keeps the spot has no such event.
        assert not ends or after.places[rider] == ends[-1] or after.places[rider] == "home"
