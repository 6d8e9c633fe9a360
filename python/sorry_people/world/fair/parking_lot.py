"""The back parking lot: gravel, painted bays, the cars of those who are still here."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.architecture import add_lamp_post
from sorry_people.world.car import CarSpec, add_car
from sorry_people.world.shapes import box, plate

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder

_CARS: tuple[tuple[float, float, CarSpec], ...] = (
    (-6.6, -3.6, CarSpec("sedan", palette.TEAL, lamps=False, flat=True)),
    (-3.9, -3.4, CarSpec("pickup", palette.BRICK, lamps=False, flat=True)),
    (1.5, -3.7, CarSpec("sedan", palette.CREAM, lamps=False, flat=True)),
    (6.8, -3.5, CarSpec("minivan", palette.NAVY, lamps=False, flat=True)),
    (-6.5, 3.4, CarSpec("minivan", palette.STEEL, lamps=False, flat=True)),
    (-1.2, 3.6, CarSpec("sedan", palette.ORANGE, lamps=True, flat=True)),
    (4.2, 3.5, CarSpec("pickup", palette.BLUE, lamps=False, flat=True)),
)


def add_parking_lot(builder: MeshBuilder) -> None:
    """Adds the lot about the frame's origin, 18 by 13 units, bays along x."""
    builder.add(
        plate(((-9.0, -6.5), (9.0, -6.5), (9.0, 6.5), (-9.0, 6.5))), palette.GRAVEL, at=(0.0, 0.05, 0.0)
    )
    for bay in range(7):
        x = -8.0 + bay * 2.7
        for z in (-3.6, 3.6):
            builder.add(box(0.1, 0.02, 4.4), palette.CREAM, at=(x, 0.06, z), glow=40)
    for x, z, spec in _CARS:
        with builder.placed(at=(x, 0.05, z), turn=(0.0, 0.0 if z > 0 else pi, 0.0)):
            add_car(builder, spec)
    for x in (-8.6, 8.6):
        add_lamp_post(builder, (x, 0.0, 0.0), height=4.0)
