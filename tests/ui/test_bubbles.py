"""Speech bubbles never cover each other or a panel and never leave the window."""

import itertools

import pygame
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.ui.panels.bubble import TAIL, Bubble
from sorry_people.ui.panels.bubble_placement import place_bubbles
from sorry_people.ui.theme import Theme

WINDOW = pygame.Rect(0, 0, 1280, 720)

sizes = st.tuples(st.integers(40, 400), st.integers(30, 160))
anchors = st.tuples(st.floats(-300, 1600), st.floats(-300, 1000))
panels = st.builds(
    pygame.Rect, st.integers(0, 1200), st.integers(0, 700), st.integers(1, 700), st.integers(1, 500)
)
speakers = st.lists(st.tuples(sizes, anchors), min_size=1, max_size=4)


@given(speakers, st.lists(panels, max_size=4), st.integers(0, 30))
def test_bubbles_keep_clear(spoken, keep_out, gap):
    bubble_sizes, bubble_anchors = zip(*spoken, strict=True)
    placed = [
        rect
        for rect in place_bubbles(WINDOW, bubble_sizes, bubble_anchors, keep_out, gap=gap)
        if rect is not None
    ]
    for rect in placed:
        assert WINDOW.contains(rect)
        assert rect.collidelist(keep_out) < 0
    for one, other in itertools.combinations(placed, 2):
        assert not one.inflate(2 * gap, 2 * gap).colliderect(other)


@given(speakers)
def test_four_bubbles_have_room_in_an_empty_window(spoken):
    bubble_sizes, bubble_anchors = zip(*spoken, strict=True)
    placed = place_bubbles(WINDOW, bubble_sizes, bubble_anchors, gap=10)
    assert [rect.size for rect in placed if rect is not None] == list(bubble_sizes)


@given(sizes, st.tuples(st.floats(250, 1000), st.floats(300, 700)))
def test_a_single_bubble_stands_right_above_its_speaker(size, anchor):
    (rect,) = place_bubbles(WINDOW, [size], [anchor], gap=20)
    assert rect is not None
    assert rect.bottom == round(anchor[1]) - 30
    assert abs(rect.centerx - anchor[0]) <= 1


def test_no_room_is_said():
    assert place_bubbles(WINDOW, [(100, 50)], [(600, 300)], [WINDOW], gap=8) == [None]
    assert place_bubbles(WINDOW, [(2000, 50)], [(600, 300)], gap=8) == [None]


def test_the_tail_points_at_the_speaker():
    bubble = Bubble("Bucky", "Over here!", Theme(), WINDOW.size)
    rect = pygame.Rect((500, 300), bubble.size)
    for anchor in ((rect.centerx, 500), (rect.centerx, 100), (100, rect.centery), (1100, rect.centery)):
        surface, position = bubble.at(rect, anchor)
        toward = pygame.Vector2(anchor) - pygame.Vector2(rect.center)
        # Half way down the tail there is paint, and on the far side of the body there is only its shadow.
        half = pygame.Vector2(rect.size).elementwise() / 2
        out = toward.normalize() * (abs(toward.normalize().dot(half)) + TAIL / 2)
        tip = pygame.Vector2(rect.center) + out - pygame.Vector2(position)
        assert surface.get_at((round(tip.x), round(tip.y))).a > 200
        away = pygame.Vector2(rect.center) - out - pygame.Vector2(position)
        assert surface.get_at((round(away.x), round(away.y))).a < 150


def test_a_bubble_that_does_not_turn_is_drawn_once():
    bubble = Bubble("Chuck", "Wait up!", Theme(), WINDOW.size)
    first, _ = bubble.at(pygame.Rect((500, 300), bubble.size), (520, 500))
    moved, position = bubble.at(pygame.Rect((510, 300), bubble.size), (530, 500))
    assert moved is first
    assert position[0] + first.get_width() // 2 == 510 + bubble.size[0] // 2
