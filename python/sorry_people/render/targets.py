"""The pictures that a frame is drawn into on its way to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import moderngl

    from sorry_people.render.presets import Quality
    from sorry_people.scene import Viewport


class Targets:
    """The picture of the world, for one size of the window.

    Attributes:
        size: Of the picture, in pixels.
        world: What the world is drawn into.
        picture: The texture it ends up in.
    """

    def __init__(self, ctx: moderngl.Context, quality: Quality, window: Viewport) -> None:
        self._ctx = ctx
        self.size = (max(1, round(window[0] * quality.scale)), max(1, round(window[1] * quality.scale)))
        dtype = "f2" if quality.deep_color else "f1"
        samples = min(quality.samples, ctx.max_samples)
        self.picture = ctx.texture(self.size, 4, dtype=dtype)
        self.picture.repeat_x = self.picture.repeat_y = False
        self._resolved: moderngl.Framebuffer | None = None
        if samples:
            self._resolved = ctx.framebuffer([self.picture])
            self.world = ctx.framebuffer(
                [ctx.renderbuffer(self.size, 4, samples=samples, dtype=dtype)],
                ctx.depth_renderbuffer(self.size, samples=samples),
            )
        else:
            self.world = ctx.framebuffer([self.picture], ctx.depth_renderbuffer(self.size))

    def resolve(self) -> None:
        """Brings what was drawn into `picture`."""
        if self._resolved is not None:
            self._ctx.copy_framebuffer(self._resolved, self.world)
