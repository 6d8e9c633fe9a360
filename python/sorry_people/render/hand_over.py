"""Lets a software driver fill pixels while the next triangles are prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import moderngl


class HandOver:
    """Called between draws into one framebuffer, it hands what was drawn so far to the driver's threads.

    Mesa's llvmpipe gathers all triangles of a framebuffer before its threads fill any pixel, and starts them
    when another framebuffer is drawn into. Without it one core waits while the other prepares: with 90,000
    triangles in a lean frame 30 ms instead of 26.
    """

    def __init__(self, ctx: moderngl.Context) -> None:
        self._ctx = ctx
        self._other = ctx.simple_framebuffer((1, 1))

    def __call__(self) -> None:
        """Draws into another framebuffer and comes back."""
        drawn_into = self._ctx.fbo
        self._other.use()
        self._other.clear()
        drawn_into.use()
