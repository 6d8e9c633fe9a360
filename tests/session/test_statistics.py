"""The evening in numbers."""

import math

import pytest

from sorry_people.rules import Card, Rider, exit_space, turn_off_space
from sorry_people.session import DECK, DECK_SIZE, Drawn, spaces_left, statistics
from tests.session.tables import computers, family, play_out


def test_the_deck_is_that_of_the_rules():
    assert DECK_SIZE == 45  # T1
    assert {card: 5 if card is Card.ONE else 4 for card in Card} == DECK


def test_drawn_and_expected_cards_add_up_to_the_draws():
    table = play_out(computers())
    for rider, numbers in statistics(table.save()).items():
        draws = sum(isinstance(event, Drawn) and event.rider is rider for event in table.log)
        assert sum(numbers.drawn.values()) == draws
        assert math.isclose(sum(numbers.expected.values()), draws)


def test_over_whole_piles_all_riders_together_draw_what_is_expected():
    table = computers()
    while sum(isinstance(event, Drawn) for event in table.log) < DECK_SIZE:
        table.step()
    numbers = statistics(table.save()).values()
    drawn = {card: sum(one.drawn[card] for one in numbers) for card in Card}
    assert drawn == DECK


def test_the_expected_cards_of_a_first_draw_are_the_deck_s_shares():
    table = family()
    table.draw()
    expected = statistics(table.save())[Rider.BUCKY].expected
    assert expected == pytest.approx({card: count / DECK_SIZE for card, count in DECK.items()})


def test_events_are_counted():
    table = play_out(computers(seed=2))
    numbers = statistics(table.save())
    kinds = [getattr(event, "kind", None) for event in table.log]
    assert sum(one.bumps for one in numbers.values()) == kinds.count("bumped")
    assert sum(one.bumped for one in numbers.values()) == kinds.count("bumped")
    assert sum(one.swaps for one in numbers.values()) == kinds.count("swapped")
    assert sum(one.shortcuts for one in numbers.values()) == kinds.count("shortcut")
    assert sum(sum(one.stops.values()) for one in numbers.values()) == kinds.count("story_stop")
    assert sum(one.turns_lost for one in numbers.values()) == kinds.count("turn_lost")
    assert sum(one.spent for one in numbers.values()) == kinds.count("spent")
    assert [
        rider for rider, _ in sorted(numbers.items(), key=lambda item: item[1].rank or 0)
    ] == table.game.ranking


def test_the_lead_over_time_runs_from_the_fair_to_home():
    table = play_out(computers())
    for numbers in statistics(table.save()).values():
        assert len(numbers.spaces_left) == len(table.plays) + 1
        assert numbers.spaces_left[0] == 125
        assert numbers.spaces_left[-1] == 0


@pytest.mark.parametrize("rider", Rider)
def test_distances_home(rider):
    on_road = turn_off_space(rider)
    table = [
        ("home", 0),
        ("driveway 5", 1),
        ("driveway 1", 5),
        (f"road {on_road}", 6),
        (f"road {exit_space(rider)}", 124),  # B4
        (f"road {(on_road + 1) % 120}", 125),  # M3
        ("fair", 125),
    ]
    assert [spaces_left(rider, place) for place, _ in table] == [left for _, left in table]


def test_an_unknown_place_is_refused():
    with pytest.raises(ValueError, match='"ditch" is no place'):
        spaces_left(Rider.BUCKY, "ditch")
