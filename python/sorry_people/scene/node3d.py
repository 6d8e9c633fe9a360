"""A node with a place in space."""

from __future__ import annotations

from math import atan2, hypot
from typing import TYPE_CHECKING, TypedDict, Unpack

import numpy as np

from sorry_people.scene.node import Node
from sorry_people.scene.vectors import Vector, compose, transform_point, vector

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class Placement(TypedDict, total=False):
    """The arguments that every node in space takes by name."""

    name: str
    position: Sequence[float]
    rotation: Sequence[float]
    scale: Sequence[float]
    visible: bool


class Node3D(Node):
    """A node placed relative to the nearest ancestor in space.

    Args:
        placement: `name`, `position`, `rotation` (radians about x, y and z, applied z first, then x, then
            y), `scale` and `visible`, all by name.
    """

    def __init__(self, **placement: Unpack[Placement]) -> None:
        super().__init__(placement.get("name", ""))
        self._position = vector(placement.get("position", (0.0, 0.0, 0.0)))
        self._rotation = vector(placement.get("rotation", (0.0, 0.0, 0.0)))
        self._scale = vector(placement.get("scale", (1.0, 1.0, 1.0)))
        self._visible = placement.get("visible", True)
        self._global: NDArray[np.float64] | None = None

    @property
    def position(self) -> Vector:
        """Where it is, relative to its parent."""
        return self._position

    @position.setter
    def position(self, position: Sequence[float]) -> None:
        self._position = vector(position)
        self._invalidate()

    @property
    def rotation(self) -> Vector:
        """Radians about x, y and z; applied z first, then x, then y."""
        return self._rotation

    @rotation.setter
    def rotation(self, rotation: Sequence[float]) -> None:
        self._rotation = vector(rotation)
        self._invalidate()

    @property
    def scale(self) -> Vector:
        """Factors along its own x, y and z."""
        return self._scale

    @scale.setter
    def scale(self, scale: Sequence[float]) -> None:
        self._scale = vector(scale)
        self._invalidate()

    @property
    def visible(self) -> bool:
        """Whether it and what is below it may be seen."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self._touch()

    @property
    def is_visible_in_tree(self) -> bool:
        """Whether neither it nor an ancestor is hidden."""
        node: Node | None = self
        while node is not None:
            if isinstance(node, Node3D) and not node._visible:
                return False
            node = node.parent
        return True

    @property
    def transform(self) -> NDArray[np.float64]:
        """(4, 4) float64: from its own space to its parent's."""
        return compose(self._position, self._rotation, self._scale)

    @property
    def global_transform(self) -> NDArray[np.float64]:
        """(4, 4) float64, read-only: from its own space to the world's.

        The same array is returned until something moves, so that `is` tells whether it has.
        """
        if self._global is None:
            above = self._parent
            while above is not None and not isinstance(above, Node3D):
                above = above.parent
            matrix = self.transform if above is None else above.global_transform @ self.transform
            matrix.flags.writeable = False
            self._global = matrix
        return self._global

    @property
    def global_position(self) -> Vector:
        """Where it is in the world."""
        x, y, z = self.global_transform[:3, 3]
        return float(x), float(y), float(z)

    def look_at(self, target: Sequence[float]) -> None:
        """Turns so that its -Z points at a place in the world, upright.

        Raises:
            ValueError: The target is where the node is.
        """
        above = self._parent
        while above is not None and not isinstance(above, Node3D):
            above = above.parent
        if above is not None:
            target = transform_point(np.linalg.inv(above.global_transform).astype(np.float64), target)
        dx, dy, dz = (there - here for there, here in zip(vector(target), self._position, strict=True))
        if dx == dy == dz == 0.0:
            raise ValueError(f"{self!r} cannot look at the place where it is")
        self.rotation = (atan2(dy, hypot(dx, dz)), atan2(-dx, -dz), 0.0)

    def _invalidate(self) -> None:
        # An invalid node has only invalid nodes below it, so the walk may stop there.
        if self._global is not None:
            self._global = None
            _invalidate_below(self)

    def _moved_in_tree(self) -> None:
        self._invalidate()


def _invalidate_below(node: Node) -> None:
    for child in node._children.values():
        if isinstance(child, Node3D):
            child._invalidate()
        else:
            _invalidate_below(child)
