"""Faults seen in other programs, as positions with what must come of them; the data is in faults.jsonl.

Of each line: `legal` is the whole move list in order, `after` maps a move to the position that it leads to,
`illegal` are moves to be refused, `unseen` is what may be drawn next. The move "" stands for None.
"""

import copy
import json
from pathlib import Path

import pytest

from tests.reference import cards, legal_moves, play

LINES = Path(__file__).with_name("faults.jsonl").read_text().splitlines()
FAULTS = [pytest.param(fault, id=f"{fault['fault']}: {' '.join(fault['rules'])}") for fault in map(json.loads, LINES)]


@pytest.mark.parametrize("fault", FAULTS)
def test_fault(fault):
    position = fault["position"]
    before = copy.deepcopy(position)
    if "legal" in fault:
        assert legal_moves(position) == fault["legal"]
    for move, after in fault.get("after", {}).items():
        assert play(position, move or None).position == after
    for move in fault.get("illegal", []):
        with pytest.raises(ValueError, match="legal"):
            play(position, move or None)
    if "unseen" in fault:
        assert cards.unseen(position) == fault["unseen"]
    assert position == before
