"""A lamp with a beam."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING, Unpack

from sorry_people.scene.node3d import Node3D, Placement

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color, Vector


class SpotLight3D(Node3D):
    """Shines along its -Z within a cone, fading to nothing at its reach; it may move.

    Attributes:
        color: sRGB, 0 to 1.
        energy: As an `OmniLight3D`'s.
        radius: How far it reaches, in units of the world.
        angle: Half the angle of the cone, in radians.
    """

    def __init__(
        self,
        color: Color = (1.0, 0.9, 0.7),
        *,
        energy: float = 1.0,
        radius: float = 10.0,
        angle: float = radians(32.0),
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.color = color
        self.energy = energy
        self.radius = radius
        self.angle = angle

    @property
    def direction(self) -> Vector:
        """Where it looks in the world, of length 1."""
        x, y, z = (-self.global_transform[:3, 2]).tolist()
        length = (x * x + y * y + z * z) ** 0.5
        return (x / length, y / length, z / length)
