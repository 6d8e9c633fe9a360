"""Riders are told apart by more than hue."""

from itertools import combinations

import pytest

from sorry_people.rules import Rider
from sorry_people.world.livery import LIVERIES, Emblem, outline
from sorry_people.world.shapes import plate


def test_every_rider_has_a_colour_and_an_emblem_of_their_own():
    assert set(LIVERIES) == set(Rider)
    assert len({livery.emblem for livery in LIVERIES.values()}) == 4
    for a, b in combinations(LIVERIES.values(), 2):
        assert sum(abs(x - y) for x, y in zip(a.color, b.color, strict=True)) > 150


@pytest.mark.parametrize("emblem", Emblem)
def test_emblems_fit_their_circle_and_can_be_cut_out(emblem):
    corners = outline(emblem, 2.0)
    assert max((x * x + y * y) ** 0.5 for x, y in corners) == pytest.approx(2.0)
    assert len(plate(corners).indices) == len(corners) - 2
