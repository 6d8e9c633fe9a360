"""Puts coloured shapes together into one mesh."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene.mesh import Mesh
from sorry_people.scene.vectors import compose
from sorry_people.world.shapes import unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Shape

Triple = tuple[float, float, float]

ORIGIN: Triple = (0.0, 0.0, 0.0)


class MeshBuilder:
    """Collects shapes, each with its place and colour, and builds their mesh.

    >>> from sorry_people.world.shapes import box
    >>> builder = MeshBuilder()
    >>> with builder.placed(at=(0.0, 2.0, 0.0)):
    ...     builder.add(box(1.0, 1.0, 1.0), (200, 40, 40), at=(5.0, 0.0, 0.0))
    >>> builder.build().bounds[0].tolist()
    [4.5, 2.0, -0.5]
    """

    def __init__(self) -> None:
        self._frame = np.eye(4)
        self._positions: list[NDArray[np.float32]] = []
        self._normals: list[NDArray[np.float32]] = []
        self._colors: list[NDArray[np.uint8]] = []
        self._indices: list[NDArray[np.uint32]] = []
        self._count = 0

    @contextmanager
    def placed(
        self, at: Triple = ORIGIN, turn: Triple = ORIGIN, scale: float | Triple = 1.0
    ) -> Iterator[None]:
        """Everything added inside stands in the frame given, within any frame around it.

        Args:
            at: Where the frame's origin is.
            turn: Rotation about x, y and z in radians, applied as a Node3D's.
            scale: One factor or three, none of them negative.
        """
        outer = self._frame
        self._frame = outer @ _matrix(at, turn, scale)
        try:
            yield
        finally:
            self._frame = outer

    def add(
        self,
        shape: Shape,
        color: Color,
        *,
        at: Triple = ORIGIN,
        turn: Triple = ORIGIN,
        scale: float | Triple = 1.0,
        glow: int = 0,
    ) -> None:
        """Adds a shape.

        Args:
            shape: What to add.
            color: sRGB, each 0 to 255.
            at: Its place in the present frame.
            turn: Rotation about x, y and z in radians, applied as a Node3D's.
            scale: One factor or three, none of them negative.
            glow: 0 is lit by lights only, 255 shines with its own colour.
        """
        matrix = self._frame @ _matrix(at, turn, scale)
        linear = matrix[:3, :3]
        self._positions.append((shape.positions @ linear.T + matrix[:3, 3]).astype(np.float32))
        self._normals.append((shape.normals @ np.linalg.inv(linear)).astype(np.float32))
        self._colors.append(np.tile(np.array([*color, glow], np.uint8), (len(shape.positions), 1)))
        self._indices.append(shape.indices + np.uint32(self._count))
        self._count += len(shape.positions)

    def add_mesh(self, mesh: Mesh, *, at: Triple = ORIGIN, turn: Triple = ORIGIN, scale: float = 1.0) -> None:
        """Adds a copy of a whole mesh, with its colours."""
        matrix = self._frame @ _matrix(at, turn, scale)
        linear = matrix[:3, :3]
        self._positions.append((mesh.positions @ linear.T + matrix[:3, 3]).astype(np.float32))
        self._normals.append((mesh.normals @ np.linalg.inv(linear)).astype(np.float32))
        self._colors.append(mesh.colors)
        self._indices.append(mesh.indices + np.uint32(self._count))
        self._count += len(mesh.positions)

    def build(self) -> Mesh:
        """The mesh of everything added.

        Raises:
            ValueError: Nothing was added.
        """
        if not self._positions:
            raise ValueError("nothing was added: a mesh needs at least one shape")
        return Mesh(
            np.concatenate(self._positions),
            unit(np.concatenate(self._normals)),
            np.concatenate(self._colors),
            np.concatenate(self._indices),
        )


def _matrix(at: Triple, turn: Triple, scale: float | Triple) -> NDArray[np.float64]:
    factors = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return compose(at, turn, factors)
