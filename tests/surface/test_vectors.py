"""All vectors of people.jsonl through the Python surface."""

from typing import Any

import pytest

import sorry_people as sp
from tests.surface.positions import VECTORS


@pytest.mark.parametrize("line", range(len(VECTORS)))
def test_vector(line):
    vector = VECTORS[line]
    game = sp.PeopleGame.from_dict(vector["position"], seed=line)
    assert game.to_dict() == vector["position"]
    legal: list[str | None] = [str(move) for move in game.legal_moves()]
    assert (legal or [None]) == [expected["move"] for expected in vector["moves"]]
    assert [told(game, expected["move"]) for expected in vector["moves"]] == vector["moves"]


def told(game: sp.PeopleGame, move: str | None) -> dict[str, Any]:
    """What the events of a move say, in the words of the vectors."""
    after = game.copy()
    events = after.play(move)

    def riders(kind: str) -> list[sp.Rider]:
        return [event.rider for event in events if event.kind == kind]

    stops = [event.stop for event in events if event.kind == "story_stop"]
    assert len(stops) <= 1  # S2
    return {
        "move": move,
        "bumped": sorted(riders("bumped"), key=list(sp.Rider).index),
        "story_stop": stops[0] if stops else None,
        "shortcuts": len(riders("shortcut")),
        "draw_again": bool(riders("draw_again")),
        "turns_lost": riders("turn_lost"),
        "after": after.to_dict(),
    }
