"""How long the game's frames take on this machine."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.screenshots import show
from sorry_people.render.bench import measure
from sorry_people.render.presets import FULL, LEAN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sorry_people.render.bench import Measurement

SCENE = "board"
SEED = 7


def measure_frames(size: tuple[int, int]) -> Iterator[Measurement]:
    """The frame times of the whole board in the middle of a game, off screen, a preset each.

    Args:
        size: Width and height in pixels.
    """
    for quality in (LEAN, FULL):
        with tempfile.TemporaryDirectory() as folder:
            app = Application(Headless(size), Files.within(Path(folder)), quality.name)
            try:
                show(app, SCENE, SEED)
                stage = app.stage
                yield measure(
                    app.window.ctx,
                    stage.root,
                    stage.camera,
                    size=size,
                    quality=quality,
                    sheets=app.interface.layers(),
                    advance=stage.tree.process,
                )
            finally:
                app.close()
