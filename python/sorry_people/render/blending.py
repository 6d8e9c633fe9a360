"""Drawing over what is there already."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import moderngl

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def blended(ctx: moderngl.Context, source: int, target: int, *, keeps_alpha: bool = True) -> Iterator[None]:
    """What is drawn inside is blended and leaves the depth as it is.

    Args:
        ctx: Its bound framebuffer is drawn into.
        source: Factor of what is drawn.
        target: Factor of what is there.
        keeps_alpha: The alpha that is there stays, which in the picture of the world is its glow.
    """
    blend: Any = (source, target, moderngl.ZERO, moderngl.ONE) if keeps_alpha else (source, target)
    ctx.blend_func = blend
    ctx.enable(moderngl.BLEND)
    framebuffer = ctx.fbo
    framebuffer.depth_mask = False
    try:
        yield
    finally:
        framebuffer.depth_mask = True
        ctx.disable(moderngl.BLEND)
