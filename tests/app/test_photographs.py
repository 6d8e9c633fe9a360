"""The pictures of the county in How to Play."""

import numpy as np
import pygame
import pytest

from sorry_people.app.photographs import SIZE, Photographs
from sorry_people.rules import StoryStop
from sorry_people.story import how_to_play

PICTURES = {p.picture for chapter in how_to_play() for p in chapter.paragraphs if p.picture}


def test_the_rules_show_every_story_stop_and_what_the_road_has():
    assert {*StoryStop, "road", "exit", "shortcut", "driveway"} == PICTURES


def test_every_picture_shows_something_of_its_own_and_is_taken_once(player):
    photographs = Photographs(player.app)
    seen = {name: photographs.of(name) for name in sorted(PICTURES)}
    for picture in seen.values():
        assert picture.get_size() == SIZE
        assert float(np.std(pygame.surfarray.array3d(picture))) > 10.0
    assert len({pygame.image.tobytes(picture, "RGB") for picture in seen.values()}) == len(PICTURES)
    assert photographs.of("road") is seen["road"]
    assert player.app.wants_frame, "the window has to be drawn anew"


def test_a_picture_that_is_none_is_refused(player):
    with pytest.raises(ValueError, match="moon"):
        Photographs(player.app).of("moon")
