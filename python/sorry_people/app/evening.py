"""The game in a window that is open already, from its first screen to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app import loop
from sorry_people.app.application import Application
from sorry_people.app.game_flow import GameFlow
from sorry_people.app.sound import open_soundscape

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.files import Files
    from sorry_people.app.window import Window


def run(
    window: Window, files: Files, begin: Callable[[GameFlow], object], quality: str | None = None
) -> None:
    """Builds the world, begins, and returns when the window is closed.

    Args:
        window: Closed when this returns.
        files: Where settings and games are kept.
        begin: Goes to the first screen.
        quality: "lean" or "full"; by the settings when not given.
    """
    app = Application(window, files, quality, open_soundscape)
    try:
        begin(GameFlow(app))
        loop.run(app)
    finally:
        app.close()
