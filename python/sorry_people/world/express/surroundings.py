"""The fair round the table at night: people who watch, stalls, tents, the wheel, strings of bulbs."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_string_lights
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.country.ground import ground_mesh
from sorry_people.world.express.layout import TABLE_RADIUS
from sorry_people.world.fair import stripes
from sorry_people.world.fair.carousel import Carousel
from sorry_people.world.fair.ferris_wheel import FerrisWheel
from sorry_people.world.fair.midway import Goods, add_stall
from sorry_people.world.fair.tents import add_tent
from sorry_people.world.shapes import bulb, cylinder, disc
from sorry_people.world.square.onlookers import add_onlookers

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.fair.stripes import Stripes

FLOOR = -7.0
"""Height of the fairground: the table's top is at 0."""

_SIZE = 2.8
"""How much larger the fair is than on the county road, so that the table is a table in it."""

# Round the table: clockwise from the front in radians, distance, and what is there.
_STALLS: tuple[tuple[float, float, Goods, Stripes], ...] = (
    (2.55, 49.0, "corn", stripes.GREEN),
    (2.95, 46.0, "prizes", stripes.RED),
    (3.35, 46.0, "rings", stripes.BLUE),
    (3.75, 49.0, "lemonade", stripes.GOLD),
    (1.15, 54.0, "balloons", stripes.PURPLE),
    (5.1, 54.0, "ducks", stripes.RED),
)
_TENTS: tuple[tuple[float, float, float, Stripes], ...] = (
    (2.1, 66.0, 5.2, stripes.PURPLE),
    (4.25, 68.0, 5.6, stripes.RED),
    (1.6, 62.0, 4.2, stripes.BLUE),
    (4.75, 60.0, 4.0, stripes.GREEN),
    (0.55, 66.0, 4.4, stripes.GOLD),
    (5.75, 68.0, 4.4, stripes.BLUE),
)
_POLES = 8
_POLE_AWAY = 38.0
_POLE_HEIGHT = 17.0


class Surroundings(Node3D):
    """Everything but the table.

    Attributes:
        ferris_wheel, carousel: As in the fair of the county road, and larger.
    """

    def __init__(self) -> None:
        super().__init__(name="Surroundings", position=(0.0, FLOOR, 0.0))
        self.add_child(MeshInstance3D(ground_mesh(), name="Ground", static=True, cast_shadow=False))
        self.add_child(MeshInstance3D(_still(), name="Still", static=True))
        scale = (_SIZE, _SIZE, _SIZE)
        self.ferris_wheel = FerrisWheel()
        self.ferris_wheel.position, self.ferris_wheel.scale = (-8.0, 0.0, -88.0), scale
        self.carousel = Carousel()
        self.carousel.position, self.carousel.scale = (52.0, 0.0, -46.0), (2.2, 2.2, 2.2)
        self.add_child(self.ferris_wheel)
        self.add_child(self.carousel)
        for angle, away, _, _ in _STALLS:
            x, z = _round(angle, away - 7.0)
            self.add_child(
                OmniLight3D((1.0, 0.72, 0.4), energy=1.6, radius=17.0, static=True, position=(x, 6.0, z))
            )
        self.add_child(
            OmniLight3D((1.0, 0.82, 0.56), energy=1.5, radius=44.0, static=True, position=(0.0, 22.0, 4.0))
        )

    def set_turning(self, turns: bool) -> None:
        """Lets wheel and carousel turn, or holds them."""
        self.ferris_wheel.set_process(turns)
        self.carousel.set_process(turns)


def _round(angle: float, away: float) -> tuple[float, float]:
    return -away * sin(angle), away * cos(angle)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(disc(74.0, 40), palette.FAIRGROUND, at=(0.0, 0.03, 0.0))
    builder.add(disc(40.0, 32), palette.TRODDEN, at=(0.0, 0.06, 0.0))
    builder.add(cylinder(9.0, -FLOOR - 1.2, 16), palette.WOOD_DARK)
    for angle, away, goods, colors in _STALLS:
        x, z = _round(angle, away)
        with builder.placed(at=(x, 0.0, z), turn=(0.0, -angle, 0.0), scale=_SIZE):
            add_stall(builder, goods, colors)
    for angle, away, radius, colors in _TENTS:
        x, z = _round(angle, away)
        with builder.placed(at=(x, 0.0, z), turn=(0.0, -angle, 0.0), scale=_SIZE * 0.8):
            add_tent(builder, radius, colors)
    near = [_round(2 * pi * (k + 0.35 * (k % 3)) / 22, TABLE_RADIUS + 4.5 + 1.6 * (k % 2)) for k in range(22)]
    far = [_round(2 * pi * (k + 0.4 * (k % 2)) / 13, 39.0 + 4.0 * (k % 3)) for k in range(13)]
    add_onlookers(builder, near, seed=5, size=3.0, toward=(0.0, 0.0))
    add_onlookers(builder, far, seed=6, size=3.0, toward=(0.0, 0.0))
    _add_strings(builder)
    return builder.build()


def _add_strings(builder: MeshBuilder) -> None:
    """Tall poles round the table with strings of bulbs from one to the next."""
    tops = []
    for number in range(_POLES + 1):
        x, z = _round(2 * pi * (number + 0.5) / _POLES, _POLE_AWAY)
        tops.append((x, _POLE_HEIGHT, z))
    for x, y, z in tops[:-1]:
        builder.add(cylinder(0.3, y, 6), palette.WOOD_DARK, at=(x, 0.0, z))
        builder.add(bulb(0.6), palette.NEON_AMBER, at=(x, y + 0.3, z), glow=255)
    colors = (palette.BULB, palette.NEON_PINK, palette.BULB, palette.NEON_CYAN)
    for start, end in pairwise(tops):
        with builder.placed(scale=2.4):
            a, b = ((x / 2.4, y / 2.4, z / 2.4) for x, y, z in (start, end))
            add_string_lights(builder, a, b, colors, sag=1.6, bulbs=10)
