"""Where the moon's light reaches."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene.vectors import look_at, orthographic

if TYPE_CHECKING:
    from collections.abc import Iterator

    import moderngl
    from numpy.typing import NDArray


# Surfaces stand a little farther from the moon than they are, lest they shadow themselves: by their slope and
# by steps of the depth.
_SLOPE, _STEPS = 2.0, 4.0

_TO_TEXTURE = np.array([[0.5, 0, 0, 0.5], [0, 0.5, 0, 0.5], [0, 0, 0.5, 0.5], [0, 0, 0, 1.0]])


class ShadowMap:
    """A picture of depths as the moon sees them."""

    def __init__(self, ctx: moderngl.Context, size: int) -> None:
        self._ctx = ctx
        self._texture = ctx.depth_texture((size, size))
        self._texture.compare_func = "<="
        self._texture.repeat_x = self._texture.repeat_y = False
        self._framebuffer = ctx.framebuffer(depth_attachment=self._texture)

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """What is drawn inside makes a new picture."""
        self._framebuffer.use()
        self._framebuffer.clear(depth=1.0)
        self._ctx.polygon_offset = _SLOPE, _STEPS
        try:
            yield
        finally:
            self._ctx.polygon_offset = 0.0, 0.0

    def read(self) -> NDArray[np.float32]:
        """The depths in it, (size, size) from 0 to 1, rows along its second axis."""
        size = self._texture.width
        return np.frombuffer(self._texture.read(alignment=4), np.float32).reshape(size, size)

    def use(self, unit: int) -> None:
        """Binds it for the surfaces."""
        self._texture.use(unit)


def moon_view(
    stand: NDArray[np.float64] | None, low: NDArray[np.float32], high: NDArray[np.float32]
) -> NDArray[np.float64]:
    """(4, 4): from the world to a shadow map that covers a box, each axis 0 to 1.

    Args:
        stand: (4, 4) Where the light is, shining along its -Z; None is straight above.
        low: The lowest corner of the box.
        high: The highest.
    """
    way = np.array([0.0, 1.0, 0.0]) if stand is None else stand[:3, 2]
    way = way / np.linalg.norm(way)
    up = (0.0, 1.0, 0.0) if abs(way[1]) < 0.99 else (0.0, 0.0, 1.0)
    view = look_at(way.tolist(), (0.0, 0.0, 0.0), up)
    corners = np.array(
        [(x, y, z, 1.0) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    )
    seen = (view @ corners.T)[:3]
    near, far = seen.min(axis=1), seen.max(axis=1)
    middle = (near + far) / 2.0
    half = (far - near) / 2.0 * 1.01 + 0.01
    center = np.eye(4)
    center[:3, 3] = -middle
    return np.asarray(_TO_TEXTURE @ orthographic(half[0], half[1], -half[2], half[2]) @ center @ view)
