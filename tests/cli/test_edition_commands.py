"""The commands that count and measure, for every edition; and what all commands refuse."""

import json
from typing import Any

import numpy as np
import pytest

import sorry_people as sp
from sorry_people.cli.derived_seed import derived_seed
from sorry_people.session import Need
from tests.cli.edition_arguments import OPTIONS, every_choice, every_edition
from tests.session.editions import new_table
from tests.session.test_editions import first_state


def arguments(table: Any) -> dict[str, Any]:
    """What `sorry_people.Game` is called with for such a game."""
    return {
        "edition": table.start.edition,
        "players": table.start.players,
        **table.start.options.of_game(table.start.edition),
    }


@every_edition
def test_oracle_is_the_oracle_of_the_package(run, tmp_path, edition):
    game = first_state(edition, lambda table: table.need is Need.MOVE and len(table.legal_moves()) > 2).game
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.to_dict()), encoding="utf-8")
    options = ("--playouts", "30", "--seed", "3", "--threads", "1")
    advice = sp.Oracle(playouts=30, seed=3).advise(sp.Game.from_dict(game.to_dict()))
    told = json.loads(run("oracle", str(path), *options, "--json").out)
    assert told | {"seconds": 0} == advice.to_dict() | {"seconds": 0}
    shown = run("oracle", str(path), *options, "--all").out
    assert shown.count("wins") == len(advice.moves)
    assert ("points" in shown) is (edition in ("points", "express"))
    assert f"For {advice.player}, 30 playouts a move, seed 3" in shown


@every_choice
def test_simulate_plays_batches_in_which_each_begins(run, name):
    named = {"classic of two": "classic of two, first deck, quick", "2013 of two": "2013"}
    table = new_table(named.get(name, name))
    told = json.loads(
        run("simulate", "--games", "40", "--seed", "2", "--drivers", "easy", *OPTIONS[name], "--json").out
    )
    players = list(told["finishes"])
    each = 40 // len(players)
    options: dict[str, dict[str, Any]] = {
        "teams": {"deck": "waddingtons"},
        "points": {"stack_bonuses": True},
        "2013": {"fire_transfers": True},
        "2013 of two": {"quick_start": True},
    }
    game_options = arguments(table) | {"players": players} | options.get(name, {})
    expected: list[Any] = []
    for number, first in enumerate(players):
        games = each + (number < 40 % len(players))
        seed = derived_seed(2, number)
        start = sp.Game(**game_options, seed=seed, first=first)
        expected.append(sp.simulate(games, drivers=dict.fromkeys(players, "easy"), seed=seed, start=start))
    assert (
        list(told["finishes"].values()) == np.sum([result.finishes for result in expected], axis=0).tolist()
    )
    assert told["seeds"] == [result.seed for result in expected]
    assert told["games"] == 40
    assert (told["points"] is None) is (name not in ("points", "express"))
    shown = run("simulate", "--games", "40", "--seed", "2", "--drivers", "easy", *OPTIONS[name]).out
    assert f"40 of 40 games, seed 2, {len(players)} batches" in shown


@every_edition
def test_perft_counts(run, edition):
    told = json.loads(run("perft", "--edition", edition, "--depth", "2", "--json").out)
    game = sp.Game(edition, seed=0, first="Red")
    assert told["counts"] == [sp.perft(game, depth) for depth in range(3)]


def test_perft_of_a_position_is_of_its_own_edition(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(sp.Game("2013", seed=0).to_dict()), encoding="utf-8")
    refused = run("perft", "--position", str(path), "--edition", "classic")
    assert refused.code == 2
    assert "leave out --edition" in refused.err


@every_edition
def test_strength_measures_each_pair_and_the_oracle(run, edition):
    options = ("--games", "40", "--oracle-games", "2", "--playouts", "5", "--seed", "1", "--edition", edition)
    told = json.loads(run("strength", *options, "--json").out)
    others = 2 if edition == "teams" else 3
    assert [(row["who"], row["against"]) for row in told["measured"]] == [
        ("hard", f"{others} easy"),
        ("easy", f"{others} hard"),
        ("medium", f"{others} hard"),
        ("Oracle, 5 playouts a move", f"{others} hard"),
    ]
    assert {row["even"] for row in told["measured"]} == {0.5 if edition == "teams" else 0.25}
    hard, easy, *_ = told["measured"]
    assert hard["wins"] > easy["wins"]
    assert f"{50 if edition == 'teams' else 25} % is even" in " ".join(run("strength", *options).out.split())


