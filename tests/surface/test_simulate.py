"""`simulate`: many games, counted."""

import numpy as np
import pytest

import sorry_people as sp
from tests.surface.positions import LEVELS, RIDERS, eleven


def test_every_rider_has_a_place_in_every_game():
    result = sp.simulate(10_000, drivers=["hard"] * 4, seed=1, threads=2)
    assert (result.finishes.sum(axis=0) == 10_000).all()  # E1
    assert (result.finishes.sum(axis=1) == 10_000).all()
    assert (result.games, result.seed) == (10_000, 1)
    assert 60 < result.draws / result.games < 250
    assert result.games_per_second == pytest.approx(result.games / result.seconds)
    assert result.drivers == dict.fromkeys(RIDERS, "hard")


@pytest.mark.parametrize("start", [None, eleven()])
def test_the_counts_are_the_same_on_any_number_of_threads(start):
    drivers = {"Bucky": "easy", "Terrence": "medium", "Bethany": "hard", "Chuck": "person"}
    results = [
        sp.simulate(10_007, drivers=drivers, seed=5, threads=threads, start=start) for threads in (1, 2, 3, 7)
    ]
    assert all(result == results[0] for result in results)  # O5


def test_other_seeds_play_other_games():
    assert sp.simulate(1_000, seed=1) != sp.simulate(1_000, seed=2)


def test_drivers_come_by_name_or_in_order():
    levels = ["easy", "medium", "hard", "easy"]
    by_name = sp.simulate(500, drivers=dict(zip(RIDERS, levels, strict=True)), seed=1)
    assert sp.simulate(500, drivers=levels, seed=1) == by_name
    assert sp.simulate(500, seed=1) == sp.simulate(500, drivers=["hard"] * 4, seed=1)


def test_the_start_stays_as_it_is_and_matters():
    position = eleven().to_dict()
    position["places"]["Bucky"] = "driveway 5"
    position["card"] = "1"
    start = sp.PeopleGame.from_dict(position, seed=1)
    before = start.copy()
    result = sp.simulate(200, seed=1, start=start)
    assert start == before
    assert result.finishes[0, 0] == 200  # the 1 gets Bucky home


def test_all_four_start_equally_often():
    # With all four alike, each place is the other riders' share of it within five standard errors.
    finishes = sp.simulate(100_000, drivers=["easy"] * 4, seed=3).finishes / 100_000
    assert np.abs(finishes - 0.25).max() < 0.02


def test_progress_is_told_in_the_calling_thread():
    told: list[tuple[int, float]] = []
    result = sp.simulate(600_000, seed=1, progress=lambda games, rate: told.append((games, rate)))
    games = [games for games, _ in told]
    assert games == sorted(games)
    assert all(games <= 600_000 for games in games)
    assert len(told) <= result.seconds / 0.1 + 1  # at most ten a second


def test_what_progress_raises_stops_the_work():
    class StopNowError(Exception):
        pass

    def stop(*_: object) -> None:
        raise StopNowError

    with pytest.raises(StopNowError):
        sp.simulate(2**50, seed=1, progress=stop)


def test_the_simple_playout_counts_the_same():
    for level in LEVELS:
        fast, simple = (
            sp.simulate(500, drivers=[level] * 4, seed=8, simple=simple) for simple in (False, True)
        )
        assert fast == simple
