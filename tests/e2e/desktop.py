"""A display without a screen, and the hands on its mouse and keyboard."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sorry_people.session import AnyTable, load
from tests.e2e.framebuffer import picture

COMMAND = str(Path(sys.executable).with_name("sorry-people"))
ROOT = Path(__file__).parents[2]
SIZE = (800, 600)
PATIENCE = 60.0
"""Seconds after which something will never come, on whatever machine."""


class Desktop:
    """A running X display, and folders of its own for the game's files."""

    def __init__(self, display: str, screen: Path, folder: Path) -> None:
        self.folder = folder
        self._screen = screen
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": display,
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }

    @property
    def save(self) -> Path:
        return self.folder / "data" / "sorry-people" / "window.json"

    @property
    def finished(self) -> list[Path]:
        return sorted((self.folder / "data" / "sorry-people" / "games").glob("*.json"))

    def picture(self) -> NDArray[np.uint8]:
        """What is on the screen: (height, width, 3)."""
        return picture(self._screen)

    def set(self, text: str) -> None:
        """Writes the settings that the next game finds."""
        file = self.folder / "config" / "sorry-people" / "settings.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def table(self) -> AnyTable | None:
        """The game as it is saved at this moment; None when there is none."""
        # Between two renames there is only the save before the last for a moment.
        for path in (self.save, self.save.with_suffix(".previous.json"), self.save):
            try:
                return load(path)
            except FileNotFoundError:
                continue
        return None

    def game_table(self) -> AnyTable:
        """The saved game, of which there is one."""
        table = self.table()
        assert table is not None, "no game is saved"
        return table

    def hand(self, *action: object) -> str:
        """What xdotool does and says."""
        told = subprocess.run(
            ["xdotool", *map(str, action)],
            env=self.environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return told.stdout.strip()

    def click(self, point: tuple[int, int]) -> None:
        self.hand("mousemove", *point, "click", 1)

    def key(self, *keys: str) -> None:
        self.hand("key", "--clearmodifiers", *keys)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A game that is expected to end by itself."""
        return subprocess.run(
            [COMMAND, *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def run_python(self, module: str) -> subprocess.CompletedProcess[str]:
        """A module of the tests as a process with this display."""
        return subprocess.run(
            [sys.executable, "-m", module],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            cwd=ROOT,
        )

    @contextmanager
    def game(self, *arguments: str) -> Iterator["Game"]:
        """A process with the game's window in front."""
        with (self.folder / "output").open("a") as output:
            process = subprocess.Popen(
                [COMMAND, *arguments],
                env=self.environment,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            try:
                game = Game(self, process)
                game.wait_for_window()
                yield game
            finally:
                process.kill()
                process.wait()

    def output(self) -> str:
        return (self.folder / "output").read_text()


class Game:
    """A running game."""

    def __init__(self, desktop: Desktop, process: subprocess.Popen[bytes]) -> None:
        self.desktop = desktop
        self.process = process

        self.window = ""

    @property
    def title(self) -> str:
        return self.desktop.hand("getwindowname", self.window)

    def wait_for_window(self) -> None:
        def is_there() -> bool:
            self.window = self.desktop.hand("search", "--onlyvisible", "--class", "sorry-people")
            return bool(self.window) and self.title.startswith("Sorry People")

        wait(is_there, self.is_alive)
        self.desktop.hand("windowfocus", self.window)

    def is_alive(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the game has ended:\n{self.desktop.output()}")
        return True

    def until(self, there: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
        """Acts again and again until something is the case, as people press twice when nothing happens."""

        def is_there() -> bool:
            if there():
                return True
            act()
            return there()

        wait(is_there, self.is_alive)

    def close(self) -> int:
        """Has the window close as when the session ends; returns the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def wait(until: Callable[[], bool], as_long_as: Callable[[], bool]) -> None:
    """Waits for a state, not for a time."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert as_long_as()
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.03)
