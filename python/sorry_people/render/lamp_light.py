"""The light of lamps that never move, worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.render.light_units import scaled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import OmniLight3D

BAKED_RANGE = 4.0
"""The brightest light that can be stored, as in shaders/light.glsl."""


@dataclass(frozen=True, slots=True)
class Area:
    """A square of the ground: its lowest x and z, and its side."""

    x: float
    z: float
    size: float


def lamp_light(
    positions: NDArray[np.float32], normals: NDArray[np.float32], lamps: Sequence[OmniLight3D]
) -> NDArray[np.float32]:
    """The light that reaches points of surfaces, (n, 3) linear; nothing stands in its way.

    Args:
        positions: (n, 3) in the world.
        normals: (n, 3) of length 1.
        lamps: With what they shine.
    """
    light = np.zeros((len(positions), 3), np.float32)
    for lamp in lamps:
        place = np.array(lamp.global_position, np.float32)
        near = np.flatnonzero((np.abs(positions - place) < lamp.radius).all(axis=1))
        if len(near) == 0:
            continue
        way = place - positions[near]
        squared = np.einsum("ij,ij->i", way, way)
        facing = np.einsum("ij,ij->i", way, normals[near]) / np.sqrt(squared + 1e-4)
        strength = (0.2 + 0.8 * np.maximum(facing, 0.0)) * reach(squared / lamp.radius**2)
        light[near] += strength[:, None] * np.array(scaled(lamp.color, lamp.energy), np.float32)
    return light


def reach(share_squared: NDArray[np.floating]) -> NDArray[np.float32]:
    """How bright a lamp is at a share of its radius: 1 at a third, 0 at the whole."""
    window = np.maximum(1.0 - share_squared, 0.0)
    return np.asarray(2.4 * window * window / (1.0 + 8.0 * share_squared), np.float32)


def stored(light: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Light as bytes; the square root keeps the dark steps fine."""
    return np.asarray(np.round(np.sqrt(np.clip(light / BAKED_RANGE, 0.0, 1.0)) * 255.0), np.uint8)


def lit_area(lamps: Sequence[OmniLight3D], low: NDArray[np.floating], high: NDArray[np.floating]) -> Area:
    """The square of the ground that a box stands on and the lamps reach."""
    places = np.array([low, high, *(lamp.global_position for lamp in lamps)])
    radii = np.array([1.0, 1.0, *(lamp.radius for lamp in lamps)])
    least = (places - radii[:, None]).min(axis=0)
    most = (places + radii[:, None]).max(axis=0)
    size = float(max(most[0] - least[0], most[2] - least[2])) * 1.02
    return Area(float(least[0] + most[0] - size) / 2.0, float(least[2] + most[2] - size) / 2.0, size)


def light_map(lamps: Sequence[OmniLight3D], area: Area, size: int) -> NDArray[np.uint8]:
    """The lamps' light on flat ground at y = 0, stored, (size, size, 4); rows go along z."""
    steps = (np.arange(size, dtype=np.float32) + 0.5) / size * area.size
    light = np.zeros((size, size, 3), np.float32)
    for lamp in lamps:
        x, height, z = lamp.global_position
        columns = np.flatnonzero(np.abs(steps + area.x - x) < lamp.radius)
        rows = np.flatnonzero(np.abs(steps + area.z - z) < lamp.radius)
        if len(columns) == 0 or len(rows) == 0 or height <= 0.0:
            continue
        flat = (steps[columns][None, :] + area.x - x) ** 2 + (steps[rows][:, None] + area.z - z) ** 2
        squared = flat + height**2
        strength = (0.2 + 0.8 * height / np.sqrt(squared)) * reach(squared / lamp.radius**2)
        patch = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        light[patch] += strength[..., None] * np.array(scaled(lamp.color, lamp.energy), np.float32)
    picture = np.full((size, size, 4), 255, np.uint8)
    picture[..., :3] = stored(light)
    return picture
