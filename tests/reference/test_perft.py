"""`perft` of the package against lines of play counted by the reference."""

import itertools
import random
from collections.abc import Iterator

import pytest

import sorry_people as sp
from tests.reference import Position, cards, express, outcomes, points
from tests.reference.differential import CASES
from tests.reference.playouts import new_game, playout


def chances(position: Position) -> Iterator[Position]:
    """T4, X2: each kind of card, or each roll that differs in what is followed."""
    if position["edition"] == "express":
        rolled: list[Position] = []
        for faces in itertools.product(*position["faces"]):
            after = express.roll(position, list(faces))
            if after not in rolled:
                rolled.append(after)
        yield from rolled
    else:
        draw = points.draw if position["edition"] == "points" else cards.draw
        yield from (draw(position, card) for card in cards.unseen(position))


def lines(position: Position, depth: int) -> int:
    """How many lines there are, so many plays deep; a draw, a roll and the move of F8 are none."""
    if depth == 0 or position["turn"] is None:
        return 1
    possible = outcomes(position)
    if not possible or possible.keys() == {"fire move"}:
        befores = [position, *(outcome.position for outcome in possible.values())]
        return sum(lines(after, depth) for before in befores for after in chances(before))
    return sum(lines(outcome.position, depth - 1) for outcome in possible.values())


@pytest.mark.parametrize("name", CASES)
def test_both_count_the_same_lines(name):
    """T4, K4, K11, F5 to F9, KP1, KP2, X2 to X7: from the start, and from some way in."""
    edition, options = CASES[name]
    rng = random.Random(name)
    start = new_game(edition, rng, **options)
    way_in = list(itertools.islice(playout(start, rng), 150))
    for position in (start, way_in[60 % len(way_in)].before, way_in[-1].before):
        game = sp.Game.from_dict(position, seed=1)
        depths = range(2 if edition in ("points", "express") else 3)
        assert [sp.perft(game, depth) for depth in depths] == [lines(position, depth) for depth in depths]
