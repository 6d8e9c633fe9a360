"""No tag covers another, and each is as near as can be to where it is wanted."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.editions.tag_places import spread

SIZE = (28, 26)
WINDOW = pygame.Rect(0, 0, 400, 400)
PANEL = pygame.Rect(150, 100, 120, 90)
PLACES = st.lists(st.tuples(st.integers(0, 372), st.integers(0, 374)), max_size=12)


@given(PLACES)
def test_no_tag_covers_another_or_lies_under_a_panel_or_out_of_the_window(
    wanted: list[tuple[int, int]],
) -> None:
    places = spread([pygame.Rect(at, SIZE) for at in wanted], 3, WINDOW, [PANEL])
    for index, place in enumerate(places):
        assert place.size == SIZE
        assert place.collidelist([*places[:index], PANEL]) < 0
        assert WINDOW.contains(place)


@given(PLACES)
def test_a_tag_with_room_stays_where_it_is_wanted(wanted: list[tuple[int, int]]) -> None:
    rects = [pygame.Rect(at, SIZE) for at in wanted]
    places = spread(rects, 3, WINDOW)
    for index, place in enumerate(places):
        if rects[index].collidelist(places[:index]) < 0:
            assert place == rects[index]
