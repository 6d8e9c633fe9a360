"""One application for a module's tests; each test gets it with fresh files and default settings.

It draws without a window, as two windows in one process get in each other's way; tests/e2e opens real ones.
"""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.settings import Settings
from tests.app.player import Player
from tests.time_limit import time_limit

SIZE = (960, 540)


# A module's, not the session's: two OpenGL contexts in one process get in each other's way, too.
@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    pygame.display.init()  # for the queue of events
    app = Application(Headless(SIZE), Files.within(tmp_path_factory.mktemp("files")), "lean")
    yield app
    app.close()


@pytest.fixture(autouse=True)
def limited() -> Iterator[None]:
    with time_limit(300):
        yield


@pytest.fixture
def player(application: Application, tmp_path: Path) -> Iterator[Player]:
    application.files = Files.within(tmp_path)
    application.settings = Settings.default()
    application.is_running = True
    yield Player(application)
    application.leave()
