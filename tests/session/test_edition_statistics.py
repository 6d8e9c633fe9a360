"""Games of the older editions in numbers."""

import pytest

from sorry_people.rules import Colour
from sorry_people.session import (
    DiceStatistics,
    Drawn,
    PawnStatistics,
    Rolled,
    pawn_spaces_left,
    statistics,
)
from tests.session.editions import CHOSEN, new_table
from tests.session.tables import play_out

SQUARE = [name for name in CHOSEN if not name.startswith("express")]
POINTS = [name for name in CHOSEN if name.startswith("points")]


@pytest.mark.parametrize("name", SQUARE)
def test_the_numbers_of_a_game_on_the_square_board(name):
    table = play_out(new_table(name))
    numbers = statistics(table.save())
    kinds = [getattr(event, "kind", None) for event in table.log]
    assert all(isinstance(one, PawnStatistics) for one in numbers.values())
    assert sum(one.bumps for one in numbers.values()) == kinds.count("bumped")
    assert sum(one.bumped for one in numbers.values()) == kinds.count("bumped")
    assert sum(one.swaps for one in numbers.values()) == kinds.count("swapped")
    assert sum(one.slides for one in numbers.values()) == kinds.count("slid")
    assert sum(one.spent for one in numbers.values()) == kinds.count("spent") + kinds.count("discarded")
    dealt = 5 * len(numbers) if name in POINTS else 0
    draws = sum(isinstance(event, Drawn) for event in table.log) + dealt
    assert sum(sum(one.drawn.values()) for one in numbers.values()) == draws
    assert sum(sum(one.expected.values()) for one in numbers.values()) == pytest.approx(draws)
    for colour, one in numbers.items():
        assert one.home == table.game.pawns[colour].count("home")
        assert len(one.spaces_left) == len(table.plays) + 1
        assert (one.spaces_left[-1] == 0) == (one.home == len(table.game.pawns[colour]))


def test_the_numbers_of_a_game_with_dice():
    table = play_out(new_table("express"))
    numbers = statistics(table.save())
    rolls = sum(isinstance(event, Rolled) for event in table.log)
    kinds = [getattr(event, "kind", None) for event in table.log]
    assert all(isinstance(one, DiceStatistics) for one in numbers.values())
    assert sum(sum(one.rolled.values()) for one in numbers.values()) == 3 * rolls  # X2
    assert sum(sum(one.expected.values()) for one in numbers.values()) == pytest.approx(3 * rolls)
    assert sum(one.taken for one in numbers.values()) == kinds.count("took") + kinds.count("sorry")
    assert sum(one.lost for one in numbers.values()) == kinds.count("sorry")
    assert sum(one.dials for one in numbers.values()) == kinds.count("slid")
    assert numbers[table.winners[0]].home[-1] == 4  # X8


@pytest.mark.parametrize("colour", Colour)
def test_distances_home(colour):
    side = 15 * list(Colour).index(colour)
    places = [
        ("home", 0),
        ("safety 5", 1),
        ("safety 1", 5),
        (f"track {side + 2}", 6),
        (f"track {side + 4}", 64),  # KB2
        (f"track {side + 3}", 65),
        ("start", 65),
    ]
    assert [pawn_spaces_left(colour, place) for place, _ in places] == [left for _, left in places]


def test_an_unknown_place_is_refused():
    with pytest.raises(ValueError, match='"ditch" is no place'):
        pawn_spaces_left(Colour.RED, "ditch")
