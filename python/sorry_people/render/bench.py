"""How long frames take on this machine."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import cos, sin
from statistics import median
from typing import TYPE_CHECKING
from unittest.mock import patch

import moderngl

from sorry_people.render.presets import LEAN, Quality
from sorry_people.render.renderer import Renderer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.render.sheets import Sheet
    from sorry_people.scene import Camera3D, Node, Viewport

_TURN = 0.004  # radians about the upward axis from frame to frame while the camera moves


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured; times in milliseconds, the median of the frames.

    Attributes:
        renderer: What OpenGL calls itself.
        preset: Name of the quality.
        size: Of the window.
        triangles: In the last frame with a still camera.
        first_ms: The first frame: compiling, merging, baking.
        moving_ms: A frame with a moving camera, until it is finished.
        still_ms: One with a still camera.
        python_ms: A frame with a moving camera in which nothing is drawn: what this process's own code takes.
            The least of the frames, as it is always the same work.
    """

    renderer: str
    preset: str
    size: Viewport
    triangles: int
    first_ms: float
    moving_ms: float
    still_ms: float
    python_ms: float

    def __str__(self) -> str:
        width, height = self.size
        return "\n".join(
            [
                f"{self.renderer}, {self.preset}, {width}×{height}, {self.triangles:,} triangles",
                f"first frame    {self.first_ms:8.1f} ms",
                f"camera moving  {self.moving_ms:8.1f} ms",
                f"camera still   {self.still_ms:8.1f} ms",
                f"Python alone   {self.python_ms:8.1f} ms",
            ]
        )


def measure(
    ctx: moderngl.Context,
    root: Node,
    camera: Camera3D,
    *,
    size: Viewport = (1280, 720),
    quality: Quality = LEAN,
    frames: int = 20,
    sheets: Sequence[Sheet] = (),
    advance: Callable[[float], object] = lambda _: None,
) -> Measurement:
    """Draws a scene off screen and takes the time.

    Args:
        ctx: To draw with.
        root: What to draw.
        camera: Where to look from. It is turned about the world's upward axis, and put back at the end.
        size: Of the picture.
        quality: What is drawn.
        frames: How many of each kind.
        sheets: The interface over it.
        advance: Called before each frame with the seconds since the last one, to move what moves.
    """
    renderer = Renderer(ctx, size, quality)
    start = camera.position, camera.rotation

    def frame(*, turns: bool) -> None:
        advance(1.0 / 30.0)
        if turns:
            _turn(camera)
        renderer.render(root, camera, sheets)

    def milliseconds(*, turns: bool) -> float:
        ctx.finish()
        began = time.perf_counter()
        frame(turns=turns)
        ctx.finish()
        return 1000.0 * (time.perf_counter() - began)

    first = milliseconds(turns=False)
    moving = median([milliseconds(turns=True) for _ in range(frames)])
    with (
        patch.object(moderngl.VertexArray, "render", _draw_nothing),
        patch.object(moderngl.Framebuffer, "clear", _draw_nothing),
        patch.object(moderngl.Context, "copy_framebuffer", _draw_nothing),
    ):
        own = min(milliseconds(turns=True) for _ in range(frames))
    frame(turns=False)
    while renderer.is_refining:  # the view comes to rest and is kept
        frame(turns=False)
    still = median([milliseconds(turns=False) for _ in range(frames)])
    camera.position, camera.rotation = start
    return Measurement(
        renderer=ctx.info["GL_RENDERER"],
        preset=quality.name,
        size=size,
        triangles=renderer.triangles,
        first_ms=first,
        moving_ms=moving,
        still_ms=still,
        python_ms=own,
    )


def _draw_nothing(*_: object, **__: object) -> None:
    """Takes the place of drawing."""


def _turn(camera: Camera3D) -> None:
    x, y, z = camera.position
    pitch, yaw, roll = camera.rotation
    camera.position = (x * cos(_TURN) + z * sin(_TURN), y, z * cos(_TURN) - x * sin(_TURN))
    camera.rotation = (pitch, yaw + _TURN, roll)
