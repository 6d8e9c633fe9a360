"""Points: the draw, the closed hand and the score."""

import random

import pytest

from tests.reference import points
from tests.reference.board import HOME
from tests.reference.playouts import new_game

ROUNDS = [  # HOME of Red (the winner), Blue, Yellow; what they score; Red's with stack_bonuses
    ((4, 3, 0), (20 + 25, 15, 0), 45),
    ((4, 2, 0), (20 + 30 + 25, 10, 0), 75),
    ((4, 1, 1), (20 + 30 + 50, 5, 5), 125),
    ((4, 0, 0), (20 + 40 + 100, 0, 0), 235),
]


@pytest.mark.parametrize(("home", "score", "stacked"), ROUNDS)
def test_scores(home, score, stacked):
    """KP4: the highest bonus that applies, or with `stack_bonuses` all of them."""
    position = new_game("points", random.Random(0), players=["Red", "Blue", "Yellow"])
    position["pawns"] = {
        colour: [HOME] * count + ["start"] * (4 - count)
        for colour, count in zip(position["players"], home, strict=True)
    }
    assert tuple(points.scores(position).values()) == score
    assert points.scores(position | {"stack_bonuses": True})["Red"] == stacked


def test_no_score_before_the_end():
    """KP4."""
    with pytest.raises(ValueError, match="not ended"):
        points.scores(new_game("points", random.Random(0)))


def test_the_hand_is_closed():
    """KP3: of the other hands only the number of cards is seen."""
    position = new_game("points", random.Random(0))
    seen = points.view(position, "Blue")
    assert seen["hands"] == {"Red": 5, "Blue": position["hands"]["Blue"], "Yellow": 5, "Green": 5}


def test_drawing_up():
    """KP1, T4: card by card up to five, from the spent cards once the pile is empty."""
    hands = {"Red": ["1", "2"], "Blue": ["1"]}
    position = points.start_position(["Red", "Blue"], "Blue", hands) | {"drawing": "Red"}
    deck = {"1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "7": 4, "8": 4, "10": 4, "11": 4, "12": 4, "Sorry!": 4}
    position["spent"] = deck | {"1": 3, "2": 3, "12": 3}
    position = points.draw(position, "12")
    assert (position["hands"]["Red"], position["drawing"]) == (["1", "2", "12"], "Red")
    with pytest.raises(ValueError, match="can't be drawn"):
        points.draw(position | {"spent": deck | {"1": 3, "2": 3, "12": 2}}, "3")
    position = points.draw(points.draw(position, "3"), "3")  # shuffled: T4
    assert (position["hands"]["Red"], position["drawing"]) == (["1", "2", "3", "3", "12"], None)
    assert position["spent"] == {}
    with pytest.raises(ValueError, match="no card is due"):
        points.draw(position, "3")
