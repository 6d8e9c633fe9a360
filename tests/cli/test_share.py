"""Shares that were counted, with their margins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sorry_people as sp
from sorry_people.cli.share import Share
from tests.surface.positions import eleven


@pytest.mark.parametrize("playouts", [1, 2, 20, 400])
def test_a_share_is_as_far_off_as_the_oracle_says(playouts):
    for odds in sp.Oracle(playouts=playouts, seed=3).advise(eleven()).moves:
        share = Share(int(odds.counts[0]), odds.playouts)
        assert share.value == odds.first
        assert share.interval == pytest.approx(odds.interval, abs=1e-12)
        assert share.margin == pytest.approx(odds.margin, abs=1e-12)


@given(st.integers(1, 10**9), st.data())
def test_a_share_lies_in_its_interval_and_is_never_certain(games, data):
    share = Share(data.draw(st.integers(0, games)), games)
    low, high = share.interval
    assert 0 <= low <= share.value <= high <= 1
    assert share.margin > 0
    mirrored = Share(games - share.count, games)
    assert mirrored.interval == pytest.approx((1 - high, 1 - low), abs=1e-9)


@pytest.mark.parametrize("games", [1, 40, 10_000])
def test_none_and_all_of_some_games_are_bounded_on_the_open_side(games):
    bound = 1.959964**2 / (games + 1.959964**2)
    assert Share(0, games).interval == pytest.approx((0, bound), rel=1e-6)
    assert Share(games, games).interval == pytest.approx((1 - bound, 1), rel=1e-6)


def test_without_games_nothing_is_known():
    assert (Share(0, 0).value, Share(0, 0).interval, Share(0, 0).margin) == (0, (0, 1), 1)
