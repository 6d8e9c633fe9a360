"""The tour, the portraits, the log, the Oracle and the end."""

from dataclasses import fields
from itertools import pairwise

import pytest

from sorry_people.rules import Advice, Event, Oracle, PeopleGame, Rider, StoryStop
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.story import (
    Storyteller,
    View,
    count_labels,
    draw_line,
    event_line,
    headline,
    is_settled,
    oracle_basis,
    oracle_measure,
    oracle_verdict,
    ordinal,
    portrait,
    tour,
)
from sorry_people.story.portrait import told_of
from sorry_people.story.texts import texts

# The tour


def test_the_tour_shows_everything_once_and_in_order():
    shots = [(str(shot.view), shot.subject) for shot in tour()]
    assert shots == [
        ("fair", ""),
        *(("gate", rider) for rider in Rider),
        ("road", ""),
        ("shortcut", "Bethany"),
        *(("stop", stop) for stop in StoryStop),
        *(("home", rider) for rider in Rider),
        ("start", ""),
    ]
    assert {shot.view for shot in tour()} == set(View)


def test_a_caption_can_be_read_in_its_shot_and_the_tour_is_short():
    for shot in tour():
        assert len(shot.caption.split()) / shot.seconds <= 5, shot.caption
    assert sum(shot.seconds for shot in tour()) <= 70


@pytest.mark.parametrize("rider", Rider)
def test_the_tour_names_each_rider_s_gate(rider):
    (shot,) = [shot for shot in tour() if (shot.view, shot.subject) == (View.GATE, rider)]
    assert shot.caption.startswith(f"{portrait(rider).gate}: {rider}")


# The riders


def test_portraits_are_complete_and_their_emblems_differ():
    assert len({portrait(rider).emblem for rider in Rider}) == 4
    for rider in Rider:
        assert all(getattr(portrait(rider), field.name) for field in fields(portrait(rider)))
    assert told_of("Chuck", "{rider} and {his} {mount}") == "Chuck and his minibike"
    with pytest.raises(ValueError, match="Dad"):
        portrait("Dad")


# The log


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("moved", "Bucky", start="fair", end="road 4"), "Bucky leaves the fair for space 4."),
        (
            Event("moved", "Bucky", start="road 4", end="road 7", steps=3),
            "Bucky goes from space 4 to space 7.",
        ),
        (
            Event("moved", "Bucky", start="driveway 2", end="home", steps=4),
            "Bucky goes from driveway 2 to home.",
        ),
        (
            Event("bumped", "Bucky", start="road 4", end="fair", other="Chuck"),
            "Bucky is bumped from space 4 by Chuck, back to the gate.",
        ),
        (
            Event("story_stop", "Bethany", stop="Sheriff's Office"),
            "Bethany stops at Sheriff’s Office: ahead 4.",
        ),
        (Event("home", "Chuck", rank=2), "Chuck is home, 2nd!"),
        (Event("spent", "Chuck"), "Chuck has no legal move. The card is spent."),
    ],
)
def test_events_have_lines(event, line):
    assert event_line(event) == line


def test_every_event_of_whole_games_has_a_line():
    kinds = set()
    for seed in range(30):
        game = PeopleGame(seed=seed)
        while not game.is_over:
            game.draw()
            for event in game.play(game.choose("easy")):
                kinds.add("left" if event.start == "fair" and event.kind == "moved" else event.kind)
                assert "None" not in event_line(event)
                assert "{" not in event_line(event)
    assert kinds == set(texts("log")["event"])


def test_a_draw_has_a_line():
    assert draw_line("Bucky", "Sorry!") == "Bucky draws Sorry!"
    assert draw_line("Bucky", "2", shuffled=True).endswith("shuffled again. Bucky draws 2")


# The Oracle


def advised(card: str, playouts: int = 200, **places: str) -> Advice:
    position = PeopleGame(seed=1, first="Bucky").to_dict()
    position["places"] |= places
    position["card"] = card
    position["ranking"] = [rider for rider, place in position["places"].items() if place == "home"]
    return Oracle(playouts=playouts, seed=1, threads=1).advise(PeopleGame.from_dict(position, seed=1))


def test_the_oracle_recommends_what_is_best():
    """O3."""
    advice = advised("10", playouts=2000, Bucky="road 4", Chuck="road 3")
    assert not advice.too_close_to_call
    assert oracle_verdict(advice) == "I’d play: Back 1."
    assert oracle_measure(advice) == "How often Bucky finishes 1st"


def test_the_oracle_recommends_neither_when_it_is_too_close():
    """O4."""
    advice = advised("11", Bucky="road 40", Chuck="road 51", Bethany="road 52")
    assert advice.too_close_to_call
    assert oracle_verdict(advice) == "Too close to call."


def test_the_oracle_tells_of_one_move_and_of_none():
    """O1."""
    assert oracle_verdict(advised("1")) == "Just one move: Leave the fair."
    assert oracle_verdict(advised("3")).startswith("No legal move.")


def test_the_oracle_recommends_nothing_when_the_place_is_settled():
    """E1, O3: whatever the last rider plays, the place stays."""
    advice = advised("10", Bucky="road 4", Terrence="home", Bethany="home", Chuck="home")
    assert len(advice.moves) > 1
    assert is_settled(advice)
    assert oracle_verdict(advice) == "It’s settled: Bucky comes 4th, whatever is played."


def test_the_oracle_tells_the_place_still_open():
    """O3."""
    assert oracle_measure(advised("3", Bucky="road 9", Chuck="home")) == "How often Bucky finishes 2nd"


def test_the_oracle_tells_the_policies_and_the_playouts():
    """O2."""
    drivers = {"Bucky": "person", "Terrence": "easy", "Bethany": "medium", "Chuck": "hard"}
    told = oracle_basis(advised("1"), drivers)
    assert told.startswith("200 evenings for each move, in ")
    assert "Bucky (a person) as Hard, Terrence Easy, Bethany Medium, Chuck Hard." in told


# The end


@pytest.mark.parametrize("rank", range(1, 5))
@pytest.mark.parametrize("rider", Rider)
def test_every_rider_has_last_words_for_every_place(rider, rank):
    """E1."""
    storyteller = Storyteller(4)
    said = [storyteller.finish_line(rider, rank) for _ in range(9)]
    assert len(set(said)) >= 3
    assert all(one != following for one, following in pairwise(said))


def test_headline_places_and_counts():
    assert headline("Chuck") == "Chuck is home first!"
    assert [ordinal(rank) for rank in range(1, 5)] == ["1st", "2nd", "3rd", "4th"]
    counted = {field.name for field in fields(RiderStatistics)}
    assert set(count_labels()) == counted - {"rank", "spaces_left"}
