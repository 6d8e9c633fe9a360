"""How to Play says what the rules say."""

import re

import pytest

from sorry_people import resources
from sorry_people.rules import Card, Rider, StoryStop, stop_effect
from sorry_people.story import how_to_play


def text_of(*titles: str) -> str:
    chapters = [chapter for chapter in how_to_play() if not titles or chapter.title in titles]
    assert not titles or len(chapters) == len(titles)
    return "\n".join(f"{p.title}: {p.text}" for chapter in chapters for p in chapter.paragraphs)


# What must be told, with the rule that it is.
FACTS = [
    ("B1", "loop of 120 spaces"),
    ("B1", "clockwise"),
    ("B2", "exit space"),
    ("B3", "Only you ride on it"),
    ("B4", "118 spaces to your turn-off, 5 of driveway and 1 more to home: 124"),
    ("B5", "There are 16: 4 on each side"),
    ("B6", "7 road spaces have a gold ring"),
    ("M2", "never pass your own turn-off forward"),
    ("M2", "Home takes the exact count"),
    ("M3", "119 spaces to your turn-off"),
    ("M4", "may pass your own turn-off or stop on it"),
    ("M5", "No move back goes into a driveway"),
    ("M6", "only the space where a move ends counts"),
    ("M7", "back to the fair, behind their own gate"),
    ("M8", "Every other rider on it, triangle and end included, is bumped"),
    ("M8", "You ignore shortcuts of your own color"),
    ("M9", "can’t be bumped, swapped with or replaced"),
    ("T1", "45 cards: the 1 comes 5 times, and 2, 3, 4, 5, 7, 8, 10, 11, 12 and Sorry! come 4 times each"),
    ("T1", "no 6 and no 9"),
    ("T2", "Bucky, Terrence, Bethany, Chuck, skipping whoever is home"),
    ("T2", "The winner of a game starts the next one"),
    ("T3", "you must play one, even a bad one"),
    ("T3", "If it has none, the card is spent"),
    ("T4", "all 45 are shuffled into a new pile"),
    ("T5", "even if the 2 couldn’t be played"),
    ("T5", "still give one more draw"),
    ("T5", "A rider who got home draws no more"),
    ("T6", "pass it once and draw nothing"),
    ("T6", "stays due if you are bumped, swapped or replaced"),
    ("T6", "A draw that you still have coming in the present turn isn’t lost"),
    ("C1", "With neither a move nor a swap, the card is spent"),
    ("C1", "If forward 11 isn’t legal, you may stay put instead of swapping"),
    ("C2", "no shortcut, no story stop"),
    ("C3", "needs another rider on the road"),
    ("C4", "bumps whoever is there"),
    ("S1", "by a card, a swap, a Sorry! or a shortcut"),
    ("S2", "sets off no further story stop, not even at the end of a shortcut"),
    ("E1", "Play goes on until all four are home"),
    ("P1", "any of the legal moves at random"),
    ("P2", "never looks at the order of the pile"),
    ("P3", "now and then it is careless"),
    ("O1", "With only one legal move, it still tells you your chances"),
    ("O2", "50,000 times"),
    ("O2", "played as Hard"),
    ("O3", "95% margin of error"),
    ("O3", "the best place still open stands in for 1st"),
    ("O4", "differ by no more than their two margins added up"),
    ("O5", "with the same seed, it gives the same answer"),
    ("O6", "Nothing that it does changes the game"),
]


@pytest.mark.parametrize(("rule", "told"), FACTS)
def test_every_rule_is_told(rule, told):
    assert told in text_of(), rule


def test_house_rules_are_those_that_are_ours():
    """B6, T2, T5, T6, O3, O4 are the rulings of section 1."""
    ours = [p.text for chapter in how_to_play() for p in chapter.paragraphs if p.title == "House rule"]
    words = ("story stops are", "winner of a game", "one more draw", "lost turn", "best place", "two margins")
    assert len(ours) == len(words)
    for word in words:
        assert sum(word in text for text in ours) == 1, word


def test_every_card_has_its_paragraph():
    shown = [p.card for chapter in how_to_play() for p in chapter.paragraphs if p.card]
    assert shown == list(Card)


@pytest.mark.parametrize("stop", StoryStop)
def test_every_story_stop_tells_every_rider_s_effect(stop):
    """S1."""
    (paragraph,) = [
        p for chapter in how_to_play() for p in chapter.paragraphs if p.title == stop.replace("'", "’")
    ]
    for rider in Rider:
        assert re.search(rf"{rider} [^.:]+: {stop_effect(stop, rider)}\.", paragraph.text)


def test_every_rider_is_introduced():
    told = text_of("What it’s about")
    for rider, vehicle, gate, waiting in [
        ("Bucky", "Riding lawn mower", "Main Gate", "nobody"),
        ("Terrence", "Borrowed e-bike", "Livestock Gate", "nobody"),
        ("Bethany", "Three-wheel ATV", "Back Parking Lot", "Dad"),
        ("Chuck", "Minibike with one low tire", "Back Fence Gap", "Mom"),
    ]:
        assert f"{rider}: {vehicle}. Leaves by the {gate}. Waiting at home: {waiting}." in told


def test_every_icon_exists():
    for chapter in how_to_play():
        for paragraph in chapter.paragraphs:
            if paragraph.icon:
                assert resources.data(f"assets/icons/{paragraph.icon}.svg")


def test_nothing_is_left_to_fill_in():
    assert "{" not in text_of()
    assert len({chapter.title for chapter in how_to_play()}) == len(how_to_play()) == 11
