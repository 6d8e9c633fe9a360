"""Nothing leaves its parent, covers its neighbour or is cut, in any window and at any text size."""

import itertools

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.story import EDITIONS, how_to_play
from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.card_face import CardFace
from sorry_people.ui.panels.how_to_play_panel import HowToPlayPanel
from sorry_people.ui.theme import Theme
from tests.ui.shown import EVERYTHING, PICTURES, built, widgets_of


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_every_child_lies_inside_its_parent(name, size, text_scale):
    children_lie_inside(built(name, size, text_scale))


def children_lie_inside(interface):
    for widget in widgets_of(interface):
        for child in widget.children:
            if not child.visible:
                continue
            if isinstance(widget, ScrollView):
                assert widget.rect.left <= child.rect.left <= child.rect.right <= widget.rect.right
            else:
                assert widget.rect.contains(child.rect), (widget, widget.rect, child, child.rect)


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_no_child_covers_its_sibling(name, size, text_scale):
    siblings_are_apart(built(name, size, text_scale))


def siblings_are_apart(interface):
    for widget in widgets_of(interface):
        shown = [child for child in widget.children if child.visible]
        for one, other in itertools.combinations(shown, 2):
            assert not one.rect.colliderect(other.rect), (widget, one, one.rect, other, other.rect)


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_panels_lie_in_the_window_and_clear_of_each_other(name, size, text_scale):
    interface = built(name, size, text_scale)
    shown = [layer.root for layer in interface.shown() if not layer.passive]
    for panel in shown:
        assert interface.window.contains(panel.rect), (panel, panel.rect)
    for one, other in itertools.combinations(shown, 2):
        assert not one.rect.colliderect(other.rect), (one, one.rect, other, other.rect)


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_everything_has_the_room_that_its_text_needs(name, size, text_scale):
    texts_have_room(built(name, size, text_scale))


def texts_have_room(interface):
    for widget in widgets_of(interface):
        # A card is a picture: it shrinks.
        if not widget.children and not isinstance(widget, CardFace):
            said = getattr(widget, "text", widget)
            assert widget.rect.width >= widget.minimum_width(), (said, widget.rect)
            assert widget.rect.height >= widget.preferred_height(widget.rect.width), (said, widget.rect)


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_every_option_fits_its_segment(name, size, text_scale):
    for widget in widgets_of(built(name, size, text_scale)):
        if isinstance(widget, Choice):
            font = widget.theme.font(widget.style)
            for option, segment in zip(widget.options, widget.segments(), strict=True):
                assert font.size(option)[0] <= segment.width, (option, segment)
                assert widget.rect.contains(segment)


@pytest.mark.parametrize(("name", "size", "text_scale"), EVERYTHING)
def test_what_scrolls_shows_at_least_two_lines(name, size, text_scale):
    for widget in widgets_of(built(name, size, text_scale)):
        if isinstance(widget, ScrollView) and widget.overflow:
            assert widget.rect.height >= 2 * widget.theme.text_px(16), (widget.child, widget.rect)


@pytest.mark.parametrize("name", ["draw", "choice", "oracle", "log", "deck", "story_stop", "toast"])
def test_the_middle_of_the_board_stays_in_view(name):
    interface = built(name, (1280, 720), 1.0)
    middle = pygame.Rect(0, 0, 520, 300)
    middle.center = (640, 310)
    assert middle.collidelist([layer.root.rect for layer in interface.shown() if not layer.passive]) < 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("size", "text_scale"), [((640, 480), 1.0), ((800, 600), 2.0), ((1280, 720), 1.0), ((3440, 1440), 1.5)]
)
def test_every_page_of_the_rules_is_laid_out_well(edition, size, text_scale):
    interface = Interface(size, Theme.for_window(size, text_scale))
    picture = pygame.Surface((30, 20))
    panel = HowToPlayPanel({edition: how_to_play(edition)}, edition, photograph=lambda _: picture)
    interface.add(panel, panel.place, modal=True)
    for chapter in range(len(how_to_play(edition))):
        panel.open(chapter)
        for holds in (children_lie_inside, siblings_are_apart, texts_have_room):
            holds(interface)


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(PICTURES),
    st.tuples(st.integers(800, 3440), st.integers(600, 1440)),
    st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0]),
)
def test_all_of_it_holds_in_windows_of_any_shape(name, size, text_scale):
    for holds in (
        test_every_child_lies_inside_its_parent,
        test_no_child_covers_its_sibling,
        test_panels_lie_in_the_window_and_clear_of_each_other,
        test_everything_has_the_room_that_its_text_needs,
        test_every_option_fits_its_segment,
        test_what_scrolls_shows_at_least_two_lines,
    ):
        holds(name, size, text_scale)
