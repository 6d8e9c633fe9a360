"""The tables of the reference by the Python surface: faults of other programs, and holes in the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

import sorry_people as sp
from tests import reference

REFERENCE = Path(reference.__file__).parent


def rows(name: str) -> list[Any]:
    """The rows of a table, called by what they are about and the rules."""
    lines = (REFERENCE / f"{name}s.jsonl").read_text(encoding="utf-8").splitlines()
    return [pytest.param(row, id=f"{row[name]}: {' '.join(row['rules'])}") for row in map(json.loads, lines)]


@pytest.mark.parametrize("row", rows("fault") + rows("hole"))
def test_faults_of_others_are_none_here(row: dict[str, Any]) -> None:
    """Each row names its rules: the legal moves, what they lead to, what is refused, what may be drawn."""
    game = sp.Game.from_dict(row["position"], seed=1)
    if "legal" in row:
        assert [str(move) for move in game.legal_moves()] == [move for move in row["legal"] if move]
    for move, after in row.get("after", {}).items():
        played = game.copy()
        played.play(move or None)
        assert played.to_dict() == after
    for move in row.get("illegal", []):
        before = game.copy()
        with pytest.raises(sp.IllegalMoveError):
            game.play(move or None)
        assert game == before
    if "results" in row:
        assert len(game.results()) == row["results"]
    if "unseen" in row:
        assert isinstance(game, sp.PeopleGame | sp.SquareGame)
        # The reference lists what may be drawn next, which is a new pile when this one is empty (T4).
        pile = {card: count for card, count in game.unseen.items() if count}
        assert pile == row["unseen"] or not pile
        assert str(game.copy().draw()) in row["unseen"]
    if "fire_move" in row:
        assert isinstance(game, sp.SquareGame)
        assert game.fire_move() == row["fire_move"]
    assert game.to_dict() == row["position"]
