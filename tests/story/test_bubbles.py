"""What riders say: enough for every occasion, in turn, and at the right moments."""

from collections.abc import Mapping
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.rules import Event, PeopleGame, Rider, StoryStop, story_stops
from sorry_people.story import Moment, Occasion, Storyteller
from sorry_people.story.noticing import moment_of_draw, moments
from sorry_people.story.storyteller import MOST_BUBBLES, lines_of

FAIR = dict.fromkeys(Rider, "fair")

MOMENTS = [
    *(
        Moment(rider, occasion, next(o for o in Rider if o != rider) if occasion.is_about_another else None)
        for rider in Rider
        for occasion in Occasion
        if occasion is not Occasion.AT_STOP
    ),
    *(Moment(rider, Occasion.AT_STOP, stop=stop) for rider in Rider for stop in StoryStop),
]


def name(moment: Moment) -> str:
    return "-".join(filter(None, (moment.rider, moment.occasion, moment.stop)))


@pytest.mark.parametrize("moment", MOMENTS, ids=name)
def test_at_least_eight_lines_for_every_rider_and_occasion(moment):
    lines = lines_of(moment)
    assert len(set(lines)) == len(lines) >= 8


@pytest.mark.parametrize("moment", MOMENTS, ids=name)
def test_only_lines_about_another_name_one(moment):
    if not moment.occasion.is_about_another:
        assert not any("{" in line for line in lines_of(moment))


@given(seed=st.integers(0, 2**64 - 1), moment=st.sampled_from(MOMENTS))
def test_nothing_is_said_twice_running_and_everything_is_said(seed, moment):
    storyteller = Storyteller(seed)
    lines = lines_of(moment)
    said = [storyteller.bubble(moment).text for _ in range(3 * len(lines))]
    assert all(one != following for one, following in pairwise(said))
    assert len(set(said[: len(lines)])) == len(lines)


@given(seed=st.integers(0, 2**64 - 1), asked=st.lists(st.sampled_from(MOMENTS), max_size=40))
def test_the_seed_decides(seed, asked):
    one, other = Storyteller(seed), Storyteller(seed)
    assert [one.bubble(moment) for moment in asked] == [other.bubble(moment) for moment in asked]


def test_other_seeds_say_other_things():
    said = {tuple(Storyteller(seed).bubble(moment).text for moment in MOMENTS) for seed in range(20)}
    assert len(said) == 20


def test_what_is_asked_about_others_changes_nothing():
    alone, busy = Storyteller(3), Storyteller(3)
    asked = MOMENTS[0]
    for moment in MOMENTS[1:]:
        busy.bubble(moment)
    assert alone.bubble(asked) == busy.bubble(asked)


@pytest.mark.parametrize("occasion", [o for o in Occasion if o.is_about_another or o is Occasion.AT_STOP])
def test_a_moment_names_what_it_is_about(occasion):
    with pytest.raises(ValueError, match="name one"):
        Moment(Rider.CHUCK, occasion)


def places(given: Mapping[str, str], others: Mapping[Rider, str] = FAIR) -> dict[Rider, str]:
    return {**others, **{Rider(rider): place for rider, place in given.items()}}


def heard(
    events: list[Event],
    before: Mapping[str, str] = {},
    after: Mapping[str, str] = {},
) -> list[tuple[str, str, str | None, str | None]]:
    """Who may say something of these events, on which occasion, of whom and at which stop."""
    first = places(before)
    return [
        (str(m.rider), str(m.occasion), m.other and str(m.other), m.stop and str(m.stop))
        for m in moments(events, first, first | places(after, {}))
    ]


def test_leaving_and_waiting_at_the_fair():
    assert heard([Event("moved", "Bucky", start="fair", end="road 4")]) == [("Bucky", "leaving", None, None)]
    assert heard([Event("spent", "Bucky")]) == [("Bucky", "waiting", None, None)]
    assert heard([Event("spent", "Bucky")], {"Bucky": "road 9"}) == []


def test_a_bump_is_spoken_of_from_both_sides_before_anything_small():
    """M7."""
    events = [
        Event("moved", "Bucky", start="road 10", end="road 20", steps=10),
        Event("bumped", "Chuck", start="road 20", end="fair", other="Bucky"),
    ]
    before = {"Bucky": "road 10", "Chuck": "road 20", "Bethany": "road 12"}
    assert heard(events, before) == [
        ("Bucky", "bumping", "Chuck", None),
        ("Chuck", "bumped", "Bucky", None),
        ("Bethany", "passed", "Bucky", None),
    ]


def test_a_sorry_is_more_than_a_bump():
    """C3."""
    events = [
        Event("replaced", "Chuck", start="fair", end="road 28", other="Bucky"),
        Event("bumped", "Bucky", start="road 28", end="fair", other="Chuck"),
    ]
    assert heard(events, {"Bucky": "road 28"}) == [
        ("Chuck", "replacing", "Bucky", None),
        ("Bucky", "replaced", "Chuck", None),
    ]


