"""Positions and games for the tests of this folder."""

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import sorry_people as sp

TESTS = Path(__file__).parents[1]
VECTORS: list[dict[str, Any]] = [
    json.loads(line) for line in (TESTS / "vectors" / "people.jsonl").read_text(encoding="utf-8").splitlines()
]

RIDERS = list(sp.Rider)
LEVELS = [sp.Driver.EASY, sp.Driver.MEDIUM, sp.Driver.HARD]
SEEDS = st.integers(0, 2**64 - 1)


def eleven() -> sp.PeopleGame:
    """Bucky has drawn an 11 with everybody on the road: four legal moves."""
    return sp.PeopleGame.from_dict(
        {
            "edition": "people",
            "places": {
                "Bucky": "road 60",
                "Terrence": "road 100",
                "Bethany": "road 20",
                "Chuck": "road 75",
            },
            "loses_next_turn": ["Chuck"],
            "ranking": [],
            "turn": "Bucky",
            "card": "11",
            "spent": {"1": 2, "Sorry!": 1},
        },
        seed=5,
    )


def advance(game: sp.PeopleGame, choices: list[int]) -> sp.PeopleGame:
    """Draws and plays a card for each number, which picks one of the legal moves."""
    for choice in choices:
        if game.is_over:
            break
        game.draw()
        moves = game.legal_moves()
        game.play(moves[choice % len(moves)] if moves else None)
    return game


@st.composite
def games(draw: st.DrawFn) -> sp.PeopleGame:
    """A game some way in, with or without a card waiting, or over."""
    game = sp.Game(seed=draw(SEEDS), first=draw(st.sampled_from(RIDERS)))
    advance(game, draw(st.lists(st.integers(0, 3), max_size=250)))
    if not game.is_over and draw(st.booleans()):
        game.draw()
    return game
