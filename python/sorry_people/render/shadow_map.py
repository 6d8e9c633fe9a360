"""Where the moon's light reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene.vectors import look_at, orthographic

if TYPE_CHECKING:
    import moderngl
    from numpy.typing import NDArray

    from sorry_people.scene import DirectionalLight3D

_TO_TEXTURE = np.array([[0.5, 0, 0, 0.5], [0, 0.5, 0, 0.5], [0, 0, 0.5, 0.5], [0, 0, 0, 1.0]])


class ShadowMap:
    """A picture of depths as the moon sees them."""

    def __init__(self, ctx: moderngl.Context, size: int) -> None:
        self._texture = ctx.depth_texture((size, size))
        self._texture.compare_func = "<="
        self._texture.repeat_x = self._texture.repeat_y = False
        self._framebuffer = ctx.framebuffer(depth_attachment=self._texture)

    def begin(self) -> None:
        """Draws into it from now on, from the start."""
        self._framebuffer.use()
        self._framebuffer.clear(depth=1.0)

    def use(self, unit: int) -> None:
        """Binds it for the surfaces."""
        self._texture.use(unit)


def moon_view(
    moon: DirectionalLight3D | None, low: NDArray[np.float32], high: NDArray[np.float32]
) -> NDArray[np.float64]:
    """(4, 4): from the world to a shadow map that covers a box, each axis 0 to 1.

    Args:
        moon: Where the light comes from; None is from straight above.
        low: The lowest corner of the box.
        high: The highest.
    """
    way = np.array([0.0, 1.0, 0.0]) if moon is None else moon.global_transform[:3, 2]
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
    # The bias against a surface shadowing itself is a constant depth, folded into the way to the texture.
    return np.asarray(_TO_TEXTURE @ orthographic(half[0], half[1], -half[2], half[2]) @ center @ view)
