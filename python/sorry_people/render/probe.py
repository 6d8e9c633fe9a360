"""A short test of what the graphics can do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import moderngl

from sorry_people.render.presets import FULL
from sorry_people.render.programs import Programs

if TYPE_CHECKING:
    from sorry_people.scene import Viewport

_SIZE: Viewport = (640, 360)
_PASSES = 12


def probe_ms(ctx: moderngl.Context) -> float:
    """Milliseconds that a few blurs of a small picture take: the better of two tries.

    Graphics hardware of the last ten years needs less than 2.
    """
    blur = Programs(ctx, FULL).get("screen", "blur")
    blur["way"] = (1.0 / _SIZE[0], 0.0)
    blurring = ctx.vertex_array(blur, [])
    source, target = ctx.texture(_SIZE, 4), ctx.framebuffer([ctx.texture(_SIZE, 4)])
    source.use(0)
    target.use()
    ctx.enable_only(moderngl.NOTHING)

    def once() -> float:
        ctx.finish()
        began = time.perf_counter()
        for _ in range(_PASSES):
            blurring.render(moderngl.TRIANGLES, vertices=3)
        ctx.finish()
        return 1000.0 * (time.perf_counter() - began)

    once()  # the driver compiles at the first use
    return min(once(), once())
