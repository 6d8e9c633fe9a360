"""Some games of each case that the package and the reference both play; the command plays thousands."""

import pytest

from tests.reference.differential import CASES, compare

GAMES = {"people": 30, "classic": 4, "teams": 3, "points": 3, "2013": 6, "express": 30}


@pytest.mark.parametrize("name", CASES)
def test_package_and_reference_play_alike(name):
    """Sections 1 to 4: the legal moves in their order, their positions, `results`, F8 and the end."""
    games = GAMES[CASES[name][0]]
    compared = compare(name, range(10_000, 10_000 + games))
    assert compared.games == games
    assert compared.plays > 10 * games
