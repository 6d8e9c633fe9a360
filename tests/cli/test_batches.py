"""Games in batches: who begins how often, with which seeds, and what is there when they are stopped."""

import json
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest

import sorry_people as sp
from sorry_people.cli import batches
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.derived_seed import derived_seed
from sorry_people.session import Edition, EditionOptions

CLASSIC = ChosenEdition(Edition.CLASSIC, ("Red", "Blue", "Green"), EditionOptions(), ())


SEEDS = [3072401858795139979, 14047759821590245578, 12870560633843598289]


class Simulate:
    """Stands for `simulate`: notes who begins, and is stopped by Ctrl-C in one of the batches."""

    def __init__(self, stop: int = 10**9) -> None:
        self.games: Counter[object] = Counter()
        self.sizes: list[int] = []
        self.stop = stop

    def __call__(self, games: int, *, start: Any, **arguments: Any) -> Any:
        if len(self.sizes) == self.stop:
            raise KeyboardInterrupt
        self.sizes.append(games)
        self.games[start and start.turn] += games
        return sp.simulate(games, start=start, **arguments)


@pytest.fixture
def simulate(monkeypatch):
    monkeypatch.setattr("sorry_people.cli.batches.EDITION_BATCH", 4)
    monkeypatch.setattr("sorry_people.cli.batches.PEOPLE_BATCH", 8)
    simulate = Simulate()
    monkeypatch.setattr("sorry_people.cli.batches.simulate", simulate)
    return simulate


def play(chosen: ChosenEdition, games: int, casts: int = 1) -> list[tuple[int, Any]]:
    every = [dict.fromkeys(chosen.players, sp.Driver.EASY)] * casts
    return list(batches.play_batches(games, chosen=chosen, casts=every, seed=5, threads=1))


@pytest.mark.parametrize("games", [1, 2, 3, 11, 12, 13, 40, 100])
@pytest.mark.parametrize("casts", [1, 3])
def test_all_begin_as_often_and_all_casts_play_as_often(simulate, games, casts):
    """K3."""
    played = play(CLASSIC, games, casts)
    assert sum(result.games for _, result in played) == games
    begins = [simulate.games[player] for player in CLASSIC.players]
    plays = [sum(result.games for cast, result in played if cast == each) for each in range(casts)]
    for counts in (begins, plays):
        assert max(counts) - min(counts) <= max(casts, 3)
    if casts == 1:
        assert max(begins) - min(begins) <= 1
    assert max(simulate.sizes) <= 4


def test_a_batch_of_sorry_people_has_each_rider_begin_as_often():
    assert batches.PEOPLE_BATCH % len(sp.Rider) == 0  # T2: the engine has them begin in turn


def test_stopped_at_any_time_nobody_has_begun_more_than_a_batch_more():
    for stopped_after in range(1, 12):
        begun: Counter[int] = Counter()
        for turn, games in islice(batches._shared_out(10**9, 4, 200), stopped_after):
            begun[turn] += games
        assert max(begun.values()) - min(begun[turn] for turn in range(4)) <= 200


@pytest.mark.usefixtures("simulate")
def test_runs_with_different_seeds_have_no_batch_in_common():
    seeds = [derived_seed(seed, number) for seed in (0, 1, 2, 11, 2**64 - 1) for number in range(2_000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert [result.seed for _, result in play(CLASSIC, 30)] == [derived_seed(5, n) for n in range(9)]


def test_the_seeds_stay_what_they_were():
    # Published figures rest on them.
    assert [derived_seed(1, 0), derived_seed(1, 1), derived_seed(2**64 - 1, 7)] == SEEDS


def test_ctrl_c_gives_the_batches_that_are_done(run, simulate):
    simulate.stop = 5
    options = ("--edition", "classic", "--players", "Red,Blue", "--seed", "5")
    stopped = run("simulate", *options, "--games", "1000", "--json")
    assert stopped.code == 0
    assert "Stopped" in stopped.err
    told = json.loads(stopped.out)
    assert told["games"] == 20
    assert told["seeds"] == [derived_seed(5, number) for number in range(5)]
    assert np.sum(list(told["finishes"].values())) == 40
    assert simulate.games == {"Red": 12, "Blue": 8}


def test_ctrl_c_gives_the_strength_that_was_measured(run, simulate):
    simulate.stop = 5
    stopped = run("strength", "--games", "32", "--seed", "5", "--json")
    assert "Stopped" in stopped.err
    done, begun = json.loads(stopped.out)["measured"]
    assert (done["who"], done["games"], begun["who"], begun["games"]) == ("hard", 32, "easy", 8)


@pytest.mark.parametrize("command", ["simulate", "simulate --balance", "strength"])
@pytest.mark.parametrize("output", [[], ["--json"]])
def test_ctrl_c_before_the_first_batch_gives_nothing(run, simulate, command, output):
    simulate.stop = 0
    stopped = run(*command.split(), *output)
    assert (stopped.code, stopped.out) == (130, "")


def test_a_share_of_none_or_all_has_a_margin(run):
    options = ("--edition", "points", "--games", "8", "--seed", "1", "--json")
    told = json.loads(run("strength", *options, "--oracle-games", "0").out)
    certain = [row for row in told["measured"] if row["wins"] in (0, 1)]
    assert certain, "so few games have one"
    for row in certain:
        assert row["margin"] == pytest.approx(1.959964**2 / (8 + 1.959964**2))
        assert row["interval"][0] <= row["wins"] <= row["interval"][1]
    shown = run("simulate", "--games", "4", "--seed", "1", "--drivers", "Bucky=easy").out
    assert "0.00" in shown
    assert "│ 48.99 │" in shown  # 1.96² / (4 + 1.96²)
