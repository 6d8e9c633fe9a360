"""Every text can be read: its characters are in the font, and it stands out from its ground."""

import itertools
import math
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from sorry_people import resources
from sorry_people.rules import Rider
from sorry_people.story import EDITIONS, how_to_play, portrait
from sorry_people.ui import colors
from sorry_people.ui.colors import contrast
from sorry_people.ui.fonts import has_character
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.kit.label import Label
from sorry_people.ui.panels.card_art import PAINTS
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.rider_palette import COLOR_BLIND_SAFE, PAWNS, STANDARD, emblem_of
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES
from tests.ui.shown import PICTURES, built, widgets_of

LEAST_CONTRAST = 4.5

# What red-, green- and blue-blind eyes make of linear light (Viénot, Brettel and Mollon 1999; Brettel 1997).
BLINDNESS = {
    "red": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "blue": ((1.0, 0.1446, -0.1446), (0.0, 0.8592, 0.1408), (0.0, 0.8592, 0.1408)),
}


def strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in strings(part)]


def missing(file: str, text: str) -> set[str]:
    return {char for char in text if char != "\n" and not has_character(file, char)}


def test_the_words_are_in_all_fonts_that_may_show_them():
    for text in strings(resources.toml("assets/ui/words.toml")):
        for style in (TextStyle.BODY, TextStyle.BOLD, TextStyle.HEADING):
            assert not missing(style.file, text), text


def test_the_story_is_in_the_fonts():
    assets = Path(str(files("sorry_people").joinpath("assets")))
    story = [*assets.glob("story/**/*.toml"), *assets.glob("rules/*.toml")]
    assert story
    for path in story:
        for text in strings(tomllib.loads(path.read_text("utf-8"))):
            assert not missing(TextStyle.BODY.file, text), text
            if path.parent.name == "bubbles":
                assert not missing(TextStyle.BUBBLE.file, text), text


def test_a_missing_character_is_noticed():
    assert missing(TextStyle.BODY.file, "a\U0001f52e") == {"\U0001f52e"}


@pytest.mark.parametrize("name", PICTURES)
def test_every_text_stands_out_from_its_ground(name):
    for widget in widgets_of(built(name, (1280, 720), 1.0)):
        if isinstance(widget, Label) and widget.parent is not None:
            assert contrast(widget.color, widget.parent.ground) >= LEAST_CONTRAST, widget.text
        if isinstance(widget, Button):
            assert contrast(widget.color, widget.ground) >= LEAST_CONTRAST, widget.text


def test_painted_texts_stand_out_from_their_ground():
    pairs = [
        *((hover, ink) for _, hover, _, ink in (importance.value for importance in Importance)),
        *((colors.PAPER, paint) for paint in PAINTS.values()),
        *((paint, colors.CREAM) for paint in PAINTS.values()),
        (colors.BULB, colors.INK),
        (colors.CREAM, colors.INK),
        (colors.NIGHT_SUNKEN, colors.CREAM),
        (colors.NIGHT_SUNKEN, colors.MUTED),
        (colors.NIGHT_HOVER, colors.CREAM),
        (colors.NIGHT_HOVER, colors.MUTED),
        (colors.NIGHT_HOVER, colors.MEADOW),
        (colors.NIGHT_RAISED, colors.MUTED),
        (colors.PAPER, colors.INK_MUTED),
    ]
    for ground, ink in pairs:
        assert contrast(ground, ink) >= LEAST_CONTRAST, (ground, ink)


@pytest.mark.parametrize("palette", [STANDARD, COLOR_BLIND_SAFE])
def test_emblems_stand_out_from_the_riders_colors_and_those_from_the_night(palette):
    for color in (palette[rider] for rider in Rider):
        assert contrast(color, colors.readable_on(color)) >= 3
        assert contrast(color, colors.NIGHT) >= 3


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_safe_palette_is_told_apart_by_all_eyes(blindness):
    seen = {rider: _lab(COLOR_BLIND_SAFE[rider], BLINDNESS[blindness]) for rider in Rider}
    for (one, first), (other, second) in itertools.combinations(seen.items(), 2):
        assert math.dist(first, second) >= 20, (blindness, one, other)


def _lab(color: colors.Color, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """What is seen of a colour, in CIE L*a*b*, where a distance of 2 can just be noticed."""
    light = [
        (value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4)
        for value in color[:3]
    ]
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0), 1) for row in matrix)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_every_rider_has_an_emblem_of_their_own():
    assert len({emblem_of(rider) for rider in Rider}) == 4
    assert {emblem_of(rider) for rider in Rider} == {emblem_of(color) for color in PAWNS}
    with pytest.raises(KeyError):
        emblem_of("Dad")


def test_words_ask_for_their_values():
    assert words("pile.left", left=3) == "3 left"
    with pytest.raises(KeyError):
        words("pile.left")
    with pytest.raises(KeyError):
        words("pile.right")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chapters_show_icons_cards_and_badges_that_exist(edition):
    for chapter in how_to_play(edition):
        for paragraph in chapter.paragraphs:
            assert paragraph.text
            if paragraph.icon:
                assert resources.data(f"assets/icons/{paragraph.icon}.svg")
            assert not paragraph.card or paragraph.card in PAINTS
            assert not paragraph.player or emblem_of(paragraph.player)


def test_the_cards_of_the_rules_are_those_of_the_deck():
    cards = {paragraph.card for chapter in how_to_play() for paragraph in chapter.paragraphs} - {""}
    assert cards == set(PAINTS)


def test_riders_wear_the_same_marks_in_the_world_and_on_the_panels():
    for palette, liveries in ((STANDARD, LIVERIES), (COLOR_BLIND_SAFE, LIVERIES_FOR_ALL_EYES)):
        for rider, livery in liveries.items():
            assert palette[rider] == (*livery.color, 255)
            assert emblem_of(rider) == livery.emblem == portrait(rider).emblem


@pytest.mark.parametrize("name", PICTURES)
def test_every_icon_says_what_it_is_for(name):
    """By a tooltip of its own, or by words beside it."""
    for widget in widgets_of(built(name, (1280, 720), 1.0)):
        if isinstance(widget, IconButton):
            assert widget.tooltip, widget.icon
        if isinstance(widget, Icon | RiderBadge) and not widget.tooltip:
            assert widget.parent is not None
            assert any(isinstance(beside, Label) and beside.text for beside in widget.parent.walk())
