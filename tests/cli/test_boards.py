"""The boards of the older editions as text: held against files, and every pawn where it is.

`SORRY_PEOPLE_WRITE_BOARDS=1 pytest tests/cli/test_boards.py` writes the files anew: look at them.
"""

import os
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from sorry_people.cli.screens import screen_of
from sorry_people.cli.screens.square_board import square_board_text
from sorry_people.rules import Colour
from sorry_people.session import Need
from tests.session.editions import CHOSEN, new_table
from tests.session.tables import act, play_out

FOLDER = Path(__file__).parent / "boards"

BOARDS = {
    "start": ({colour: ["start"] * 4 for colour in Colour}, None, None),
    "midst": (
        {
            Colour.RED: ["start", "track 4", "safety 3", "home"],
            Colour.BLUE: ["start", "start", "track 19", "home"],
            Colour.YELLOW: ["track 0", "track 15", "track 30", "track 45"],
            Colour.GREEN: ["home", "safety 5", "track 59", "start"],
        },
        None,
        None,
    ),
    "fire_and_ice": (
        {
            Colour.RED: ["track 14", "safety 1", "home"],
            Colour.YELLOW: ["track 46", "safety 5", "start"],
        },
        "Red 1",
        "Yellow 0",
    ),
    "fire_under_ice": (
        {Colour.BLUE: ["track 29", "start", "home"], Colour.GREEN: ["home", "home", "track 31"]},
        "Green 2",
        "Green 2",
    ),
    "home": ({Colour.RED: ["home"] * 4, Colour.BLUE: ["home"] * 3 + ["safety 1"]}, None, None),
}


def against_file(name: str, text: str) -> None:
    path = FOLDER / f"{name}.txt"
    text = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
    if os.environ.get("SORRY_PEOPLE_WRITE_BOARDS"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BOARDS)
def test_the_square_board_is_drawn_as_it_was(name):
    against_file(name, square_board_text(*BOARDS[name]).plain)


@pytest.mark.parametrize("name", ["classic of two, first deck, quick", "teams", "points", "2013", "express"])
def test_a_new_game_is_shown_as_it_was(name):
    against_file(f"new_{name.split()[0]}", screen_of(new_table(name)).board().plain)


@pytest.mark.parametrize("name", CHOSEN)
def test_every_board_fits_80_columns_and_works_without_colour(name):
    table = new_table(name)
    while table.need is not Need.NOTHING:
        for _ in range(25):
            if table.need is not Need.NOTHING:
                act(table)
        board = screen_of(table).board()
        assert max(map(len, board.plain.splitlines())) <= 80
        for in_colour in (True, False):
            out = StringIO()
            Console(file=out, width=80, force_terminal=True, no_color=not in_colour).print(board)
            assert len(out.getvalue().splitlines()) == len(board.plain.splitlines())


def places() -> st.SearchStrategy[str]:
    return st.one_of(
        st.just("start"),
        st.just("home"),
        st.integers(0, 59).map("track {}".format),
        st.integers(1, 5).map("safety {}".format),
    )


@given(
    st.dictionaries(st.sampled_from(Colour), st.lists(places(), min_size=4, max_size=4), min_size=1),
    st.integers(0, 3),
)
def test_every_pawn_is_shown_once(pawns, number):
    on_track = [place for places in pawns.values() for place in places if place.startswith("track")]
    in_safety = [
        (colour, place) for colour, places in pawns.items() for place in places if place.startswith("safety")
    ]
    if len(set(on_track)) < len(on_track) or len(set(in_safety)) < len(in_safety):
        return  # no two pawns share a space (K6)
    burning = next(iter(pawns))
    text = square_board_text(pawns, fire=f"{burning} {number}").plain
    for colour, held in pawns.items():
        for each in range(len(held)):
            mark = "*" if (colour, each) == (burning, number) else ""
            assert text.count(f"{colour[0]}{each}{mark}") == 1


@pytest.mark.parametrize(
    ("place", "row", "column"),
    [
        ("track 0", 1, 0),  # the corners
        ("track 15", 1, 15),
        ("track 30", 16, 15),
        ("track 45", 16, 0),
        ("track 4", 1, 4),
        ("track 19", 5, 15),
        ("track 34", 16, 11),
        ("track 49", 12, 0),
        ("safety 1", 2, 2),
        ("safety 5", 6, 2),
    ],
)
def test_spaces_are_where_the_square_has_them(place, row, column):
    lines = square_board_text({Colour.RED: [place]}).plain.splitlines()
    assert lines[row][3 + 3 * column :].startswith("R0")  # KB1, KB2


def test_the_table_of_express_shows_every_level_whole():
    for level in ("easy", "medium", "hard"):
        board = screen_of(new_table("express", person=False, level=level)).board().plain
        assert board.count(f" computer, {level}  ") == 4
        head, *lines = board.splitlines()[1:]
        for line in lines[:4]:
            assert line[head.index("dial") - 1] == " "
            assert line[head.index("dial") :].split()[0] in list(Colour)


def test_the_table_of_express_tells_everything():
    table = play_out(new_table("express", seed=3), 20)
    board = screen_of(table).board().plain
    for player, count in table.game.home.items():
        (line,) = (line for line in board.splitlines() if line.startswith(player))
        dial = table.game.dial[player]
        assert f" {dial} " in line
        assert f" {' '.join(dial[0] * count + '·' * (4 - count))} " in line
        for colour, waiting in table.game.waiting[player].items():
            assert (f"{colour} {waiting}" in line) is (waiting > 0)
    for face in table.game.rolled:
        assert face in board.splitlines()[-1]
