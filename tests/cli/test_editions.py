"""Every command for every edition."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sorry_people as sp
from sorry_people.cli.console import out
from sorry_people.cli.screens.labels import move_text
from sorry_people.rules import Colour, ExpressMove, SquareMove
from sorry_people.session import Need, SaveFile, load
from tests.session.editions import new_table
from tests.session.test_editions import first_state

EDITIONS = ("classic", "teams", "points", "2013", "express")
every_edition = pytest.mark.parametrize("edition", EDITIONS)

OPTIONS: dict[str, list[str]] = {
    "classic": ["--edition", "classic"],
    "classic of two": ["--edition", "classic", "--players", "Yellow,red", "--deck", "first", "--quick-start"],
    "teams": ["--edition", "teams", "--deck", "waddingtons"],
    "points": ["--edition", "points", "--players", "Red,Blue,Green", "--stack-bonuses"],
    "2013": ["--edition", "2013", "--fire-transfers"],
    "express": ["--edition", "express", "--players", "Blue,Green"],
}
every_choice = pytest.mark.parametrize("name", OPTIONS)

ALWAYS_THE_FIRST = "\n1\n" * 3_000


def arguments(table: Any) -> dict[str, Any]:
    """What `sorry_people.Game` is called with for such a game."""
    return {
        "edition": table.start.edition,
        "players": table.start.players,
        **table.start.options.of_game(table.start.edition),
    }


# --- play, watch, replay ---


@every_choice
def test_a_person_plays_a_whole_game_and_sees_it_again(run, data_folder, name):
    played = run("play", "--text", *OPTIONS[name], "--seed", "7", "--pause", "0", typed=ALWAYS_THE_FIRST)
    assert played.code == 0, played.err
    (kept,) = (data_folder / "games").iterdir()
    table = load(kept)
    assert table.need is Need.NOTHING
    assert " win" in played.out
    assert not (data_folder / "terminal.json").exists()
    again = run("replay", str(kept), "--text")
    assert again.code == 0
    ending = played.out[: played.out.index("The game is kept")].splitlines()[-1]
    assert ending in again.out


@every_choice
def test_leaving_and_going_on_is_the_same_game(run, data_folder, name):
    save = data_folder / "terminal.json"
    start = ["play", "--text", *OPTIONS[name], "--seed", "11", "--pause", "0"]
    left = run(*start, typed=ALWAYS_THE_FIRST[:12] + "q\n")
    assert left.code == 0, left.err
    assert "play --text --continue" in left.out
    before = load(save).actions
    assert run("play", "--text", "--continue", "--pause", "0", typed=ALWAYS_THE_FIRST[:9]).code == 0
    gone_on = load(save).actions
    assert run(*start, typed=ALWAYS_THE_FIRST[:30]).code == 0
    whole = load(save).actions
    assert len(before) < len(gone_on) < len(whole)
    assert gone_on[: len(before)] == before
    assert whole[: len(gone_on)] == gone_on


@every_choice
def test_watching_is_repeatable_and_fits_80_columns(run, name):
    watched = run("watch", "--text", *OPTIONS[name], "--seed", "7", "--drivers", "hard")
    assert watched == run("watch", "--text", *OPTIONS[name], "--seed", "7", "--drivers", "hard")
    assert watched.code == 0
    assert max(map(len, watched.out.splitlines())) <= 80
    assert " win" in watched.out
    assert "Traceback" not in watched.out + watched.err


def test_the_rounds_of_a_tournament_are_played_on_until_it_is_won(run, data_folder):
    played = run(
        *("play", "--text", "--edition", "express", "--players", "Red,Blue", "--target", "12"),
        *("--people", "0", "--seed", "3", "--pause", "0"),
    )
    assert played.code == 0, played.err
    kept = sorted((data_folder / "games").iterdir())
    assert len(kept) >= 3  # X10: nobody has 12 points in two rounds of at most 5
    last = load(kept[-1]).tournament
    assert last is not None
    assert last.winner is not None
    assert f"{last.winner} wins the tournament." in played.out
    assert len(last.rounds) == len(kept)


def test_a_tournament_goes_on_after_it_was_left(run, data_folder):
    start = ["play", "--text", "--edition", "express", "--players", "Red,Blue", "--target", "60"]
    run(*start, "--seed", "3", "--pause", "0", typed="\n1\n" * 40)
    before = load(data_folder / "terminal.json").tournament
    assert before is not None
    assert before.rounds
    assert run("play", "--text", "--continue", "--pause", "0", typed=ALWAYS_THE_FIRST).code == 0
    last = load(max((data_folder / "games").iterdir())).tournament
    assert last is not None
    assert last.rounds[: len(before.rounds)] == before.rounds
    assert last.winner is not None


def save_state(data_folder: Path, name: str, is_it: Any) -> Any:
    table = first_state(name, is_it)
    SaveFile(data_folder / "terminal.json").write(table.save())
    return table


def can_ride(table):
    return table.need is Need.DRAW and table.legal_moves() and table.waits_for_person


def test_the_fire_is_ridden_before_the_draw_or_not(run, data_folder):
    for key, action in (("f", "fire move"), ("", "draw ")):
        table = save_state(data_folder, "2013", can_ride)
        on = run("play", "--text", "--continue", "--pause", "0", typed=f"{key}\nq\n")
        assert "f rides the Fire" in on.out  # F8
        done = load(data_folder / "terminal.json").actions[len(table.actions)]
        assert str(done).startswith(action)


def test_the_oracle_weighs_riding_the_fire(run, data_folder, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.terminal_game.Oracle", lambda **_: sp.Oracle(playouts=50, seed=1))
    save_state(data_folder, "2013", can_ride)
    on = run("play", "--text", "--continue", typed="o\nq\n")
    assert "ride the Fire to the next corner" in on.out
    assert "draw without riding the Fire" in on.out


def test_a_hand_is_hidden_until_its_owner_is_alone(run):
    start = ["play", "--text", "--edition", "points", "--seed", "5", "--first", "Red", "--pause", "0"]
    asked = run(*start, "--people", "Ann,Bob", typed="q\n")
    assert "Ann, Enter when nobody but you sees the screen" in asked.out
    assert "Red holds" not in asked.out  # KP3
    seen = run(*start, "--people", "Ann,Bob", typed="\nq\n")
    assert re.search(r"Red holds( +\[(\d+|Sorry!)\]){5}", seen.out)
    then = run(*start, "--people", "Ann,Bob", typed="\n1\nq\n")
    assert "Bob, Enter when nobody but you sees the screen" in then.out
    assert "Blue holds" not in then.out
    assert "Red draws a card" in then.out
    assert not re.search(r"draws (\d|Sorry)", then.out)
    alone = run(*start, "--people", "Ann", typed="q\n")
    assert "Red holds" in alone.out


def test_a_hand_leaves_the_screen_before_the_device_is_handed_on(run, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.prompt.out.clear", lambda: out.print("(cleared)"))
    start = ["play", "--text", "--edition", "points", "--seed", "5", "--first", "Red", "--pause", "0"]
    played = run(*start, "--people", "Ann,Bob", typed="\n1\nq\n").out
    hand, cleared, told, asked = (
        played.index(text) for text in ("Red holds", "(cleared)", "Red plays", "Bob, Enter when nobody")
    )
    assert hand < cleared < told < asked  # KP3
    assert played.count("(cleared)") == 1
    assert "(cleared)" not in run(*start, "--people", "Ann", typed="1\nq\n").out


def test_dice_are_rolled_and_faces_followed_one_by_one(run, data_folder):
    start = ["play", "--text", "--edition", "express", "--seed", "5", "--first", "Red", "--pause", "0"]
    played = run(*start, typed="\n1\nq\n")
    assert "Enter rolls the dice" in played.out
    assert "Red rolls" in played.out
    assert "Dice: [" in played.out
    roll, play = load(data_folder / "terminal.json").actions
    assert str(roll).startswith("roll ")
    assert str(play).startswith("take ")


def test_the_oracle_tells_of_the_ten_best_moves_and_of_all(run, data_folder, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.terminal_game.Oracle", lambda **_: sp.Oracle(playouts=20, seed=1))
    table = save_state(
        data_folder,
        "classic",
        lambda table: table.waits_for_person and len(table.legal_moves()) > 11,
    )
    count = len(table.legal_moves())
    on = run("play", "--text", "--continue", typed="o\nq\n")
    assert on.out.count(" wins ") == 10
    assert f"and {count - 10} more moves" in on.out
    on = run("play", "--text", "--continue", typed="o\na\nq\n")
    assert on.out.count(" wins ") == 10 + count
    on = run("play", "--text", "--continue", typed="m\nm\nq\n")
    assert "20 playouts a move" in on.out
    assert "80 playouts a move" in on.out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("start pawn 0", "Red 0 out of START"),
        ("forward 5 pawn 1", "Red 1 forward 5"),
        ("back 4 Yellow 2", "Yellow 2 back 4"),
        ("split 3 pawn 2, 4 pawn 0", "Red 2 forward 3, then Red 0 forward 4"),
        ("split 3 Red 2, 4 Yellow 0", "Red 2 forward 3, then Yellow 0 forward 4"),
        ("swap pawn 0 Blue 1", "Red 0 swaps with Blue 1"),
        ("replace pawn 3 Green 0", "Red 3 out of START onto the space of Green 0"),
        ("decline", "decline the swap"),
        ("play 7; split 3 pawn 2, 4 pawn 0", "play the 7: Red 2 forward 3, then Red 0 forward 4"),
        ("play 11; decline", "play the 11: decline the swap"),
        ("discard 4", "discard the 4"),
        ("ice Blue 1; forward 1 pawn 0", "Ice onto Blue 1, then Red 0 forward 1"),
        ("ice off; start pawn 0", "Ice off the board, then Red 0 out of START"),
        ("ice Blue 1", "Ice onto Blue 1"),
        ("fire pawn 2; forward 2 pawn 0", "Fire onto Red 2, then Red 0 forward 2"),
        ("fire pawn 2", "Fire onto Red 2"),
        ("forward 3 pawn 2 and home pawn 1", "Red 2 forward 3, taking Red 1 HOME along"),
        ("fire move", "ride the Fire to the next corner"),
    ],
)
def test_moves_of_the_square_board_in_words(text, words):
    assert move_text(SquareMove(text), Colour.RED) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take Red", "take Red from START"),
        ("take Red from own", "take Red from your own waiting area"),
        ("take Red from Blue", "take Red from the waiting area of Blue"),
        ("sorry Blue", "take a pawn from the HOME of Blue"),
        ("slide own Green", "turn your dial to Green"),
        ("slide Blue Green", "turn the dial of Blue to Green"),
        ("pass", "turn no dial"),
    ],
)
def test_moves_of_express_in_words(text, words):
    assert move_text(ExpressMove(text), Colour.RED) == words


def test_nothing_that_can_be_done_in_words():
    assert move_text(None, Colour.RED) == "nothing can be done"


# --- the commands that count ---


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
    table = new_table({"classic of two": "classic of two, first deck, quick"}.get(name, name))
    told = json.loads(
        run("simulate", "--games", "40", "--seed", "2", "--drivers", "easy", *OPTIONS[name], "--json").out
    )
    players = list(told["finishes"])
    each = 40 // len(players)
    options: dict[str, dict[str, Any]] = {
        "teams": {"deck": "waddingtons"},
        "points": {"stack_bonuses": True},
        "2013": {"fire_transfers": True},
    }
    game_options = arguments(table) | {"players": players} | options.get(name, {})
    expected: list[Any] = []
    for number, first in enumerate(players):
        sizes = min(each + (40 % len(players) > 0), 40 - sum(result.games for result in expected))
        start = sp.Game(**game_options, seed=2 + number, first=first)
        expected.append(
            sp.simulate(sizes, drivers=dict.fromkeys(players, "easy"), seed=2 + number, start=start)
        )
    assert (
        list(told["finishes"].values()) == np.sum([result.finishes for result in expected], axis=0).tolist()
    )
    assert told["seeds"] == list(range(2, 2 + len(expected)))
    assert told["games"] == 40
    assert (told["points"] is None) is (name not in ("points", "express"))
    shown = run("simulate", "--games", "40", "--seed", "2", "--drivers", "easy", *OPTIONS[name]).out
    assert f"40 of 40 games, seeds 2 to {1 + len(players)}" in shown


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
    "an unknown colour": ("watch --edition classic --players Red,Pink", '"Pink" is no colour'),
    "a colour twice": ("watch --edition classic --players Red,red", "names Red twice"),
    "one player": ("watch --edition classic --players Red", "one player: it takes 2 to 4"),
    "no colour": ("watch --edition classic --players ,", '"" is no colour'),
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
    "a low target": (
        "play --text --edition express --target 9",
        '"9" is not a whole number from 10',
    ),
    "a first who does not play": (
        "play --text --edition classic --players Red,Blue --first Green",
        '"Green" is no colour that plays: they are Red, Blue',
    ),
    "too many people": (
        "play --text --edition classic --players Red,Blue --people 3",
        '"3" people can\'t play: 0 to 2 can',
    ),
    "a person on nobody's colour": (
        "play --text --edition classic --players Red,Blue --people Green=Ann",
        '"Green" is no colour that plays',
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
