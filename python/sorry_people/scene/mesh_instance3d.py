"""A mesh that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from sorry_people.scene.node3d import Node3D, Placement

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh

Tint = tuple[float, float, float, float]


class MeshInstance3D(Node3D):
    """Shows a mesh. One mesh may be shown by many instances; that is cheap.

    Attributes:
        mesh: What is shown.
        tint: Multiplies the mesh's colours; an alpha below 1 lets the background through.
        glow: Multiplies the mesh's glow.
        cast_shadow: Whether it throws a shadow.
        static: It never moves, changes tint or glow while it is in the tree, so it may be merged with others
            and drawn from a cache. It may be hidden and shown, though that costs as much as a fresh start.
    """

    def __init__(
        self,
        mesh: Mesh,
        *,
        tint: Tint = (1.0, 1.0, 1.0, 1.0),
        glow: float = 1.0,
        cast_shadow: bool = True,
        static: bool = False,
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.mesh = mesh
        self.tint = tint
        self.glow = glow
        self.cast_shadow = cast_shadow
        self.static = static
