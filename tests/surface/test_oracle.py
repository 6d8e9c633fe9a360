"""The Oracle: O1 to O6."""

import pickle
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.positions import RIDERS, SEEDS, VECTORS, eleven, games

DRIVERS = {"Bucky": "person", "Terrence": "hard", "Bethany": "medium", "Chuck": "easy"}


def test_it_weighs_every_legal_move():
    advice = sp.Oracle(playouts=500, seed=1).advise(eleven(), drivers=DRIVERS)
    assert [odds.move for odds in advice.moves] == eleven().legal_moves()  # O1
    assert (advice.rider, advice.card, advice.seed, advice.playouts) == ("Bucky", "11", 1, 500)
    for odds in advice.moves:
        assert odds.playouts == odds.counts.sum() == 500  # O2
        assert np.allclose(odds.places, odds.counts / 500)
        assert odds.first == odds.places[0]  # O3
        low, high = odds.interval
        assert 0 <= low <= odds.first <= high <= 1
        assert odds.margin == pytest.approx(max(odds.first - low, high - odds.first))
    assert advice.seconds > 0


def test_a_card_without_a_move_still_has_a_chance():
    game = sp.Game(seed=1, first="Bucky", deck=["3"])
    game.draw()
    advice = sp.Oracle(playouts=400, seed=1).advise(game)
    assert [odds.move for odds in advice.moves] == [None]  # O1
    assert (advice.best, advice.lead, advice.paired_margin) == (None, None, None)
    assert not advice.too_close_to_call
    assert 0 < advice.moves[0].first < 1


def test_the_defaults():
    oracle = sp.Oracle()
    assert (oracle.playouts, oracle.seed) == (50_000, None)  # O2
    assert oracle.threads >= 1


def test_a_fresh_seed_is_told_and_gives_the_same_answer_again():
    advice = sp.Oracle(playouts=200).advise(eleven())
    assert sp.Oracle(playouts=200, seed=advice.seed).advise(eleven()) == advice


@pytest.mark.parametrize(
    "drivers", [None, DRIVERS, list(DRIVERS.values()), dict.fromkeys(sp.Rider, sp.Driver.EASY)]
)
def test_the_answer_is_the_same_on_any_number_of_threads(drivers):
    answers = [
        sp.Oracle(playouts=9_001, threads=threads, seed=3).advise(eleven(), drivers=drivers)
        for threads in (1, 2, 3, 7)
    ]
    assert all(answer == answers[0] for answer in answers)  # O5


def test_persons_are_played_as_hard():
    persons = sp.Oracle(playouts=2_000, seed=3).advise(eleven(), drivers=["person"] * 4)
    hard = sp.Oracle(playouts=2_000, seed=3).advise(eleven(), drivers=["hard"] * 4)
    easy = sp.Oracle(playouts=2_000, seed=3).advise(eleven(), drivers=["easy"] * 4)
    assert [list(odds.counts) for odds in persons.moves] == [list(odds.counts) for odds in hard.moves]  # O2
    assert [list(odds.counts) for odds in easy.moves] != [list(odds.counts) for odds in hard.moves]
    assert persons.policies == dict.fromkeys(RIDERS, "hard")


@given(games(), SEEDS)
@settings(max_examples=30)
def test_it_changes_nothing(game, seed):
    if game.card is None:
        return
    before = game.copy()
    sp.Oracle(playouts=20, seed=seed, threads=1).advise(game)
    assert game == before  # O6


@given(st.integers(1, 3_000), st.integers(1, 3_000))
@settings(max_examples=20)
def test_asking_for_more_is_as_if_asked_for_more_at_once(first, more):
    oracle = sp.Oracle(playouts=first, seed=9)
    extended = oracle.extend(oracle.advise(eleven(), drivers=DRIVERS), playouts=first + more)
    assert extended == sp.Oracle(playouts=first + more, seed=9).advise(eleven(), drivers=DRIVERS)


