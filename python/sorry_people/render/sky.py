"""The sky, behind everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.blending import blended

if TYPE_CHECKING:
    from sorry_people.render.programs import Programs

_STARS = 2200


class Sky:
    """Gradient, moon and stars."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._dome = ctx.vertex_array(programs.get("screen", "sky"), [])
        self._dome.vertices = 3
        random = np.random.default_rng(11)
        ways = random.normal(size=(_STARS, 3))
        ways[:, 1] = 0.7 * np.abs(ways[:, 1])  # more of them low, where they are seen
        ways /= np.linalg.norm(ways, axis=1, keepdims=True)
        kinds = np.stack([random.random(_STARS) ** 5 * 0.75 + 0.25, random.random(_STARS)], axis=1)
        stars = np.concatenate([ways, kinds], axis=1).astype(np.float32)
        self._star_program = programs.get("star", "star")
        self._stars = ctx.vertex_array(
            self._star_program, [(ctx.buffer(stars.tobytes()), "3f 2f", "in_way", "in_kind")]
        )

    def draw(self, height: int, stars: float) -> None:
        """Fills what is still empty.

        Args:
            height: Of the picture, in pixels.
            stars: How many of them are out, 0 to 1.
        """
        self._ctx.depth_func = "<="
        self._dome.render(moderngl.TRIANGLES)
        if stars > 0.0:
            self._star_program["pixel"] = max(1.0, height / 430.0)
            self._ctx.enable(moderngl.PROGRAM_POINT_SIZE)
            with blended(self._ctx, moderngl.ONE, moderngl.ONE):
                self._stars.render(moderngl.POINTS)
            self._ctx.disable(moderngl.PROGRAM_POINT_SIZE)
        self._ctx.depth_func = "<"
