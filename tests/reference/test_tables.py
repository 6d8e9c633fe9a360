"""Positions with what must come of them: faults.jsonl (seen in other programs), holes.jsonl (see README.md).

Of each line: `legal` is the whole move list in order, `after` maps a move to the position that it leads to,
`illegal` are moves to be refused, `results` is the number of distinct positions, `unseen` is what may be
drawn next, `fire_move` the position after F8. The move "" stands for None.
"""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.reference import cards, fire_move, legal_moves, play, results


def table(name: str) -> list[Any]:
    lines = Path(__file__).with_name(f"{name}s.jsonl").read_text(encoding="utf-8").splitlines()
    return [pytest.param(row, id=f"{row[name]}: {' '.join(row['rules'])}") for row in map(json.loads, lines)]


@pytest.mark.parametrize("row", table("fault") + table("hole"))
def test_row(row):
    position = row["position"]
    before = copy.deepcopy(position)
    if "legal" in row:
        assert legal_moves(position) == row["legal"]
    for move, after in row.get("after", {}).items():
        assert play(position, move or None).position == after
    for move in row.get("illegal", []):
        with pytest.raises(ValueError, match="legal"):
            play(position, move or None)
    if "results" in row:
        assert len(results(position)) == row["results"]
    if "unseen" in row:
        assert cards.unseen(position) == row["unseen"]
    if "fire_move" in row:
        assert fire_move(position) == row["fire_move"]
    assert position == before
