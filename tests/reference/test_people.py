"""Sorry People beyond the vectors."""

import pytest

from tests.reference import play
from tests.reference.board import COUNTY_ROAD, HOME
from tests.reference.people import EFFECTS, RIDERS, STORY_STOPS, start_position


@pytest.mark.parametrize("side", range(4))
def test_from_exit_to_home(side):
    """B2, B3, B4: 118 to the turn-off, 5 of driveway, 1 home, and no further."""
    place = COUNTY_ROAD.on_loop(COUNTY_ROAD.exit_space(side))
    assert COUNTY_ROAD.forward(side, place, 118) == f"road {30 * side + 2}"
    assert COUNTY_ROAD.forward(side, place, 123) == "driveway 5"
    assert COUNTY_ROAD.forward(side, place, 124) == HOME
    assert COUNTY_ROAD.forward(side, place, 125) is None
    assert COUNTY_ROAD.forward(side, f"road {30 * side + 3}", 119) == f"road {30 * side + 2}"  # M3


def test_story_stops_are_on_plain_road():
    """B6: none on a shortcut, an exit or a turn-off."""
    for stop in STORY_STOPS:
        for side in range(4):
            assert stop not in (COUNTY_ROAD.exit_space(side), COUNTY_ROAD.turn_off(side))
        assert not any(first <= stop % 30 <= last for first, last in COUNTY_ROAD.slides)


@pytest.mark.parametrize("rider", RIDERS)
@pytest.mark.parametrize(("stop", "name"), STORY_STOPS.items())
def test_every_story_stop(stop, name, rider):
    """S1: its effect follows at once."""
    position = start_position(rider) | {"card": "3"}
    position["places"] = position["places"] | {rider: f"road {stop - 3}"}
    after, happened = play(position, "forward 3")
    effect = EFFECTS[name][RIDERS.index(rider)]
    assert happened["story_stop"] == name
    end = stop + (effect if isinstance(effect, int) else 0)
    end = (COUNTY_ROAD.slide(RIDERS.index(rider), end) or [end])[-1]  # S2, M8
    assert after["places"][rider] == f"road {end}"
    assert (after["turn"] == rider) == (effect == "draw again")
    assert after["loses_next_turn"] == ([rider] if effect == "lose turn" else [])


def test_a_story_stop_bumps_and_sets_off_no_other():
    """S2, M7: Bethany is sent ahead from the gas station onto Chuck."""
    position = start_position("Bethany") | {"card": "3"}
    position["places"] = position["places"] | {"Bethany": "road 4", "Chuck": "road 10"}
    after, happened = play(position, "forward 3")
    assert (after["places"]["Bethany"], after["places"]["Chuck"]) == ("road 10", "fair")
    assert happened["bumped"] == ["Chuck"]
