"""Banks of mist over the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.blending import blended
from sorry_people.render.corners import CORNERS_FORMAT, CORNERS_NAME, corners
from sorry_people.render.decals import PATCH, PATCH_LENGTH, PATCH_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.programs import Programs
    from sorry_people.scene import Mist3D

# Height above the ground, share of the reach, and share of what is behind that is hidden, of each layer.
_LAYERS = ((0.5, 1.0, 0.6), (1.4, 0.65, 0.45))


class Mists:
    """Draws the banks over what never moves: flat layers, soft towards their rims."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._program = programs.get("decal", "decal", "MIST")
        self._square = corners(ctx)
        self._count = 0
        self._array: moderngl.VertexArray | None = None

    def set_nodes(self, nodes: Sequence[Mist3D]) -> None:
        """Takes these from now on."""
        self._count = len(nodes) * len(_LAYERS)
        self._array = None
        if self._count:
            self._array = self._ctx.vertex_array(
                self._program,
                [
                    (self._square, CORNERS_FORMAT, CORNERS_NAME),
                    (self._ctx.buffer(_patches(nodes).tobytes()), PATCH, *PATCH_NAMES),
                ],
            )

    def draw(self, thickness: float) -> None:
        """Draws them; at a thickness of 0 there are none."""
        if self._array is not None and thickness > 0.0:
            self._program["thickness"] = thickness
            with blended(self._ctx, moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA):
                self._array.render(moderngl.TRIANGLE_STRIP, vertices=4, instances=self._count)


def _patches(nodes: Sequence[Mist3D]) -> NDArray[np.float32]:
    patches = np.zeros((len(nodes) * len(_LAYERS), PATCH_LENGTH), np.float32)
    rows = iter(patches)
    for height, share, hidden in _LAYERS:
        for node in nodes:
            x, y, z = node.global_position
            turn = float(np.arctan2(-node.global_transform[2, 0], node.global_transform[0, 0]))
            reach = (share * node.reach[0], share * node.reach[1])
            next(rows)[:] = (x, y + height, z, *reach, turn, 1.0, 1.0, 1.0, hidden)
    return patches
