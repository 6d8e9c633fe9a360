"""Every legal move of the square editions can be chosen by pointing (K4, K11, F5, F7, F8, F9, KP1, KP2)."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import sorry_people as sp
from sorry_people.app.editions.selection import Selection
from sorry_people.app.editions.square_ways import square_ways

EDITIONS = Path(__file__).parents[2] / "vectors" / "editions.jsonl"


def positions() -> Iterator[sp.SquareGame]:
    """Every position of the vectors, and one in fifty of some random games of Points."""
    for line in EDITIONS.read_text().splitlines():
        yield sp.SquareGame.from_dict(json.loads(line)["position"], seed=1)
    for seed in range(8):
        game = sp.SquareGame("points", seed=seed)
        chance = random.Random(seed)
        while not game.is_over:
            if game.needs_draw:
                game.draw()
                continue
            moves = game.legal_moves()
            if moves and chance.random() < 0.02:
                yield game
            game.play(chance.choice(moves) if moves else None)


@pytest.mark.parametrize("seed", range(3))
def test_every_move_has_a_way_and_every_way_ends_at_its_move(seed: int) -> None:
    chance = random.Random(seed)
    for game in positions():
        moves = game.legal_moves()
        if not moves:
            continue
        ways = square_ways(game)
        assert {way.index for way in ways} == set(range(len(moves)))
        wanted = chance.choice(ways)
        selection = Selection(ways)
        while selection.decided is None:
            selection.pick(wanted.steps[len(selection.picked)])
        chosen = selection.decided
        # Pawns from Start look alike: whichever is taken, the same comes of it.
        assert alike(game, chosen.move) == alike(game, wanted.move)


def test_no_way_is_the_beginning_of_another() -> None:
    for game in positions():
        ways = [way.steps for way in square_ways(game)] if game.legal_moves() else []
        for one in ways:
            assert not [other for other in ways if len(other) > len(one) and other[: len(one)] == one]


def alike(game: sp.SquareGame, move: sp.SquareMove) -> str:
    """What comes of a move, whichever pawn of Start it takes."""
    after = game.copy()
    after.play(move)
    position = after.to_dict()
    for token in ("fire", "ice"):
        if position[token] is not None:
            colour, number = position[token].split()
            position[token] = f"{colour} on {position['pawns'][colour][int(number)]}"
    position["pawns"] = {colour: sorted(places) for colour, places in position["pawns"].items()}
    return json.dumps(position, sort_keys=True)
