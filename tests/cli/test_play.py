"""`play`, `watch` and `replay` in the terminal."""

import json
import re

import pytest

from sorry_people.rules import Game, Oracle, PeopleGame
from sorry_people.session import Replay, load

ALWAYS_THE_FIRST = "\n1\n" * 3_000
"""Draws, and takes the first move: what fits no question is asked again."""


def test_a_person_plays_a_whole_game_and_sees_it_again(run, data_folder):
    played = run("play", "--text", "--seed", "7", "--people", "Ann", "--pause", "0", typed=ALWAYS_THE_FIRST)
    assert played.code == 0, played.err
    assert "Ann, it is Bucky's turn" in played.out
    ranking = played.out[played.out.index("The ranking:") :].split("The game is kept")[0]
    assert "Bucky (Ann (person))" in " ".join(ranking.split())
    (kept,) = (data_folder / "games").iterdir()
    assert load(kept).game.is_over
    assert not (data_folder / "terminal.json").exists()
    again = run("replay", str(kept), "--text")
    assert again.code == 0
    assert ranking in again.out


def test_four_people_play_by_their_names(run):
    names = "Ann,Bob,Chuck=Dan,Eve"
    played = run("play", "--text", "--seed", "3", "--people", names, typed=ALWAYS_THE_FIRST)
    assert played.code == 0, played.err
    for name, rider in (("Ann", "Bucky"), ("Bob", "Terrence"), ("Dan", "Chuck"), ("Eve", "Bethany")):
        assert f"{name}, it is {rider}'s turn" in played.out


def test_nobody_plays_and_the_computers_drive(run):
    played = run("play", "--text", "--people", "0", "--seed", "1", "--pause", "0")
    assert played.code == 0
    assert "The ranking:" in played.out


def test_leaving_and_going_on_is_the_same_game(run, data_folder):
    left = run("play", "--text", "--seed", "11", "--first", "bucky", "--pause", "0", typed="\nq\n")
    assert left.code == 0
    assert "play --text --continue" in left.out
    card = load(data_folder / "terminal.json").waiting_card
    assert card is not None
    on = run("play", "--text", "--continue", "--pause", "0", typed=ALWAYS_THE_FIRST)
    whole = run("play", "--text", "--seed", "11", "--first", "bucky", "--pause", "0", typed=ALWAYS_THE_FIRST)
    assert on.code == whole.code == 0
    one, other = ((load(path).save()) for path in sorted((data_folder / "games").iterdir()))
    assert one.actions == other.actions


def test_the_end_of_the_input_leaves_and_saves(run, data_folder):
    assert run("play", "--text", "--first", "Bucky").code == 0
    assert load(data_folder / "terminal.json").actions == []


def test_the_oracle_is_asked_and_asked_for_more(run):
    played = run("play", "--text", "--seed", "5", "--people", "4", typed="\no\nm\n1\n" * 20)
    assert played.code == 0, played.err
    assert "50000 playouts a move" in played.out
    assert "200000 playouts a move" in played.out


class InterruptedOracle:
    """Ctrl-C comes after some interim advice, or before any, as a list says."""

    playouts = 40

    def __init__(self, interims: list[int]) -> None:
        self.interims = interims

    def advise(self, game, drivers, progress):
        for _ in range(self.interims.pop(0)):
            progress(Oracle(playouts=self.playouts, seed=1).advise(game, drivers=drivers))
        raise KeyboardInterrupt

    def extend(self, advice, playouts, progress):
        for _ in range(self.interims.pop(0)):
            progress(Oracle().extend(advice, playouts=playouts))
        raise KeyboardInterrupt


def test_ctrl_c_ends_the_thinking_and_not_the_game(run, monkeypatch):
    games = {str(seed): Game(seed=seed, first="Bucky") for seed in range(100)}
    seed = next(seed for seed, game in games.items() if game.draw() and game.legal_moves())
    monkeypatch.setattr("sorry_people.cli.terminal_game.Oracle", lambda: InterruptedOracle([0, 2, 0, 1]))
    played = run("play", "--text", "--seed", seed, "--first", "Bucky", typed="\no\no\nm\nm\nb\n")
    assert played.code == 0, played.err
    assert played.err.count("before the Oracle had anything to say") == 2
    assert played.err.count("this is what the Oracle had until then") == 2
    for playouts in (40, 160):
        assert played.out.count(f"\n{playouts} playouts a move") == 1
    assert "The game is saved" in played.out