def test_an_advice_of_just_so_many_playouts_is_given_back():
    oracle = sp.Oracle(playouts=100, seed=9)
    advice = oracle.advise(eleven(), drivers=DRIVERS)
    again = oracle.extend(advice, playouts=100)
    assert (again, again.seconds) == (advice, advice.seconds)
    with pytest.raises(TypeError, match="progress must be a function"):
        oracle.extend(advice, playouts=100, progress=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("line", range(0, len(VECTORS), 20))
def test_the_recommendation(line):
    game = sp.PeopleGame.from_dict(VECTORS[line]["position"])
    advice = sp.Oracle(playouts=1_000, seed=line).advise(game)
    ranked = sorted(advice.moves, key=lambda odds: -odds.first)
    assert advice.best == ranked[0].move  # O3
    assert advice.best_place == len(game.ranking) + 1
    assert ranked[0].first == ranked[0].places[advice.best_place - 1]
    if len(ranked) == 1:
        assert not advice.too_close_to_call
        return
    lead = ranked[0].first - ranked[1].first
    assert advice.lead == pytest.approx(lead)
    is_settled = advice.best_place == 4
    assert advice.too_close_to_call == (not is_settled and lead <= ranked[0].margin + ranked[1].margin)  # O4
    assert advice.paired_margin is not None


def test_the_paired_margin_is_smaller_than_the_sum_of_two():
    advice = sp.Oracle(playouts=20_000, seed=2).advise(eleven())
    best, second = sorted(advice.moves, key=lambda odds: -odds.first)[:2]
    assert advice.paired_margin is not None
    assert 0 < advice.paired_margin < best.margin + second.margin


def test_once_1st_is_taken_the_best_place_still_open_stands_in():
    position = eleven().to_dict()
    position["places"]["Terrence"] = "home"
    position["ranking"] = ["Terrence"]
    advice = sp.Oracle(playouts=500, seed=1).advise(sp.PeopleGame.from_dict(position))
    assert advice.best_place == 2  # O3
    for odds in advice.moves:
        assert odds.places[0] == 0
        assert odds.first == odds.places[1]


def test_the_last_rider_s_place_is_settled():
    position = eleven().to_dict() | {"ranking": ["Terrence", "Bethany", "Chuck"], "card": "10"}
    position["places"] |= dict.fromkeys(position["ranking"], "home")
    position["loses_next_turn"] = []
    advice = sp.Oracle(playouts=200, seed=1).advise(sp.PeopleGame.from_dict(position))
    assert [odds.first for odds in advice.moves] == [1, 1]
    assert not advice.too_close_to_call  # O4
    assert (advice.best_place, advice.lead) == (4, 0)
    assert "the place is settled: Bucky finishes 4th by any move" in str(advice)
    assert pickle.loads(pickle.dumps(advice)) == advice


def test_the_chances_of_all_riders_to_come_1st_add_up_to_1():
    finishes = sp.simulate(4_000, seed=1, start=eleven()).finishes
    assert (finishes.sum(axis=0) == 4_000).all()
    assert (finishes.sum(axis=1) == 4_000).all()


def test_its_text_is_a_table_that_names_the_policies():
    text = str(sp.Oracle(playouts=300, seed=4).advise(eleven(), drivers=DRIVERS))
    for expected in ("forward 11", "swap Terrence", "1st", "4th", "300 playouts", "seed 4"):
        assert expected in text
    assert "Bucky hard (person), Terrence hard, Bethany medium, Chuck easy" in text
    assert re.search("recommends|too close to call", text)
    assert max(map(len, text.splitlines())) <= 80


def test_its_dict_holds_what_it_says():
    advice = sp.Oracle(playouts=300, seed=4).advise(eleven(), drivers=DRIVERS)
    told = advice.to_dict()
    assert told["position"] == eleven().to_dict()
    assert told["best"] == str(advice.best)
    assert [move["counts"] for move in told["moves"]] == [list(odds.counts) for odds in advice.moves]
