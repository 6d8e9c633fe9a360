"""Express: the roll and the tournament."""

import pytest

from tests.reference import express


def test_the_roll_is_followed_in_order():
    """X2, X9: colours, wild, SORRY!, SLIDE, whatever the order of the dice."""
    position = express.start_position(["Red", "Blue"], "Red")
    assert express.roll(position, ["SORRY!", "Wild", "Green"])["rolled"] == ["Green", "Wild", "SORRY!"]
    assert express.roll(position, ["Blue", "SLIDE", "SORRY!"])["rolled"] == ["Blue", "SORRY!", "SLIDE"]


@pytest.mark.parametrize(
    ("change", "faces", "message"),
    [
        ({}, ["SLIDE", "Red", "Red"], "has no SLIDE"),
        ({}, ["Red", "Red"], "3 dice"),
        ({"rolled": ["Red"]}, ["Red", "Red", "Red"], "no roll is due"),
        ({"turn": None}, ["Red", "Red", "Red"], "no roll is due"),
    ],
)
def test_a_wrong_roll(change, faces, message):
    """X2, X9."""
    with pytest.raises(ValueError, match=message):
        express.roll(express.start_position(["Red", "Blue"], "Red") | change, faces)


def test_scores():
    """X10: five for the winner, one for each pawn on the wedge for the others."""
    position = express.start_position(["Red", "Blue", "Green"], "Red")
    assert express.scores(position | {"home": {"Red": 4, "Blue": 3, "Green": 0}}) == {
        "Red": 5,
        "Blue": 3,
        "Green": 0,
    }
    with pytest.raises(ValueError, match="not ended"):
        express.scores(position)


@pytest.mark.parametrize(
    ("rounds", "target", "winner"),
    [
        ([{"Red": 5, "Blue": 3}], 10, None),
        ([{"Red": 5, "Blue": 3}, {"Red": 5, "Blue": 3}], 10, "Red"),
        ([{"Red": 5, "Blue": 3}, {"Red": 5, "Blue": 3}], 12, None),
        ([{"Red": 5, "Blue": 3}, {"Red": 3, "Blue": 5}, {"Red": 3, "Blue": 5}], 10, "Blue"),
        ([{"Red": 5, "Blue": 3}, {"Red": 2, "Blue": 5}, {"Red": 3, "Blue": 5}], 10, "Blue"),
        ([{"Red": 5, "Blue": 2}, {"Red": 3, "Blue": 3}, {"Red": 2, "Blue": 5}], 10, "Blue"),
    ],
)
def test_tournament(rounds, target, winner):
    """X10: the first to the target; of two at once the higher, at a tie the last round's winner."""
    assert express.tournament_winner(rounds, target) == winner
