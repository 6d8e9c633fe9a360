"""The ways into the window."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.splash import show_splash
from sorry_people.app.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.game_flow import GameFlow
    from sorry_people.session import AnySave, AnyTable

SIZE = (1280, 720)


def run(quality: str | None = None) -> int:
    """Opens the window with the set-up; returns the exit code when it is closed.

    Args:
        quality: "lean" or "full"; by the settings when not given.

    Raises:
        WindowError: There is no display, or no OpenGL 3.3.
    """
    return _open(lambda flow: flow.set_up(), quality)


def play(table: AnyTable, quality: str | None = None) -> int:
    """Opens the window with a new game, one of Sorry People from the tour on; otherwise as `run`."""
    return _open(lambda flow: flow.begin(table), quality)


def watch(table: AnyTable, *, speed: float = 1.0, quality: str | None = None, quits: bool = False) -> int:
    """Shows computers play a table; otherwise as `run`.

    Args:
        table: All of whose players are computers.
        speed: How many times as fast as life.
        quality: As for `run`.
        quits: Whether the window closes when the game is over.
    """
    return _open(lambda flow: flow.watch(table, speed=speed, quits=quits), quality)


def replay(save: AnySave, *, speed: float = 1.0, quality: str | None = None) -> int:
    """Shows a saved game once more; otherwise as `run`.

    Raises:
        SaveError: The save's seed does not lead to what it says.
    """
    return _open(lambda flow: flow.replay(save, speed=speed), quality)


def gl_renderer() -> str:
    """What OpenGL calls itself, or why there is none."""
    try:
        canvas = Headless((16, 16))
    except Exception as error:
        return f"no OpenGL 3.3 ({error})"
    name = str(canvas.ctx.info["GL_RENDERER"])
    canvas.close()
    return name


def _open(begin: Callable[[GameFlow], object], quality: str | None) -> int:
    files = Files.of_user()
    view = files.settings.read().view
    window = Window(SIZE, fullscreen=view.fullscreen, vsync=view.vsync)
    show_splash(window)
    # Only now: importing all of the game takes as long as opening the window.
    import_module("sorry_people.app.evening").run(window, files, begin, quality)
    return 0
