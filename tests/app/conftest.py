"""One window for all tests of this folder; each test gets it with fresh files and default settings."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"

import pytest

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.settings import Settings
from sorry_people.app.window import Window
from tests.app.player import Player
from tests.time_limit import time_limit

SIZE = (960, 540)


@pytest.fixture(scope="session")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    app = Application(Window(SIZE, vsync=False), Files.within(tmp_path_factory.mktemp("files")), "lean")
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
