"""`play`, `watch` and `replay` of the older editions in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest

import sorry_people as sp
from sorry_people.cli.console import out
from sorry_people.cli.screens.labels import move_text
from sorry_people.rules import Colour, ExpressMove, SquareMove
from sorry_people.session import Need, SaveFile, load
from tests.cli.edition_arguments import OPTIONS, every_choice
from tests.session.test_editions import first_state

ALWAYS_THE_FIRST = "\n1\n" * 3_000


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


def test_all_rounds_of_a_tournament_are_watched_and_repeatable(run):
    watch = ["watch", "--text", "--edition", "express", "--players", "Red,Blue", "--target", "12"]
    watched = run(*watch, "--seed", "3")
    assert watched.code == 0, watched.err
    assert watched.out.count("This round:") >= 3  # X10: nobody has 12 points in two rounds of at most 5
    assert watched.out.count("wins the tournament.") == 1
    assert watched == run(*watch, "--seed", "3")
    seeds = re.findall(r"Seed (\d+)", watched.out)
    assert len(set(seeds)) == len(seeds) == watched.out.count("This round:")
    assert not set(seeds) & set(re.findall(r"Seed (\d+)", run(*watch, "--seed", "4").out))


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
    assert f"More moves: {count - 10}" in on.out
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