def test_a_swap_is_spoken_of_from_both_sides():
    """C2."""
    events = [Event("swapped", "Chuck", start="road 5", end="road 50", other="Terrence")]
    assert heard(events, {"Chuck": "road 5", "Terrence": "road 50"}) == [
        ("Chuck", "swapping", "Terrence", None),
        ("Terrence", "swapped", "Chuck", None),
    ]


@pytest.mark.parametrize(
    ("where", "passed"),
    [("road 12", True), ("road 10", True), ("road 15", False), ("road 16", False), ("fair", False)],
)
def test_passing_is_driving_over_another(where, passed):
    """M6."""
    events = [Event("moved", "Bucky", start="road 9", end="road 15", steps=6)]
    expected = [("Bucky", "passing", "Chuck", None), ("Chuck", "passed", "Bucky", None)] if passed else []
    assert heard(events, {"Bucky": "road 9", "Chuck": where}) == expected


def test_backing_over_another_is_no_passing():
    events = [Event("moved", "Bucky", start="road 19", end="road 15", steps=-4)]
    assert heard(events, {"Bucky": "road 19", "Chuck": "road 17"}) == []


def test_nobody_is_passed_on_another_s_driveway():
    events = [Event("moved", "Bucky", start="road 1", end="driveway 4", steps=5)]
    assert ("Bucky", "passing", "Chuck", None) not in heard(
        events, {"Bucky": "road 1", "Chuck": "driveway 2"}
    )


def test_the_last_of_several_is_passed():
    events = [Event("moved", "Bucky", start="road 9", end="road 15", steps=6)]
    before = {"Bucky": "road 9", "Chuck": "road 12", "Bethany": "road 14"}
    assert heard(events, before) == [
        ("Bucky", "passing", "Bethany", None),
        ("Bethany", "passed", "Bucky", None),
    ]


@pytest.mark.parametrize(
    ("before", "after", "near"),
    [
        ("road 100", "road 117", False),
        ("road 100", "road 118", True),
        ("road 118", "driveway 2", False),
        ("road 4", "road 0", True),
        ("driveway 1", "home", False),
    ],
)
def test_near_home_is_coming_within_ten_spaces_of_it(before, after, near):
    assert heard([], {"Bucky": before}, {"Bucky": after}) == (
        [("Bucky", "near_home", None, None)] if near else []
    )


@pytest.mark.parametrize(("rank", "occasion"), [(1, "win"), (2, "home"), (3, "home"), (4, "home")])
def test_the_first_home_wins(rank, occasion):
    """E1."""
    assert heard([Event("home", "Chuck", rank=rank)])[0] == ("Chuck", occasion, None, None)


def test_a_story_stop_a_shortcut_and_a_lost_turn():
    events = [
        Event("story_stop", "Chuck", stop="Church"),
        Event("turn_lost", "Bucky"),
        Event("shortcut", "Bethany", start="road 1", end="road 4"),
    ]
    assert heard(events, {"Bethany": "road 1"}) == [
        ("Chuck", "at_stop", None, "Church"),
        ("Bethany", "shortcut", None, None),
        ("Bucky", "lost_turn", None, None),
    ]


def occasion_of_draw(card: str, place: str) -> str | None:
    """On which occasion Bucky speaks of a card drawn at a place, if on any."""
    game = PeopleGame(seed=1, first="Bucky").to_dict()
    game["places"]["Bucky"] = place
    game["card"] = card
    moment = moment_of_draw(PeopleGame.from_dict(game, seed=1))
    return None if moment is None else str(moment.occasion)


@pytest.mark.parametrize(
    ("card", "place", "occasion"),
    [
        ("1", "fair", "drew_well"),
        ("8", "fair", None),
        ("12", "road 30", "drew_well"),
        ("3", "road 30", None),
        ("4", "road 50", "drew_badly"),
        ("4", "road 4", "drew_well"),
        ("5", "driveway 5", "drew_badly"),
        ("1", "driveway 5", "drew_well"),
    ],
)
def test_a_draw_is_judged_by_the_best_that_can_be_made_of_it(card, place, occasion):
    assert occasion_of_draw(card, place) == occasion


def test_no_card_nothing_said():
    assert moment_of_draw(PeopleGame(seed=1)) is None
    assert Storyteller(1).bubbles_for_draw(PeopleGame(seed=1)) == []


def test_whole_games_are_spoken_of_on_every_occasion_and_never_by_more_than_two_at_once():
    occasions = set()
    for seed in range(30):
        storyteller, game = Storyteller(seed), PeopleGame(seed=seed)
        while not game.is_over:
            game.draw()
            said = storyteller.bubbles_for_draw(game)
            before = game.places
            events = game.play(game.choose("easy"))
            bubbles = storyteller.bubbles_for(events, before, game.places)
            assert len(bubbles) <= MOST_BUBBLES
            assert len({bubble.rider for bubble in bubbles}) == len(bubbles)
            for bubble in said + bubbles:
                assert "{" not in bubble.text
                assert "None" not in bubble.text
            occasions |= {bubble.occasion for bubble in said + bubbles}
    assert occasions == set(Occasion)


def test_every_story_stop_of_the_engine_has_lines():
    assert set(story_stops()) == set(StoryStop)
