"""What the window says of pawns and places: pawns count from 1, and spaces have no numbers."""

import re
from typing import Any

import pytest

import sorry_people as sp
from sorry_people.app.editions.end_view import end_view
from sorry_people.app.editions.square_ways import square_ways
from sorry_people.app.editions.views import log_entry, move_choices, turn_view
from sorry_people.rules import Colour, Driver
from sorry_people.session import Edition, Need, Seat
from sorry_people.story import edition_text, edition_zone, pawn_name
from sorry_people.ui.fonts import font
from sorry_people.ui.text import wrap
from tests.app.editions.games import late, table
from tests.app.editions.test_square_ways import positions

PAWN = re.compile(r"(?:Red|Blue|Yellow|Green)\s(\d)")
SPACE = re.compile(r"(?:space|track|safety) \d")


def test_pawns_count_from_1() -> None:
    assert [pawn_name(f"Red {number}").split()[1] for number in range(4)] == ["1", "2", "3", "4"]


def test_a_pawn_s_number_stays_with_its_color() -> None:
    told = edition_text("option", "replace", other=pawn_name("Green 0"))
    small = font("NotoSans-Regular", 16)
    for width in range(60, 300, 10):
        assert not any(line.strip().isdigit() for line in wrap(small, told, width))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("start", ""),
        ("track 52", ""),
        ("home", ""),
        ("safety 1", "in its safety zone, 5 from Home"),
        ("safety 5", "in its safety zone, 1 from Home"),
    ],
)
def test_a_place_is_told_where_its_mark_does_not_say_it(place: str, words: str) -> None:
    """KB2."""
    assert edition_zone(place) == words


def check(told: list[str]) -> None:
    numbers = {int(number) for text in told for number in PAWN.findall(text)}
    assert numbers == {1, 2, 3, 4}
    assert not [text for text in told if SPACE.search(text)]


def test_options_and_rows_name_pawns_and_places_as_the_board_shows_them() -> None:
    told: list[str] = []
    for game in positions():
        ways: list[Any] = [*square_ways(game)] if game.legal_moves() else []
        told += [text for way in ways for step in way.steps for text in (step.text, step.detail)]
        told += [text for row in move_choices(ways) for text in (row.text, row.detail)]
    check(told)


def test_the_log_names_pawns_and_places_as_the_board_shows_them() -> None:
    game = late(table(Edition.CLASSIC), 0.9)
    told = [entry.text for event in game.log if (entry := log_entry(event)) is not None]
    check(told)
    moves = [int(text.split()[3].strip(".:")) for text in told if " moves " in text]
    assert moves
    assert min(moves) >= 1


def test_what_comes_of_a_move_names_the_pawn_as_it_is_seen() -> None:
    game = sp.SquareGame.from_dict(
        {
            **sp.SquareGame("classic", seed=1).to_dict(),
            "pawns": {
                "Red": ["track 20", "start", "start", "start"],
                "Blue": ["track 23", "start", "start", "start"],
                "Yellow": ["start"] * 4,
                "Green": ["start"] * 4,
            },
            "turn": "Red",
            "card": "3",
        },
        seed=1,
    )
    (way,) = square_ways(game)
    assert way.steps[0].text.split() == ["Red", "1"]
    assert [part.split() for part in way.steps[-1].detail.split(" · ")] == [["bumps", "Blue", "1"]]


@pytest.mark.parametrize(("name", "plays"), [("Anna", "Anna plays"), ("", "A person plays")])
def test_the_banner_says_no_color_twice(name: str, plays: str) -> None:
    assert turn_view(Seat.person(Colour.RED, name), "").plays == plays


def test_the_podium_says_no_color_twice() -> None:
    game = table(Edition.EXPRESS, ("Red",))
    while game.need is not Need.NOTHING:
        game.step(Driver.EASY)
    podium = {finisher.rider: finisher.driver for finisher in end_view(game, {}).ranking}
    assert podium["Red"] == "Person"
    assert podium["Blue"] == "Easy"
