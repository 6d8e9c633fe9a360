"""`perft`: the table of tests/perft through the Python surface."""

import pytest

import sorry_people as sp
from tests.surface.positions import TESTS, VECTORS, eleven

LINES = [
    tuple(map(int, line.split()))
    for line in (TESTS / "perft" / "people.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(line[0]))
def test_the_table(line):
    number, *counts = line
    game = sp.PeopleGame.from_dict(VECTORS[number]["position"])
    assert [sp.perft(game, depth) for depth in range(len(counts))] == counts


def test_it_counts_what_playing_every_line_counts():
    def lines(game: sp.PeopleGame, depth: int) -> int:
        if depth == 0 or game.is_over:
            return 1
        if game.card is None:
            kinds = [card for card, count in game.unseen.items() if count]
            return sum(
                lines(sp.PeopleGame.from_dict(game.to_dict() | {"card": str(card)}), depth) for card in kinds
            )
        total = 0
        moves: list[sp.Move | None] = [*game.legal_moves()]
        for move in moves or [None]:
            after = game.copy()
            after.play(move)
            total += lines(after, depth - 1)
        return total

    assert [sp.perft(eleven(), depth) for depth in range(4)] == [lines(eleven(), depth) for depth in range(4)]


def test_the_game_stays_as_it_is():
    game = eleven()
    sp.perft(game, 3)
    assert game == eleven()
