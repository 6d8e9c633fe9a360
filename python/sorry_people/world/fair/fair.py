"""The Ponderosa County Fair at closing time, laid out inside its fence."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_lamp_post
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.fair import stripes
from sorry_people.world.fair.barn import add_barn
from sorry_people.world.fair.carousel import Carousel
from sorry_people.world.fair.crowd import Crowd
from sorry_people.world.fair.ferris_wheel import FerrisWheel
from sorry_people.world.fair.gates import Gate, add_fence_round
from sorry_people.world.fair.grounds import (
    add_balloons,
    add_bandstand,
    add_picnic_table,
    add_straw,
)
from sorry_people.world.fair.midway import Goods, add_stall
from sorry_people.world.fair.parking_lot import add_parking_lot
from sorry_people.world.fair.slide import add_slide
from sorry_people.world.fair.string_lights import StringLights
from sorry_people.world.fair.tents import add_tent
from sorry_people.world.layout import gate_pose
from sorry_people.world.shapes import plate

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.fair.stripes import Stripes


# (x, z, yaw, goods, stripes); a yaw of pi opens toward the front (+z).
_STALLS: tuple[tuple[float, float, float, Goods, Stripes], ...] = (
    (1.0, 17.0, pi, "corn", stripes.RED),
    (5.6, 17.0, pi, "rings", stripes.BLUE),
    (10.2, 17.0, pi, "prizes", stripes.GREEN),
    (14.8, 17.0, pi, "ducks", stripes.GOLD),
    (-4.0, 27.5, 0.0, "lemonade", stripes.GOLD),
    (0.8, 27.5, 0.0, "balloons", stripes.RED),
    (5.6, 27.5, 0.0, "prizes", stripes.BLUE),
    (10.4, 27.5, 0.0, "corn", stripes.GREEN),
    (26.5, 12.0, pi / 2, "balloons", stripes.PURPLE),
    (26.5, 6.8, pi / 2, "rings", stripes.RED),
)
_TENTS: tuple[tuple[float, float, float, float, Stripes], ...] = (
    (20.0, -16.5, pi, 6.6, stripes.RED),
    (-8.0, -24.5, pi, 4.0, stripes.BLUE),
    (18.5, -2.5, pi, 4.2, stripes.PURPLE),
    (-17.0, -7.5, pi, 3.8, stripes.GREEN),
    (8.5, -27.0, pi, 3.4, stripes.GOLD),
)
_POLES = (
    (24.0, 27.0), (18.5, 22.4), (12.5, 20.8), (6.5, 22.4), (0.5, 20.8), (-5.5, 22.4), (-12.0, 19.0),
    (-14.6, 11.5), (-13.0, 3.5), (-7.5, -1.0), (2.0, 3.6), (9.0, 8.0), (17.0, 8.6), (22.5, 14.5),
)  # fmt: skip
_CROWD = (
    (22.0, 26.0), (19.0, 23.5), (14.0, 22.0), (9.0, 22.6), (3.4, 21.5), (-2.0, 22.4), (-6.5, 18.0),
    (-12.5, 24.0), (-2.0, 12.8), (4.0, 9.0), (10.5, 12.0), (22.0, 9.0), (6.0, -1.0), (12.5, -8.0),
    (-9.0, -9.0), (-23.5, -13.0), (-24.5, 26.0), (27.0, -22.0), (0.5, -14.5), (26.8, 29.0),
)  # fmt: skip
_LOT = (-20.5, -22.5)
_TABLES = (
    (8.0, 3.2, 0.3), (11.5, 1.0, -0.4), (7.2, -0.6, 1.2), (-14.5, 26.0, 0.9), (-6.0, 25.0, -0.5),
    (12.0, -13.0, 0.2),
)  # fmt: skip
_STRAW = ((-16.0, 18.5), (-29.0, 8.0), (-17.5, 26.5), (-27.5, -8.0), (28.5, -12.0), (28.0, 1.0))
# Where the bulbs together light the ground: (x, y, z, radius).
_GLOW = (
    (-4.0, 4.2, 22.0, 10.0), (5.0, 4.2, 22.0, 10.0), (14.0, 4.2, 21.5, 10.0), (22.0, 4.2, 24.0, 9.0),
    (12.0, 4.2, 8.0, 9.0), (22.0, 4.2, 9.0, 9.0), (2.0, 4.2, 3.0, 8.0), (-14.0, 4.2, 5.0, 8.0),
    (-18.0, 4.0, 22.0, 9.0), (20.0, 5.0, -9.0, 10.0), (-10.0, 4.0, -17.5, 9.0), (-20.5, 4.5, -22.5, 11.0),
    (10.0, 4.0, -22.5, 8.0), (26.0, 4.0, -23.0, 8.0), (-10.5, 3.2, 29.5, 7.0),
)  # fmt: skip


class Fair(Node3D):
    """Everything inside the fence.

    Attributes:
        ferris_wheel: The wheel in the middle.
        carousel: The carousel before it.
        string_lights: The bulbs over the midway.
        crowd: Who has not gone home yet.
        gates: Each rider's way out.
    """

    def __init__(self) -> None:
        super().__init__(name="Fair")
        self.add_child(MeshInstance3D(_still(), name="Grounds", static=True))
        self.ferris_wheel = FerrisWheel()
        self.ferris_wheel.position = (2.0, 0.0, -9.5)
        self.carousel = Carousel()
        self.carousel.position = (-6.6, 0.0, 8.2)
        self.string_lights = StringLights(_POLES)
        self.crowd = Crowd(_CROWD, lot=_LOT)
        for child in (self.ferris_wheel, self.carousel, self.string_lights, self.crowd):
            self.add_child(child)
        self.gates = {rider: Gate(rider) for rider in Rider}
        for gate in self.gates.values():
            self.add_child(gate)
        for x, y, z, radius in _GLOW:
            self.add_child(
                OmniLight3D((1.0, 0.70, 0.36), energy=2.6, radius=radius, static=True, position=(x, y, z))
            )

    def set_turning(self, turns: bool) -> None:
        """Lets wheel, carousel and people go, or holds them: a fair that stands still wants no new frames."""
        self.ferris_wheel.set_process(turns)
        self.carousel.set_process(turns)
        self.crowd.set_process(turns)

    def set_evening(self, share: float) -> None:
        """Lets the evening go on, from 0 to 1: the strings go dark one by one, and people leave."""
        self.string_lights.set_evening(share)
        self.crowd.set_evening(share)


def _still() -> Mesh:
    builder = MeshBuilder()
    _add_paths(builder)
    add_fence_round(builder)
    for x, z, yaw, goods, colors in _STALLS:
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
            add_stall(builder, goods, colors)
    for x, z, yaw, radius, colors in _TENTS:
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
            add_tent(builder, radius, colors)
    with builder.placed(at=(-22.5, 0.0, 15.5), turn=(0.0, pi, 0.0)):
        add_barn(builder)
    with builder.placed(at=(_LOT[0], 0.0, _LOT[1])):
        add_parking_lot(builder)
    with builder.placed(at=(26.0, 0.0, 19.5)):
        add_slide(builder)
    with builder.placed(at=(-10.5, 0.0, 27.0)):
        add_bandstand(builder)
    for x, z, yaw in _TABLES:
        add_picnic_table(builder, x, z, yaw)
    add_straw(builder, _STRAW)
    add_balloons(builder, 19.0, 28.0)
    for x, z in (
        (-9.0, 14.8),
        (3.0, 12.0),
        (13.5, 3.5),
        (-11.0, -14.0),
        (12.0, -20.5),
        (27.0, -24.0),
        (-27.0, 3.0),
    ):
        add_lamp_post(builder, (x, 0.0, z))
    return builder.build()


def _add_paths(builder: MeshBuilder) -> None:
    """Lighter, trodden ways from the gates to the middle."""
    for rider in Rider:
        x, _, z = gate_pose(rider).moved(ahead=-0.6).position
        tx, tz = (4.0, 20.5) if rider in {Rider.BUCKY, Rider.TERRENCE} else (4.0, -18.5)
        dx, dz = tx - x, tz - z
        length = (dx**2 + dz**2) ** 0.5
        nx, nz = -dz / length * 1.7, dx / length * 1.7
        outline = ((x - nx, z - nz), (x + nx, z + nz), (tx + nx, tz + nz), (tx - nx, tz - nz))
        builder.add(plate(tuple((a, -b) for a, b in outline)), palette.TRODDEN, at=(0.0, 0.04, 0.0))
    for cx, cz, radius in ((3.0, 21.0, 4.2), (-6.6, 8.2, 7.2), (2.0, -9.0, 7.5)):
        ring = tuple(
            (cx + radius * c, -cz + radius * s)
            for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        )
        builder.add(plate(ring), palette.TRODDEN, at=(0.0, 0.06, 0.0))
