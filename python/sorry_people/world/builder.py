"""Puts coloured shapes together into one mesh."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene.mesh import Mesh
from sorry_people.scene.vectors import compose, translation
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
        self._parts: list[Shape | Mesh] = []
        self._matrices: list[NDArray[np.float64]] = []
        self._colors: list[tuple[int, int, int, int] | None] = []

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
        self._add(shape, (*color, glow), at, turn, scale)

    def add_mesh(self, mesh: Mesh, *, at: Triple = ORIGIN, turn: Triple = ORIGIN, scale: float = 1.0) -> None:
        """Adds a copy of a whole mesh, with its colours."""
        self._add(mesh, None, at, turn, scale)

    def build(self) -> Mesh:
        """The mesh of everything added.

        Raises:
            ValueError: Nothing was added.
        """
        if not self._parts:
            raise ValueError("nothing was added: a mesh needs at least one shape")
        counts = np.array([len(part.positions) for part in self._parts])
        faces = np.array([len(part.indices) for part in self._parts])
        # Every vertex with the matrix of its part: one product for all, not one for each part.
        matrices = np.array(self._matrices, np.float32)
        linear, moved = matrices[:, :3, :3], matrices[:, :3, 3]
        positions = np.concatenate([part.positions for part in self._parts])
        normals = np.concatenate([part.normals for part in self._parts])
        turned = np.linalg.inv(linear).swapaxes(1, 2)
        return Mesh(
            _each(linear, counts, positions) + moved.repeat(counts, axis=0),
            unit(_each(turned, counts, normals)),
            self._vertex_colors(counts),
            np.concatenate([part.indices for part in self._parts])
            + (np.cumsum(counts) - counts).astype(np.uint32).repeat(faces)[:, None],
        )

    def _add(
        self,
        part: Shape | Mesh,
        color: tuple[int, int, int, int] | None,
        at: Triple,
        turn: Triple,
        scale: float | Triple,
    ) -> None:
        self._parts.append(part)
        self._matrices.append(self._frame @ _matrix(at, turn, scale))
        self._colors.append(color)

    def _vertex_colors(self, counts: NDArray[np.int64]) -> NDArray[np.uint8]:
        plain = np.array([color or (0, 0, 0, 0) for color in self._colors], np.uint8)
        colors = plain.repeat(counts, axis=0)
        ends = np.cumsum(counts)
        for part, end in zip(self._parts, ends, strict=True):
            if isinstance(part, Mesh):
                colors[end - len(part.colors) : end] = part.colors
        return colors


def _each(
    matrices: NDArray[np.float32], counts: NDArray[np.int64], vectors: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The (n, 3) vectors through the matrices of their parts, `counts` of them each."""
    each: NDArray[np.float32] = np.einsum("nij,nj->ni", matrices.repeat(counts, axis=0), vectors)
    return each


def _matrix(at: Triple, turn: Triple, scale: float | Triple) -> NDArray[np.float64]:
    if turn == ORIGIN and scale == 1.0:
        return translation(at)
    factors = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return compose(at, turn, factors)
