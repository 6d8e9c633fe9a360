"""The moon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from sorry_people.scene.node3d import Node3D, Placement

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color


class DirectionalLight3D(Node3D):
    """Light from so far away that it is parallel; it shines along the node's -Z.

    Attributes:
        color: sRGB, 0 to 1.
        energy: Brightness of a white surface facing it.
        shadows: Whether things stand in each other's light.
    """

    def __init__(
        self,
        color: Color = (0.62, 0.74, 1.0),
        *,
        energy: float = 0.6,
        shadows: bool = True,
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.color = color
        self.energy = energy
        self.shadows = shadows
