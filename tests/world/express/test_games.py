"""Whole games of the engine, drawn event by event: after every face the picture and the engine agree."""

import random

import pytest

from sorry_people.rules import Game
from sorry_people.scene import SceneTree
from sorry_people.world.express.table import ExpressTable


@pytest.fixture(scope="module")
def table():
    table = ExpressTable()
    SceneTree().root.add_child(table)
    return table


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("players", [["Red", "Blue"], ["Blue", "Yellow", "Green"], None])
def test_after_every_face_the_drawn_places_are_the_engines(table, players, calm):
    rng = random.Random(3)
    seen = set()
    for seed in range(3):
        game = Game("express", players=players, seed=seed)
        table.set_position(game.to_dict())
        while not game.is_over:
            if game.needs_draw:
                table.roll(game.roll(), reduced_motion=calm).finish()
                events = []
            else:
                moves = game.legal_moves()
                events = game.play(rng.choice(moves) if moves else None)
            for event in events:
                seen.add(event.kind)
                tween = table.animate(event, reduced_motion=calm)
                if tween is not None:
                    tween.finish()
            assert table.disagreements(game.to_dict()) == []
    assert {"took", "sorry", "home", "slid", "game_over"} <= seen
