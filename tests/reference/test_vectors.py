"""The vectors of tests/vectors against the reference."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.reference import Position, fire_move, outcomes, results

VECTORS = Path(__file__).parents[1] / "vectors"


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / name).read_text(encoding="utf-8").splitlines()]


def canonical(position: Position) -> str:
    return json.dumps(position, sort_keys=True)


def test_sorry_people():
    """Section 1: every move with all that it sets off."""
    for vector in lines("people.jsonl"):
        moves = [
            {"move": move, **outcome.happened, "after": outcome.position}
            for move, outcome in outcomes(vector["position"]).items()
        ]
        assert moves == vector["moves"], vector["position"]


@pytest.mark.parametrize("edition", ["classic", "teams", "2013"])
def test_square_editions(edition):
    """Sections 2 and 3: the set of positions that a card leads to, and the move of F8."""
    for vector in lines("editions.jsonl"):
        position = vector["position"]
        if position["edition"] != edition:
            continue
        mine, theirs = map(sorted, (map(canonical, results(position)), map(canonical, vector["results"])))
        assert mine == theirs, position
        if edition == "2013":
            assert fire_move(position) == vector["fire_move_before_draw"], position
