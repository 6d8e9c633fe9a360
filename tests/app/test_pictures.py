"""Every screen, landmark and vehicle, held against pictures that a person has looked at."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.screenshots import scenes, show
from sorry_people.rules import Rider, StoryStop
from sorry_people.session import Edition
from tests.render.pictures import assert_picture

SIZE = (640, 360)
SEED = 7
EDITIONS = [str(edition) for edition in Edition if edition is not Edition.PEOPLE]
GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    app = Application(Headless(SIZE), Files.within(tmp_path_factory.mktemp("studio")), "lean")
    yield app
    app.close()


def test_there_is_a_scene_of_every_screen_edition_landmark_and_vehicle():
    assert len(scenes()) == 8 + len(EDITIONS) + 2 + len(StoryStop) + len(Rider)
    assert set(EDITIONS) <= set(scenes())


@pytest.mark.parametrize("scene", scenes())
def test_a_scene_looks_as_it_should(studio, scene):
    show(studio, scene, SEED)
    studio.draw()
    while studio.is_refining:
        studio.draw()
    pixels = pygame.surfarray.array3d(studio.picture()).swapaxes(0, 1)
    # The Oracle's seconds are another each time: a few digits.
    assert_picture(scene, pixels, share=0.01, golden=GOLDEN)
