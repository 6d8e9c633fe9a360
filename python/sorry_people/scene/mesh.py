"""Triangles with normals and colours: what every visible thing is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, eq=False, slots=True)
class Mesh:
    """An indexed triangle mesh. The arrays are shared, not copied: don't write to them afterwards.

    Attributes:
        positions: (n, 3) float32, in the mesh's own space.
        normals: (n, 3) float32, each of length 1.
        colors: (n, 4) uint8: sRGB red, green, blue, and glow (0 is lit by lights only, 255 shines with
            its own colour and blooms).
        indices: (m, 3) uint32, one row a triangle, counter-clockwise seen from its front.

    Raises:
        ValueError: An array has the wrong shape or type, is empty, or points outside; the message names
            which, what it was and what it should be.
    """

    positions: NDArray[np.float32]
    normals: NDArray[np.float32]
    colors: NDArray[np.uint8]
    indices: NDArray[np.uint32]

    def __post_init__(self) -> None:
        _check("positions", self.positions, np.float32, 3)
        _check("normals", self.normals, np.float32, 3)
        _check("colors", self.colors, np.uint8, 4)
        _check("indices", self.indices, np.uint32, 3)
        count = len(self.positions)
        for name, array in (("normals", self.normals), ("colors", self.colors)):
            if len(array) != count:
                raise ValueError(f"{name} has {len(array)} rows for {count} positions; both must be equal")
        if int(self.indices.max()) >= count:
            raise ValueError(f"indices goes up to {self.indices.max()}, but the last vertex is {count - 1}")
        if not np.isfinite(self.positions).all():
            raise ValueError("positions holds a value that is not finite")
        lengths = np.einsum("ij,ij->i", self.normals, self.normals)
        if not bool((np.abs(lengths - 1.0) < 1e-2).all()):
            worst = int(np.nanargmax(np.abs(np.where(np.isnan(lengths), np.inf, lengths) - 1.0)))
            raise ValueError(f"normals must have length 1; row {worst} is {self.normals[worst].tolist()}")

    @property
    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The lowest and the highest corner, each (3,) float32."""
        return self.positions.min(axis=0), self.positions.max(axis=0)

    @property
    def triangle_count(self) -> int:
        """How many triangles there are."""
        return len(self.indices)


def _check(name: str, array: NDArray[Any], dtype: type[np.generic], columns: int) -> None:
    wanted = f"(n, {columns}) {np.dtype(dtype).name}"
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name} must be an array {wanted}, not {type(array).__name__}")
    if array.dtype != dtype or array.ndim != 2 or array.shape[1] != columns:
        raise ValueError(f"{name} must be {wanted}, not {array.shape} {array.dtype.name}")
    if len(array) == 0:
        raise ValueError(f"{name} is empty; a mesh has at least one triangle")