@every_edition
def test_bench_measures_the_edition(run, monkeypatch, edition):
    monkeypatch.setattr("sorry_people.cli.bench.build_profile", "release")
    for name, less in (("GAMES", 200), ("PLAYOUTS", 200), ("SURFACE_GAMES", 2)):
        monkeypatch.setattr(f"sorry_people.cli.measurements.{name}", less)
    told = json.loads(run("bench", "--repeats", "1", "--edition", edition, "--json").out)
    assert told["edition"] == edition
    measured = " ".join(one["what"] for one in told["measured"])
    for what in ("four easy", "four hard", "1 thread", "opening", "mid-game", "Python"):
        assert what in measured


REFUSED = {
    "an unknown edition": (
        "play --text --edition chess",
        '"chess" is no edition: they are people',
    ),
    "an unknown colour": ("watch --edition classic --players Red,Pink", '"Pink" is no color'),
    "a colour twice": ("watch --edition classic --players Red,red", "names Red twice"),
    "one player": ("watch --edition classic --players Red", "one player: it takes 2 to 4"),
    "no colour": ("watch --edition classic --players ,", '"" is no color'),
    "players of teams": ("watch --edition teams --players Red,Blue", "leave out --players"),
    "players of people": ("watch --players Red,Blue", "--players is no option of the edition people"),
    "an unknown deck": ("simulate --edition classic --deck tarot", '"tarot" is no deck'),
    "a deck of 2013": (
        "simulate --edition 2013 --deck first",
        "--deck is no option of the edition 2013",
    ),
    "bonuses of classic": (
        "bench --edition classic --stack-bonuses",
        "--stack-bonuses is no option",
    ),
    "the fire of classic": (
        "perft --edition classic --fire-transfers",
        "--fire-transfers is no option",
    ),
    "a quick start of express": (
        "strength --edition express --quick-start",
        "--quick-start is no option",
    ),
    "a target of classic": (
        "play --text --edition classic --target 20",
        "--target is no option",
    ),
    "a target where no round is played": ("simulate --edition express --target 20", "No such option"),
    "the options of a command that plays no rounds": (
        "simulate --edition express --deck first",
        "--deck is no option of the edition express, which has --players\n",
    ),
    "the options of a command that plays rounds": (
        "play --text --edition express --deck first",
        "--deck is no option of the edition express, which has --players, --target\n",
    ),
    "one window for all rounds": (
        "watch --edition express --target 20 --quit",
        "leave out --target, or add --text",
    ),
    "a low target": (
        "play --text --edition express --target 9",
        '"9" is not a whole number from 10',
    ),
    "a first who does not play": (
        "play --text --edition classic --players Red,Blue --first Green",
        '"Green" is no color that plays: they are Red, Blue',
    ),
    "too many people": (
        "play --text --edition classic --players Red,Blue --people 3",
        '"3" people can\'t play: 0 to 2 can',
    ),
    "a person on nobody's colour": (
        "play --text --edition classic --players Red,Blue --people Green=Ann",
        '"Green" is no color that plays',
    ),
    "four drivers for two": (
        "simulate --edition classic --players Red,Blue --drivers hard,hard,easy,easy",
        "give one for all, or 2 by commas",
    ),
    "the window of an edition": ("bench --render --edition classic", "leave out --edition"),
    "going on with another edition": (
        "play --text --continue --edition 2013",
        "leave out --edition",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_one_clear_line(run, monkeypatch, name):
    monkeypatch.setattr("sorry_people.cli.bench.build_profile", "release")
    typed, message = REFUSED[name]
    refused = run(*typed.split())
    assert refused.code == 2
    assert message in refused.err
    assert refused.err.count("\n") == 1
    assert refused.out == ""


@every_edition
def test_an_impossible_position_is_refused_with_the_reason(run, tmp_path, edition):
    path = tmp_path / "position.json"
    position = sp.Game(edition, seed=1).to_dict() | {"turn": "Purple"}
    path.write_text(json.dumps(position), encoding="utf-8")
    refused = run("oracle", str(path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "Purple" in refused.err
