"""Whole games of the engine, drawn event by event: after every move the picture and the engine agree."""

import random
from typing import Any

import pytest

from sorry_people.rules import Game
from sorry_people.scene import SceneTree
from sorry_people.world.square.board import SquareBoard

MOST_STEPS = 500
GAMES = [
    ("classic", {}),
    ("classic", {"players": ["Blue", "Green"], "quick_start": True}),
    ("teams", {}),
    ("points", {}),
    ("2013", {}),
    ("2013", {"players": ["Red", "Yellow", "Green"], "fire_transfers": True}),
]


@pytest.fixture(scope="module")
def board():
    board = SquareBoard()
    SceneTree().root.add_child(board)
    return board


def events_of(game: Any, rng: random.Random) -> list[Any]:
    """Goes on by one step: a draw, the move of F8 every other time, or a random move."""
    if game.needs_draw:
        if game.edition == "2013" and game.fire_move() and rng.random() < 0.5:
            return list(game.play("fire move"))
        game.draw()
        return []
    moves = game.legal_moves()
    return list(game.play(rng.choice(moves) if moves else None))


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize(("edition", "options"), GAMES)
def test_after_every_move_the_drawn_places_are_the_engines(board, edition, options, calm):
    rng = random.Random(edition)
    game = Game(edition, seed=7, **options)
    board.set_position(game.to_dict())
    seen = set()
    for _ in range(MOST_STEPS):
        if game.is_over:
            break
        for event in events_of(game, rng):
            seen.add(event.kind)
            tween = board.animate(event, reduced_motion=calm)
            if tween is not None:
                tween.finish()
        assert board.disagreements(game.to_dict()) == []
    assert {"moved", "bumped", "slid"} <= seen
