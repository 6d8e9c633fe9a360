"""A lamp."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from sorry_people.scene.node3d import Node3D, Placement

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color


class OmniLight3D(Node3D):
    """Shines in all directions, fading to nothing at its radius.

    Attributes:
        color: sRGB, 0 to 1.
        energy: Brightness close by: a white wall facing it at a third of the radius is fully lit by 1.
        radius: How far it reaches, in units of the world.
        static: It never moves or changes while it is in the tree, so its light may be worked out once.
    """

    def __init__(
        self,
        color: Color = (1.0, 0.78, 0.5),
        *,
        energy: float = 1.0,
        radius: float = 8.0,
        static: bool = False,
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.color = color
        self.energy = energy
        self.radius = radius
        self.static = static
