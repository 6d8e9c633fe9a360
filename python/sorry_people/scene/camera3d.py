"""The eye."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING, Unpack

import numpy as np

from sorry_people.scene.node3d import Node3D, Placement
from sorry_people.scene.vectors import Vector, perspective

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Viewport = tuple[int, int]
"""Width and height in pixels; pixel (0, 0) is the upper left one."""


class Camera3D(Node3D):
    """Looks along its -Z.

    Attributes:
        fov: The whole vertical angle of view, in radians.
        near, far: Distances between which things are seen.
    """

    def __init__(
        self,
        *,
        fov: float = radians(40.0),
        near: float = 0.5,
        far: float = 600.0,
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.fov = fov
        self.near = near
        self.far = far

    def view(self) -> NDArray[np.float64]:
        """(4, 4): from the world to the camera's own space. The node's scale is left out."""
        matrix = self.global_transform
        axes = matrix[:3, :3] / np.linalg.norm(matrix[:3, :3], axis=0)
        view = np.eye(4)
        view[:3, :3] = axes.T
        view[:3, 3] = -(axes.T @ matrix[:3, 3])
        return view

    def projection(self, viewport: Viewport) -> NDArray[np.float64]:
        """(4, 4): from the camera's space to OpenGL's clip space."""
        width, height = viewport
        return perspective(self.fov, width / height, self.near, self.far)

    def project(self, point: Sequence[float], viewport: Viewport) -> Vector:
        """Where a point of the world is seen.

        Returns:
            x and y in pixels from the upper left corner, and the depth: the distance before the camera's
            plane in units of the world. A depth that is not positive means behind the camera: x and y then
            say nothing.
        """
        x, y, _, depth = self.projection(viewport) @ self.view() @ (*point, 1.0)
        safe = depth if abs(depth) > 1e-9 else 1e-9
        width, height = viewport
        return (
            float((x / safe + 1.0) * 0.5 * width),
            float((1.0 - y / safe) * 0.5 * height),
            float(depth),
        )

    def ray(self, x: float, y: float, viewport: Viewport) -> tuple[Vector, Vector]:
        """The line of sight through a pixel: its origin at the eye and its direction, of length 1."""
        width, height = viewport
        slope = np.tan(self.fov / 2.0)
        sight = np.array(
            [(2.0 * x / width - 1.0) * slope * width / height, (1.0 - 2.0 * y / height) * slope, -1.0]
        )
        way = self.view()[:3, :3].T @ sight
        way /= np.linalg.norm(way)
        return self.global_position, (float(way[0]), float(way[1]), float(way[2]))
