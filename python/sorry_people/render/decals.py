"""Patches on the ground for what moves: the lean preset's shadows, pools of light and beams."""

from __future__ import annotations

from math import atan2, hypot, tan
from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.blending import blended
from sorry_people.render.corners import CORNERS_FORMAT, CORNERS_NAME, corners
from sorry_people.render.light_units import linear_light
from sorry_people.scene import SpotLight3D

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.collection import Lamp
    from sorry_people.render.movers import Movers
    from sorry_people.render.programs import Programs
    from sorry_people.scene import OmniLight3D

PATCH = "3f 2f 1f 4f /i"
PATCH_NAMES = ("in_center", "in_radius", "in_turn", "in_effect")
PATCH_LENGTH = 10
_MOST = 256
_LIFT = 0.18  # above the ground and what is painted on the road, in units of the world
_SHADE = (0.30, 0.33, 0.45)  # what is left of the ground's light
_DARKEST = 0.75
_SPREAD = 1.35  # of a shadow's size against the thing's
_POOL = 0.16  # brightness of the light of a lamp of energy 1
_BEAM = 0.34  # the same where a beam is brightest
_HIGHEST_SHADOW = 3.0  # what hovers higher throws none
_BLENDS = (
    (moderngl.ZERO, moderngl.SRC_COLOR),
    (moderngl.ONE, moderngl.ONE),
    (moderngl.ONE, moderngl.ONE),
)
"""How shadows, pools and beams go with what is there."""


class Decals:
    """Shadows under movers, and the light of moving lamps on the ground."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        square = corners(ctx)
        self._buffers = [ctx.buffer(reserve=_MOST * PATCH_LENGTH * 4, dynamic=True) for _ in range(3)]
        self._arrays = tuple(
            ctx.vertex_array(
                programs.get("decal", "decal", *defines),
                [(square, CORNERS_FORMAT, CORNERS_NAME), (buffer, PATCH, *PATCH_NAMES)],
            )
            for defines, buffer in zip((("SHADE",), (), ("BEAM",)), self._buffers, strict=True)
        )

    def draw(self, movers: Movers, lamps: Sequence[Lamp]) -> None:
        """Draws them over what is there; the depth stays as it is."""
        pools = _pools([lamp for lamp in lamps if not isinstance(lamp, SpotLight3D)])
        beams = _beams([lamp for lamp in lamps if isinstance(lamp, SpotLight3D)])
        for patches, array, buffer, blend in zip(
            (_shades(movers), pools, beams), self._arrays, self._buffers, _BLENDS, strict=True
        ):
            if len(patches):
                buffer.write(patches[:_MOST].tobytes())
                with blended(self._ctx, *blend):
                    array.render(moderngl.TRIANGLE_STRIP, vertices=4, instances=min(len(patches), _MOST))


def _shades(movers: Movers) -> NDArray[np.float32]:
    """One for every caster whose lowest point is near the ground."""
    turns = movers.caster_rows[:, :12].reshape(-1, 3, 4)
    axes = turns[:, :, :3]
    center = np.einsum("nij,nj->ni", axes, movers.middles) + turns[:, :, 3]
    half = movers.halves
    height = center[:, 1] - np.einsum("nj,nj->n", np.abs(axes[:, 1]), half)
    near = np.flatnonzero(height < _HIGHEST_SHADOW)
    axes, center, half = axes[near], center[near], half[near]
    patches = np.zeros((len(near), PATCH_LENGTH), np.float32)
    patches[:, 0:3] = center
    patches[:, 1] = _LIFT
    # A thing that is tilted still throws the shadow of its length and width.
    patches[:, 3:5] = np.linalg.norm(axes[:, :, [0, 2]], axis=1) * half[:, [0, 2]] * _SPREAD
    patches[:, 5] = np.arctan2(-axes[:, 2, 0], axes[:, 0, 0])
    patches[:, 6:9] = _SHADE
    patches[:, 9] = _DARKEST * np.clip(1.0 - height[near] / _HIGHEST_SHADOW, 0.0, 1.0)
    return patches


def _beams(lamps: Sequence[SpotLight3D]) -> NDArray[np.float32]:
    """One for every lamp that looks along the ground rather than up or down."""
    patches = np.zeros((len(lamps), PATCH_LENGTH), np.float32)
    for patch, lamp in zip(patches, lamps, strict=True):
        (x, _, z), (dx, _, dz) = lamp.global_position, lamp.direction
        flat = hypot(dx, dz)
        half = lamp.radius * flat / 2.0
        if half > 0.0:
            center = (x + dx / flat * half, _LIFT, z + dz / flat * half)
            size = (2.0 * half * tan(lamp.angle), half)
            light = linear_light(lamp.color)
            patch[:] = (*center, *size, atan2(-dx, -dz), *light, _BEAM * lamp.energy)
    return patches[(patches[:, 3] > 0.0) & (patches[:, 9] > 0.0)]


def _pools(lamps: Sequence[OmniLight3D]) -> NDArray[np.float32]:
    patches = np.zeros((len(lamps), PATCH_LENGTH), np.float32)
    for patch, lamp in zip(patches, lamps, strict=True):
        x, height, z = lamp.global_position
        radius = max(0.0, lamp.radius**2 - height**2) ** 0.5
        patch[:] = (x, _LIFT, z, radius, radius, 0.0, *linear_light(lamp.color), _POOL * lamp.energy)
    return patches[(patches[:, 3] > 0.0) & (patches[:, 9] > 0.0)]
