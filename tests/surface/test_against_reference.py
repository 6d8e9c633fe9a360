"""The core against the plain Python reference and its tables of faults (section 1)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import sorry_people as sp
from tests import reference
from tests.reference import playouts

GAMES_A_SEED = 10


@pytest.mark.parametrize("seed", range(6))
def test_core_and_reference_play_the_same_games(seed: int) -> None:
    """B1 to B6, M1 to M9, T1 to T6, C1 to C4, S1, S2, E1: whole random games, card by card."""
    rng = random.Random(seed)
    moves = 0
    for _ in range(GAMES_A_SEED):
        for step in playouts.playout(playouts.new_game("people", rng), rng):
            if step.action != "play":
                continue
            game = sp.PeopleGame.from_dict(step.before, seed=seed)
            assert game.to_dict() == step.before
            assert [str(move) for move in game.legal_moves()] == [
                move for move in reference.legal_moves(step.before) if move is not None
            ]
            game.play(step.detail)
            assert game.to_dict() == step.after
            moves += 1
    assert moves > GAMES_A_SEED * 30


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a table of the reference that are about Sorry People."""
    lines = Path(reference.__file__).with_name(f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [row for row in map(json.loads, lines) if row["position"]["edition"] == "people"]


@pytest.mark.parametrize("row", rows("faults") + rows("holes"), ids=lambda row: " ".join(row["rules"]))
def test_faults_of_others_are_none_here(row: dict[str, Any]) -> None:
    """Each row names its rules: the legal moves, what they lead to, what is refused, what may be drawn."""
    game = sp.PeopleGame.from_dict(row["position"], seed=1)
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
    if "unseen" in row:
        # The reference lists what may be drawn next, which is the whole deck when the pile is empty (T4).
        pile = {card: count for card, count in game.unseen.items() if count}
        assert pile == row["unseen"] or (not pile and sum(row["unseen"].values()) == 45)
    assert game.to_dict() == row["position"]
