"""All vectors of editions.jsonl through the Python surface."""

import json
from typing import Any

import pytest

import sorry_people as sp
from tests.surface.positions import TESTS

VECTORS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (TESTS / "vectors" / "editions.jsonl").read_text(encoding="utf-8").splitlines()
]


def canonical(position: dict[str, Any]) -> str:
    return json.dumps(position, sort_keys=True)


@pytest.mark.parametrize("line", range(len(VECTORS)))
def test_vector(line):
    """K1 to K13, KT1 to KT5, F1 to F11: the set of positions that a card leads to, and the move of F8."""
    vector = VECTORS[line]
    game = sp.SquareGame.from_dict(vector["position"], seed=line)
    assert game.to_dict() == vector["position"]
    results = [canonical(position) for position in game.results()]
    assert len(set(results)) == len(results)
    assert set(results) == {canonical(position) for position in vector["results"]}
    if vector["position"]["edition"] == "2013":
        assert game.fire_move() == vector["fire_move_before_draw"]


@pytest.mark.parametrize("line", range(len(VECTORS)))
def test_the_order_of_keys_makes_no_difference(line):
    def backwards(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: backwards(value[key]) for key in reversed(value)}
        return value

    position = VECTORS[line]["position"]
    assert sp.SquareGame.from_dict(backwards(position), seed=1).to_dict() == position


def test_there_are_vectors_of_each():
    assert {vector["position"]["edition"] for vector in VECTORS} == {"classic", "teams", "2013"}
    assert len(VECTORS) >= 240
