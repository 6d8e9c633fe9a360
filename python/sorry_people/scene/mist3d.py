"""A bank of mist."""

from __future__ import annotations

from typing import Unpack

from sorry_people.scene.node3d import Node3D, Placement


class Mist3D(Node3D):
    """Lies on the ground, thick in the middle and nothing at the rim; it never moves while it is in the tree.

    The environment tells how thick mist is altogether.

    Attributes:
        reach: How far it goes from its middle along its own x and z, in units of the world.
    """

    def __init__(self, reach: tuple[float, float] = (10.0, 6.0), **placement: Unpack[Placement]) -> None:
        super().__init__(**placement)
        self.reach = reach
