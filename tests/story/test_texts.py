"""Every text: characters, words, placeholders, lengths, no duplicates."""

import re
import string
from collections import Counter
from pathlib import Path
from typing import TypeVar

import pytest

from sorry_people.story.bubble import LONGEST
from tests.story.written import FILES, below, everything

REPERTOIRE = {*map(chr, range(0x20, 0x7F)), *"–—’“”…×±½·"}

# Marks of others, and words that a family does not want at the table.
FORBIDDEN = (
    r"hasbro|parker|waddington|parcheesi|pachisi|ludo|monopoly|mattel|disney|john deere|jeep|honda|yamaha|"
    r"damn\w*|hell|crap\w*|ass|arse|bastard|bitch\w*|shit\w*|fuck\w*|piss\w*|god|jesus|christ|idiot\w*|stupid|"
    r"drunk\w*|beer\w*|whiskey|vodka|wasted|hammered|kill\w*|shot|gun\w*|sexy?"
)

PLACEHOLDERS = {
    "assets/story/bubbles": {"other"},
    "assets/story/reasons": {"rider", "mount", "he", "him", "his", "other"},
    "assets/story/no_move": {"rider", "card", "steps", "left"},
    "assets/story/riders": set(),
    "assets/story/tour": set(),
    "assets/story/stops.toml/effect": {"steps"},
    "assets/story/stops": set(),
    "assets/story/cards.toml/label": {"steps", "other"},
    "assets/story/cards": set(),
    "assets/story/end.toml/headline": {"rider"},
    "assets/story/end.toml/numbers/expected": {"card"},
    "assets/story/end": set(),
    "assets/story/oracle": {"rider", "place", "move", "playouts", "seconds"},
    "assets/story/log.toml/place": {"space"},
    "assets/story/log": {"rider", "card", "other", "start", "end", "stop", "effect", "rank"},
    "assets/story/editions.toml": {
        *("player", "other", "pawn", "pawns", "person", "partner", "card", "face", "faces", "place", "space"),
        *("start", "end", "steps", "colour", "shown", "whose", "source", "move", "count", "playouts"),
        *("seconds", "target", "what"),
    },
    "assets/rules/classic.toml/color": {"start", "turn_off"},
    "assets/rules/classic.toml/option": {"name"},
    "assets/rules/teams.toml/option": {"name"},
    "assets/rules/points.toml/option": {"name"},
    "assets/rules/2013.toml/option": {"name"},
    "assets/rules/express.toml/option": {"name"},
    "assets/rules/how_to_play.toml/rider": {"vehicle", "gate", "at_home"},
    "assets/rules/how_to_play.toml/stop": {"rider", "short", "effect"},
    "assets/rules": {
        "road_spaces",
        "driveway_spaces",
        "to_turn_off",
        "way_home",
        "whole_loop",
        "shortcuts",
        "shortcuts_a_side",
        "stops",
        "cards",
        "ones",
        "each",
        "playouts",
    },
}

# Characters, with the longest names and numbers filled in.
LONGEST_TEXT = {
    "assets/story/bubbles": LONGEST,
    "assets/story/reasons": 95,
    "assets/story/no_move": 95,
    "assets/story/riders": 95,
    "assets/story/stops": 95,
    "assets/story/tour": 115,
    "assets/story/end": 95,
    "assets/story/oracle": 100,
    "assets/story/log": 95,
    "assets/story/editions.toml/label": 30,
    "assets/story/editions": 110,
    "assets/story/cards.toml/label": 24,
    "assets/story/cards": 240,
    "assets/rules": 400,
}

LONGEST_VALUES = {
    "rider": "Terrence",
    "other": "Terrence",
    "mount": "minibike",
    "vehicle": "minibike with one low tire",
    "gate": "Back Parking Lot",
    "card": "Sorry!",
    "start": "driveway 5",
    "end": "space 119",
    "stop": "Sheriff’s Office",
    "effect": "lose the next turn",
    "move": "Swap with Terrence",
    "short": "hasn’t seen Chuck and moves along",
}


T = TypeVar("T")


def longest_first(where: str, table: dict[str, T]) -> T:
    """The entry of the longest path that `where` begins with."""
    return table[max((path for path in table if where.startswith(path)), key=len)]


def asked_for(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def filled(text: str) -> str:
    return text.format(**{name: LONGEST_VALUES.get(name, "120") for name in asked_for(text)})


def test_no_file_is_forgotten():
    root = Path(__file__).parents[2]
    found = {
        str(path.relative_to(root))
        for folder in ("story", "rules")
        for path in root.glob(f"assets/{folder}/**/*.toml")
    }
    assert found == set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_only_characters_that_the_fonts_hold(file):
    for where, text in below(file):
        assert set(text) <= REPERTOIRE, (where, set(text) - REPERTOIRE)


@pytest.mark.parametrize("file", FILES)
def test_no_straight_apostrophe_but_in_the_engine_s_names(file):
    for where, text in below(file):
        assert "'" not in text or where.endswith("/subject"), where


def test_a_family_may_read_it():
    for where, text in everything():
        assert not re.search(rf"\b({FORBIDDEN})\b", text, re.IGNORECASE), (where, text)


def test_every_placeholder_is_known():
    for where, text in everything():
        assert asked_for(text) <= longest_first(where, PLACEHOLDERS), (where, text)


def test_no_text_is_longer_than_its_place():
    for where, text in everything():
        assert len(filled(text)) <= longest_first(where, LONGEST_TEXT), (where, len(filled(text)), text)


@pytest.mark.parametrize(
    "folders",
    [
        ("assets/story/bubbles",),
        ("assets/story/reasons", "assets/story/no_move"),
        ("assets/story/tour",),
        tuple(f"assets/story/end.toml/{rider}" for rider in ("Bucky", "Terrence", "Bethany", "Chuck")),
    ],
)
def test_no_line_is_written_twice(folders):
    counts = Counter(text for where, text in below(*folders) if not re.search(r"/(view|subject)$", where))
    assert [text for text, count in counts.items() if count > 1] == []


def test_every_line_ends_like_a_sentence():
    said = ("assets/story/bubbles", "assets/story/reasons", "assets/story/no_move")
    for where, text in below(*said):
        assert text[-1] in ".!?…", (where, text)
        assert text[0].isupper() or text[0] in "{…", (where, text)
