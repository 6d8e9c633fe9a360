"""Lets an application live, without drawing it, until something is the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application

FRAME = 0.05
MOST_FRAMES = 20_000


def run_until(app: Application, is_there: Callable[[], bool]) -> None:
    """Runs frames until something is the case, then has the camera stand still."""
    for _ in range(MOST_FRAMES):
        if is_there():
            break
        app.advance(FRAME)
    app.stage.rig.settle()
    app.advance(0.0)
