"""Round patches on the ground for what moves: the lean preset's shadows and light."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.blending import blended
from sorry_people.render.corners import CORNERS_FORMAT, CORNERS_NAME, corners
from sorry_people.render.light_units import linear_light

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.movers import Movers
    from sorry_people.render.programs import Programs
    from sorry_people.scene import OmniLight3D

_PATCH = "3f 2f 1f 4f /i"
_PATCH_NAMES = ("in_center", "in_radius", "in_turn", "in_effect")
_PATCH_LENGTH = 10
_MOST = 256
_LIFT = 0.06  # above the ground, in units of the world
_SHADE = (0.30, 0.33, 0.45, 0.75)
_HIGHEST_SHADOW = 3.0  # what hovers higher throws none


class Decals:
    """Shadows under movers and pools of light under moving lamps."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        square = corners(ctx)
        self._buffers = [ctx.buffer(reserve=_MOST * _PATCH_LENGTH * 4, dynamic=True) for _ in range(2)]
        self._shades, self._pools = (
            ctx.vertex_array(
                programs.get("decal", "decal", *defines),
                [(square, CORNERS_FORMAT, CORNERS_NAME), (buffer, _PATCH, *_PATCH_NAMES)],
            )
            for defines, buffer in zip((("SHADE",), ()), self._buffers, strict=True)
        )

    def draw(self, movers: Movers, lamps: Sequence[OmniLight3D]) -> None:
        """Draws them over what is there; the depth stays as it is."""
        shades, pools = _shades(movers), _pools(lamps)
        for patches, array, buffer, kept in (
            (shades, self._shades, self._buffers[0], moderngl.ZERO),
            (pools, self._pools, self._buffers[1], moderngl.ONE),
        ):
            if len(patches):
                buffer.write(patches[:_MOST].tobytes())
                with blended(self._ctx, moderngl.DST_COLOR, kept):
                    array.render(moderngl.TRIANGLE_STRIP, vertices=4, instances=min(len(patches), _MOST))


def _shades(movers: Movers) -> NDArray[np.float32]:
    """One for every caster whose lowest point is near the ground."""
    found = [np.zeros((0, _PATCH_LENGTH), np.float32)]
    for group in movers.groups:
        if group.shadow is None:
            continue
        low, high = group.bounds
        middle, half = (low + high) / 2.0, (high - low) / 2.0
        rows = group.rows[:, :12].reshape(-1, 3, 4)
        center = rows[:, :, :3] @ middle + rows[:, :, 3]
        reach = np.abs(rows[:, :, :3]) @ half
        height = center[:, 1] - reach[:, 1]
        strength = np.clip(1.0 - height / _HIGHEST_SHADOW, 0.0, 1.0)
        patches = np.zeros((len(rows), _PATCH_LENGTH), np.float32)
        patches[:, 0], patches[:, 1], patches[:, 2] = center[:, 0], _LIFT, center[:, 2]
        patches[:, 3] = np.linalg.norm(rows[:, [0, 2], 0], axis=1) * half[0] * 1.35
        patches[:, 4] = np.linalg.norm(rows[:, [0, 2], 2], axis=1) * half[2] * 1.35
        patches[:, 5] = np.arctan2(-rows[:, 2, 0], rows[:, 0, 0])
        patches[:, 6:9] = _SHADE[:3]
        patches[:, 9] = _SHADE[3] * strength
        found.append(patches[strength > 0.0])
    return np.concatenate(found)


def _pools(lamps: Sequence[OmniLight3D]) -> NDArray[np.float32]:
    patches = np.zeros((len(lamps), _PATCH_LENGTH), np.float32)
    for patch, lamp in zip(patches, lamps, strict=True):
        x, height, z = lamp.global_position
        radius = max(0.0, lamp.radius**2 - height**2) ** 0.5
        color = linear_light(lamp.color)
        patch[:] = (x, _LIFT, z, radius, radius, 0.0, *color, min(1.0, lamp.energy))
    return patches[(patches[:, 3] > 0.0) & (patches[:, 9] > 0.0)]
