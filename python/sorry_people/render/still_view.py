"""What never moves, kept while the camera is still, and made smoother from frame to frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl

from sorry_people.render.blending import blended

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.render.programs import Programs
    from sorry_people.render.targets import Targets

    Offset = tuple[float, float]

# Parts of a pixel by which the further looks are shifted: no two share a row or a column.
_OFFSETS: tuple[Offset, ...] = ((-0.125, -0.375), (0.375, -0.125), (0.125, 0.375), (-0.375, 0.125))


class StillView:
    """Colour and depth of one view; its edges are the mean of several looks, one more each frame."""

    def __init__(self, ctx: moderngl.Context, programs: Programs, targets: Targets) -> None:
        self._ctx = ctx
        self._targets = targets
        self._kept = ctx.framebuffer(
            [ctx.renderbuffer(targets.size, 4)], ctx.depth_renderbuffer(targets.size)
        )
        self._mean = programs.get("screen", "mean")
        self._averaging = ctx.vertex_array(self._mean, [])
        self._last_view: object = None
        self._kept_view: object = None
        self._looks = 0

    @property
    def is_refining(self) -> bool:
        """Whether another frame of the same view would look better."""
        return self._kept_view != self._last_view or self._looks <= len(_OFFSETS)

    def draw(
        self,
        view: object,
        draw: Callable[[moderngl.Framebuffer], object],
        shift: Callable[[Offset], object],
    ) -> None:
        """Draws what never moves into the picture of the world, or copies it there.

        Args:
            view: Equal to the last frame's when everything looks the same.
            draw: Draws it, into what is given.
            shift: Shifts what is drawn by parts of a pixel.
        """
        world = self._targets.world
        is_still = view == self._last_view
        self._last_view = view
        if not is_still:
            draw(world)
            return
        if self._kept_view != view:
            self._kept_view = view
            self._looks = 1
            draw(self._kept)
        elif self._looks <= len(_OFFSETS):
            shift(_OFFSETS[self._looks - 1])
            draw(world)
            shift((0.0, 0.0))
            self._looks += 1
            self._average()
        self._ctx.copy_framebuffer(world, self._kept)
        world.use()

    def _average(self) -> None:
        self._kept.use()
        self._targets.picture.use(0)
        self._mean["share"] = 1.0 / self._looks
        self._ctx.disable(moderngl.DEPTH_TEST)
        with blended(self._ctx, moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA):
            self._averaging.render(moderngl.TRIANGLES, vertices=3)
        self._ctx.enable(moderngl.DEPTH_TEST)
