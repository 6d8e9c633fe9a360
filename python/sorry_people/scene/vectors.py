"""Matrices and directions. Matrices are (4, 4) float64 and act on columns: `matrix @ vector`.

Y is up, -Z is forward, the system is right-handed and angles are radians.
"""

from __future__ import annotations

from math import cos, sin, tan
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Vector = tuple[float, float, float]
"""A point, a direction, three angles or three factors."""

Color = tuple[float, float, float]
"""Red, green and blue in sRGB, 0 to 1; lights and skies take the same."""


def vector(values: Sequence[float]) -> Vector:
    """Three floats as a tuple.

    Raises:
        ValueError: There are not exactly three.
    """
    if len(values) != 3:
        raise ValueError(f"a vector has three numbers, not {len(values)}: {values!r}")
    x, y, z = values
    return float(x), float(y), float(z)


def translation(offset: Sequence[float]) -> NDArray[np.float64]:
    """Moves by `offset`."""
    matrix = np.eye(4)
    matrix[:3, 3] = offset
    return matrix


def rotation_y(angle: float) -> NDArray[np.float64]:
    """Turns about the upward axis, counter-clockwise seen from above.

    >>> (rotation_y(np.pi / 2) @ [0.0, 0.0, -1.0, 1.0]).round(6).tolist()
    [-1.0, 0.0, -0.0, 1.0]
    """
    return compose((0.0, 0.0, 0.0), (0.0, angle, 0.0), (1.0, 1.0, 1.0))


def compose(
    position: Sequence[float], rotation: Sequence[float], scale: Sequence[float]
) -> NDArray[np.float64]:
    """Scales, then turns about z, x and y in that order (Euler YXZ), then moves.

    >>> (compose((1, 2, 3), (0, 0, 0), (2, 2, 2)) @ [1.0, 1.0, 1.0, 1.0]).tolist()
    [3.0, 4.0, 5.0, 1.0]
    """
    cx, sx = cos(rotation[0]), sin(rotation[0])
    cy, sy = cos(rotation[1]), sin(rotation[1])
    cz, sz = cos(rotation[2]), sin(rotation[2])
    a, b, c = scale
    return np.array(
        [
            [(cy * cz + sy * sx * sz) * a, (sy * sx * cz - cy * sz) * b, sy * cx * c, position[0]],
            [cx * sz * a, cx * cz * b, -sx * c, position[1]],
            [(cy * sx * sz - sy * cz) * a, (sy * sz + cy * sx * cz) * b, cy * cx * c, position[2]],
            [0.0, 0.0, 0.0, 1.0],
        ]
    )


def look_at(
    eye: Sequence[float], target: Sequence[float], up: Sequence[float] = (0.0, 1.0, 0.0)
) -> NDArray[np.float64]:
    """The view matrix of an eye that looks at `target`: from the world to the eye's space.

    Raises:
        ValueError: The target is at the eye, or straight along `up` from it.
    """
    origin = np.asarray(eye, np.float64)
    back = origin - np.asarray(target, np.float64)
    length = float(np.linalg.norm(back))
    right = np.cross(np.asarray(up, np.float64), back)
    width = float(np.linalg.norm(right))
    if length == 0.0 or width < 1e-9 * length:
        raise ValueError(f"cannot look from {tuple(eye)} at {tuple(target)} with {tuple(up)} up")
    back /= length
    right /= width
    matrix = np.eye(4)
    matrix[:3, :3] = right, np.cross(back, right), back
    matrix[:3, 3] = -(matrix[:3, :3] @ origin)
    return matrix


def perspective(fov: float, aspect: float, near: float, far: float) -> NDArray[np.float64]:
    """Projects to OpenGL's clip space. `fov` is the whole vertical angle, `aspect` width over height."""
    slope = 1.0 / tan(fov / 2.0)
    return np.array(
        [
            [slope / aspect, 0.0, 0.0, 0.0],
            [0.0, slope, 0.0, 0.0],
            [0.0, 0.0, (far + near) / (near - far), 2.0 * far * near / (near - far)],
            [0.0, 0.0, -1.0, 0.0],
        ]
    )


def orthographic(half_width: float, half_height: float, near: float, far: float) -> NDArray[np.float64]:
    """Projects a box before the eye to OpenGL's clip space, without perspective."""
    return np.array(
        [
            [1.0 / half_width, 0.0, 0.0, 0.0],
            [0.0, 1.0 / half_height, 0.0, 0.0],
            [0.0, 0.0, 2.0 / (near - far), (far + near) / (near - far)],
            [0.0, 0.0, 0.0, 1.0],
        ]
    )


def transform_point(matrix: NDArray[np.float64], point: Sequence[float]) -> Vector:
    """A point through an affine matrix."""
    x, y, z, _ = matrix @ (*point, 1.0)
    return float(x), float(y), float(z)
