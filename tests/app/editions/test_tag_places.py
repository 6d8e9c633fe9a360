"""No tag covers another, and each is as near as can be to where it is wanted."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.editions.tag_places import spread

SIZE = (28, 26)
PLACES = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 200)), max_size=16)


@given(PLACES)
def test_no_tag_covers_another(wanted: list[tuple[int, int]]) -> None:
    places = spread([pygame.Rect(at, SIZE) for at in wanted], gap=3)
    for index, place in enumerate(places):
        assert place.size == SIZE
        assert place.collidelist(places[:index]) < 0


@given(PLACES)
def test_a_tag_with_room_stays_where_it_is_wanted(wanted: list[tuple[int, int]]) -> None:
    rects = [pygame.Rect(at, SIZE) for at in wanted]
    for index, place in enumerate(spread(rects, gap=3)):
        if not any(rects[index].inflate(600, 600).colliderect(other) for other in rects[:index]):
            assert place == rects[index]
