"""The Fire of the 2013 edition (F7): tongues round a pawn's foot that flicker, and their light."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import lathe

if TYPE_CHECKING:
    from sorry_people.scene import Mesh

_TONGUES = 9
_RING = 1.5
_ENERGY = 2.2
_BANDS = (
    (((0.3, 0.0), (0.38, 0.3)), (255, 206, 84)),
    (((0.38, 0.3), (0.3, 0.75)), (255, 138, 36)),
    (((0.3, 0.75), (0.0, 1.6)), (244, 62, 22)),
)


class Flame(Node3D):
    """Stands round a pawn; add it to the pawn that is on Fire.

    It flickers while it processes: see `Node.set_process`.
    """

    def __init__(self) -> None:
        super().__init__(name="Fire")
        self._time = 0.0
        self._tongues: list[tuple[MeshInstance3D, float]] = []
        for number in range(_TONGUES):
            angle = 2 * pi * number / _TONGUES
            tongue = MeshInstance3D(
                tongue_mesh(),
                name=f"Tongue {number + 1}",
                position=(_RING * sin(angle), 0.0, _RING * cos(angle)),
                cast_shadow=False,
            )
            self._tongues.append((tongue, 1.25 if number % 3 == 0 else 0.85))
            self.add_child(tongue)
        self._light = OmniLight3D((1.0, 0.55, 0.2), energy=_ENERGY, radius=8.0, position=(0.0, 2.4, 0.0))
        self.add_child(self._light)
        self._flicker()

    def _process(self, delta: float) -> None:
        self._time += delta
        self._flicker()

    def _flicker(self) -> None:
        for number, (tongue, size) in enumerate(self._tongues):
            beat = sin(9.0 * self._time + 2.1 * number) * 0.5 + sin(14.3 * self._time + 1.3 * number) * 0.5
            tongue.scale = (size, size * (1.05 + 0.28 * beat), size)
            tongue.rotation = (
                0.16 * sin(6.1 * self._time + number),
                0.0,
                0.16 * cos(7.3 * self._time + number),
            )
        self._light.energy = _ENERGY * (1.0 + 0.12 * sin(11.0 * self._time))


@cache
def tongue_mesh() -> Mesh:
    """One tongue of fire on the origin, from yellow to red."""
    builder = MeshBuilder()
    for profile, color in _BANDS:
        builder.add(lathe(profile, 5), color, glow=225)
    return builder.build()
