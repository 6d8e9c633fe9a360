"""How long frames take on this machine."""

from __future__ import annotations

import time
from cProfile import Profile
from dataclasses import dataclass
from functools import cache
from math import cos, sin
from statistics import median
from typing import TYPE_CHECKING

from sorry_people.render.presets import LEAN, Quality
from sorry_people.render.renderer import Renderer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import moderngl

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
        python_ms: What this process's own code takes of a frame with a moving camera: all but the calls into
            OpenGL; the least of the frames, as it is always the same work. It is measured under a profiler,
            less what that adds to a call.
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
    own = min(_own_seconds(lambda: frame(turns=True)) for _ in range(frames))
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
        python_ms=1000.0 * own,
    )


def _own_seconds(frame: Callable[[], object]) -> float:
    profile = Profile()
    profile.runcall(frame)
    own = [entry for entry in profile.getstats() if "mgl." not in str(entry.code)]
    return sum(entry.inlinetime - entry.callcount * _profiling_seconds() for entry in own)


@cache
def _profiling_seconds() -> float:
    """What the profiler adds to a call."""

    def calls() -> None:
        for _ in range(10_000):
            abs(-1)

    began = time.perf_counter()
    calls()
    plain = time.perf_counter() - began
    profile = Profile()
    profile.runcall(calls)
    return max(0.0, sum(entry.inlinetime for entry in profile.getstats()) - plain) / 10_000


def _turn(camera: Camera3D) -> None:
    x, y, z = camera.position
    pitch, yaw, roll = camera.rotation
    camera.position = (x * cos(_TURN) + z * sin(_TURN), y, z * cos(_TURN) - x * sin(_TURN))
    camera.rotation = (pitch, yaw + _TURN, roll)
