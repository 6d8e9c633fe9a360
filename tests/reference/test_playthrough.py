"""The text of a random game."""

import random

import pytest

from tests.reference import OUTCOMES
from tests.reference.playouts import new_game, playout
from tests.reference.playthrough import lines


@pytest.mark.parametrize("edition", OUTCOMES)
def test_the_same_seed_gives_the_same_text(edition):
    """P4, for the reference's own random games."""

    def text(seed: int) -> list[str]:
        rng = random.Random(seed)
        return list(lines(playout(new_game(edition, rng), rng)))

    assert text(1) == text(1)
    assert text(1) != text(2)
