"""The four corners that every flat picture is drawn with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import moderngl

CORNERS_FORMAT = "2f"
CORNERS_NAME = "in_corner"


def corners(ctx: moderngl.Context) -> moderngl.Buffer:
    """A triangle strip over the square from -1 to 1."""
    return ctx.buffer(np.array([-1, -1, 1, -1, -1, 1, 1, 1], np.float32).tobytes())