def test_a_new_game_keeps_the_one_that_was_left(run, data_folder):
    run("play", "--text", "--seed", "1", "--people", "4", typed="\n1\n\n")
    left = load(data_folder / "terminal.json").save()
    new = run("play", "--text", "--seed", "2", "--people", "4")
    kept = data_folder / "terminal.left-1.json"
    assert load(kept).save() == left
    assert str(kept) in new.out
    assert load(data_folder / "terminal.json").start.seed == 2
    assert "is kept in" not in run("play", "--text", "--seed", "3").out  # nobody had drawn a card


@pytest.mark.parametrize("people", ["4", "0"])
def test_a_game_that_cannot_be_saved_says_so_once_and_at_its_end(run, data_folder, people):
    data_folder.write_text("no folder", encoding="utf-8")
    played = run("play", "--text", "--people", people, "--pause", "0", typed="\n1\n\n")
    assert played.code == 2
    assert played.err.count("terminal.json") == 1
    assert played.err.count("saved") == 2
    assert "saved" not in played.out.replace("q saves and leaves", "")
    assert "kept" not in played.out
    refused = run("play", "--text", "--continue")
    assert "terminal.json can't be read: Not a directory" in refused.err


def test_nothing_to_go_on_with_is_said(run):
    refused = run("play", "--text", "--continue")
    assert refused.code == 2
    assert "no saved game to go on with" in refused.err


def test_a_broken_save_is_kept_and_the_one_before_it_goes_on(run, data_folder):
    run("play", "--text", "--seed", "1", "--first", "Bucky", typed="\nq\n")
    (data_folder / "terminal.json").write_text("{", encoding="utf-8")
    on = run("play", "--text", "--continue", typed="q\n")
    assert on.code == 0
    assert "not JSON" in on.err
    assert [path for path in data_folder.iterdir() if path.read_text(encoding="utf-8") == "{"]


def test_watching_is_repeatable_and_fits_80_columns(run):
    watched = run("watch", "--text", "--seed", "7", "--drivers", "easy,medium,hard,hard")
    assert watched == run("watch", "--text", "--seed", "7", "--drivers", "easy,medium,hard,hard")
    assert watched.code == 0
    assert max(map(len, watched.out.splitlines())) <= 80
    for shown in ("Seed 7", "Gas Station 7", "◎ exit", "Bethany", "The ranking:"):
        assert shown in watched.out


def test_the_board_shows_riders_where_they_are(run, data_folder):
    shown = run("play", "--text", "--seed", "2", "--people", "4", typed=ALWAYS_THE_FIRST[:60] + "b\nq\n")
    board = shown.out.rsplit("0         5         10", 1)[1]
    table = load(data_folder / "terminal.json")
    assert isinstance(table.game, PeopleGame)
    places = table.game.places
    for rider, place in places.items():
        assert re.search(rf"^{rider} .*{place} .* to go", board, re.MULTILINE)
    on_road = [rider for rider, place in places.items() if place.startswith("road")]
    assert on_road
    for rider in on_road:
        assert re.search(rf" {rider[0]} [·▸─┤◎⌂★]|[·▸─┤◎⌂★] {rider[0]}", board)
    assert "◂ turn" in board


PEOPLE = [
    "5",
    "-1",
    "1.5",
    "9" * 5_000,
    ",",
    "Ann,",
    " ",
    "",
    "Ann,Bob,Cat,Dan,Eve",
    "Ann,Bucky=Bob",
    "Zoe=Ann",
]


@pytest.mark.parametrize("people", PEOPLE)
def test_people_who_do_not_fit_are_refused(run, people):
    refused = run("play", "--text", "--people", people)
    assert refused.code == 2
    assert refused.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_without_a_word_about_the_game_the_window_asks(run, monkeypatch, arguments):
    opened: list[object] = []

    def open_window(table: object, quality: str | None) -> int:
        opened.append((table, quality))
        return 5

    monkeypatch.setattr("sorry_people.cli.play.open_window", open_window)
    assert run(*arguments).code == 5
    assert opened == [(None, None)]


def test_a_replay_of_an_unfinished_game_ends_where_it_was_left(run, data_folder):
    run("play", "--text", "--seed", "1", "--people", "4", typed="\n1\n\n1\n\n1\nq\n")
    path = data_folder / "terminal.json"
    again = run("replay", str(path), "--text")
    assert again.code == 0
    assert "The ranking" not in again.out
    actions = json.loads(path.read_text(encoding="utf-8"))["actions"]
    drawn = sum(action.startswith("draw") for action in actions)
    assert len(Replay(load(path).save())) == len(actions) - drawn
