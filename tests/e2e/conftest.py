"""A display for each test, and a twin of the game in this process that knows where everything is."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from tests.app.player import Player
from tests.e2e.desktop import SIZE, Desktop
from tests.time_limit import time_limit


@pytest.fixture(autouse=True)
def limited() -> Iterator[None]:
    with time_limit(300):
        yield


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the display keeps its picture."""
    return tmp_path_factory.mktemp("screen")


@pytest.fixture(scope="session")
def display(screen: Path) -> Iterator[str]:
    reading, writing = os.pipe()
    width, height = SIZE
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{width}x{height}x24",
            "-nolisten",
            "tcp",
            "-noreset",
            "-fbdir",
            str(screen),
        ],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        yield f":{told.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def desktop(display: str, screen: Path, tmp_path: Path) -> Desktop:
    return Desktop(display, screen, tmp_path)


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    app = Application(Headless(SIZE), Files.within(tmp_path_factory.mktemp("twin")), "lean")
    player = Player(app)
    player.set_view(hand_over=False, last_rider="fast")
    yield player
    app.close()
