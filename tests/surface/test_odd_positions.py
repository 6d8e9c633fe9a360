"""Whatever a dict says: either there is such a position, which can be played on, or it is refused by name."""

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.editions import any_games, step

VALUES: list[Any] = [
    *(
        "start",
        "home",
        "fair",
        "track 0",
        "track 4",
        "track 16",
        "track 59",
        "safety 1",
        "safety 5",
        "track 60",
    ),
    *(
        "road 4",
        "road 31",
        "driveway 5",
        "Red",
        "Blue",
        "Green",
        "Bucky",
        "Chuck",
        "Red 0",
        "Blue 3",
        "Green 2",
    ),
    *("1", "2", "7", "11", "Sorry!", "6", "Wild", "SLIDE", "SORRY!", "standard", "waddingtons"),
    *("people", "classic", "teams", "points", "2013", "express"),
    *(None, True, False, 0, 1, 2, 3, 4, 5, 45, 255, 256, -1, 2.5, "", [], {}),
]


def leaves(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value in a dict, those that hold others included."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(leaf for key, one in inner for leaf in leaves(one, (*way, key)))]


def changed(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with some of its values others, doubled, swapped or gone."""
    odd: dict[str, Any] = json.loads(json.dumps(position))
    for _ in range(rng.randint(1, 3)):
        *path, last = rng.choice(leaves(odd)[1:])
        within: Any = odd
        for key in path:
            within = within[key]
        act = rng.randrange(4)
        if act == 0 and isinstance(within, dict):
            del within[last]
        elif act == 1 and isinstance(within, list):
            within.insert(last, within[last])
        elif act == 2:
            other = rng.choice(list(within) if isinstance(within, dict) else range(len(within)))
            within[last], within[other] = within[other], within[last]
        else:
            within[last] = rng.choice(VALUES)
        if not odd:
            break
    return odd


def read(position: dict[str, Any]) -> sp.Game | None:
    """The game that goes on from a position; None where there is no such position, and the error says why."""
    refused: sp.PositionError | None = None
    try:
        return sp.Game.from_dict(position, seed=1)
    except sp.PositionError as error:
        refused = error
    assert refused.field is not None
    assert str(refused)
    return None


@given(any_games(), st.integers(0, 2**32))
@settings(max_examples=400)
def test_an_odd_position_is_refused_or_played_on(game, seed):
    rng = random.Random(seed)
    for _ in range(20):
        odd = changed(game.to_dict(), rng)
        other = read(odd)
        if other is None:
            continue
        again = sp.Game.from_dict(other.to_dict(), seed=1)
        assert again == other
        for _ in range(30):
            if other.is_over:
                break
            other.results()
            if not other.needs_draw:
                other.choose("hard")
            step(other, rng.randrange(840))
