"""The fair inside the square: the same wheel, carousel, tents and stalls, set closer together."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, hypot, pi
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_fence, add_lamp_post, add_string_lights
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.fair import stripes
from sorry_people.world.fair.carousel import Carousel
from sorry_people.world.fair.ferris_wheel import FerrisWheel
from sorry_people.world.fair.grounds import add_balloons, add_bandstand, add_picnic_table, add_straw
from sorry_people.world.fair.midway import Goods, add_stall
from sorry_people.world.fair.slide import add_slide
from sorry_people.world.fair.string_lights import StringLights
from sorry_people.world.fair.tents import add_tent
from sorry_people.world.shapes import cylinder, disc, plate
from sorry_people.world.square import layout
from sorry_people.world.square.colours import COLOURS
from sorry_people.world.square.onlookers import add_onlookers

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.fair.stripes import Stripes

FENCE = 43.2
"""From the middle to the fence round everything."""


# (x, z, yaw, goods, stripes); a yaw of pi opens toward the front (+z).
_STALLS: tuple[tuple[float, float, float, Goods, Stripes], ...] = (
    (1.0, 7.0, pi, "corn", stripes.RED),
    (5.6, 7.0, pi, "rings", stripes.BLUE),
    (10.2, 7.0, pi, "prizes", stripes.GOLD),
    (-1.4, -18.5, pi, "ducks", stripes.GREEN),
)
_TENTS: tuple[tuple[float, float, float, float, Stripes], ...] = (
    (-14.5, -11.5, pi, 5.4, stripes.RED),
    (14.5, -14.5, pi, 4.4, stripes.PURPLE),
    (-18.6, 0.6, pi / 2, 3.2, stripes.GOLD),
)
_POLES = (
    (19.5, 19.5), (12.5, 20.5), (6.0, 21.0), (-1.0, 20.0), (-9.0, 19.0), (-17.5, 14.5), (-20.0, 6.5),
    (-13.0, -1.6), (-8.6, 1.6), (-1.5, 3.6), (6.5, 2.8), (13.5, 1.0), (19.6, 4.2), (20.0, 11.5),
)  # fmt: skip
_CROWD = (
    (3.0, 10.5), (7.5, 9.8), (-2.5, 12.0), (12.5, 10.5), (-15.0, 16.0), (14.5, -4.0), (-7.4, -1.0),
    (-5.5, -9.8), (8.4, -20.0), (-1.0, -15.4), (18.5, -9.0), (-20.5, -4.5), (1.0, 24.5), (14.0, 20.0),
)  # fmt: skip
_TABLES = ((11.0, 13.4, 0.3), (0.4, 12.4, -0.4), (-19.5, 20.5, 0.9), (20.8, -23.8, 0.2), (-21.0, -21.0, 1.0))
_STRAW = ((20.5, 30.5), (-30.0, 32.4), (-32.6, -32.2), (31.6, -21.6), (-14.5, 30.5), (-31.5, 3.0))
_LAMPS = (
    (-3.0, 16.0),
    (-9.0, -18.5),
    (8.0, -20.8),
    (21.0, 15.0),
    (-22.0, -12.0),
    (-21.4, 24.0),
    (21.4, -23.5),
)
# Where the bulbs together light the ground: (x, y, z, radius).
_GLOW = (
    (4.0, 4.5, 8.5, 11.0), (14.0, 4.5, 15.0, 10.0), (-4.0, 4.5, 19.0, 10.0), (-15.0, 4.2, 6.0, 10.0),
    (15.0, 4.5, -6.0, 11.0), (-12.0, 4.2, -19.5, 9.0), (4.0, 4.2, -19.5, 9.0), (20.5, 4.0, -24.0, 8.0),
    (-20.5, 4.0, 23.5, 8.0),
)  # fmt: skip


class Grounds(Node3D):
    """What the track runs round, and the fence round the track.

    Attributes:
        ferris_wheel, carousel: As in the fair of the county road.
        string_lights: The bulbs over the middle, put out one after another in the evening.
    """

    def __init__(self) -> None:
        super().__init__(name="Grounds")
        self.add_child(MeshInstance3D(_still(), name="Still", static=True))
        self.ferris_wheel = FerrisWheel()
        self.ferris_wheel.position = (0.6, 0.0, -4.6)
        # A little smaller, so that it hides no HOME behind it.
        self.ferris_wheel.scale = (0.84, 0.84, 0.84)
        self.carousel = Carousel()
        self.carousel.position = (-9.8, 0.0, 9.2)
        self.string_lights = StringLights(_POLES)
        for child in (self.ferris_wheel, self.carousel, self.string_lights):
            self.add_child(child)
        for x, y, z, radius in _GLOW:
            self.add_child(
                OmniLight3D((1.0, 0.72, 0.4), energy=1.5, radius=radius, static=True, position=(x, y, z))
            )
        for x in (-1.0, 1.0):
            for z in (-1.0, 1.0):
                at = (x * 38.5, 4.0, z * 38.5)
                self.add_child(OmniLight3D((1.0, 0.8, 0.5), energy=1.3, radius=9.0, static=True, position=at))

    def set_turning(self, turns: bool) -> None:
        """Lets wheel and carousel turn, or holds them: a fair that stands still wants no new frames."""
        self.ferris_wheel.set_process(turns)
        self.carousel.set_process(turns)


def _still() -> Mesh:
    builder = MeshBuilder()
    for x, z, radius in ((0.6, -4.2, 7.4), (-9.8, 9.2, 6.8), (6.0, 11.0, 5.6), (15.6, 14.2, 4.6)):
        builder.add(disc(radius, 16), palette.TRODDEN, at=(x, 0.05, z))
    for colour in COLOURS:
        # A trodden way from the middle to START.
        x, _, z = layout.start_pose(colour).position
        way = plate(((-1.9, 0.0), (1.9, 0.0), (1.9, hypot(x, z)), (-1.9, hypot(x, z))))
        builder.add(way, palette.TRODDEN, at=(0.0, 0.04, 0.0), turn=(0.0, atan2(-x, -z), 0.0))
    for x, z, yaw, goods, colors in _STALLS:
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
            add_stall(builder, goods, colors)
    for x, z, yaw, radius, colors in _TENTS:
        with builder.placed(at=(x, 0.0, z), turn=(0.0, yaw, 0.0)):
            add_tent(builder, radius, colors)
    with builder.placed(at=(15.6, 0.0, 14.2)):
        add_slide(builder)
    with builder.placed(at=(5.6, 0.0, 16.6)):
        add_bandstand(builder)
    for x, z, yaw in _TABLES:
        add_picnic_table(builder, x, z, yaw)
    add_straw(builder, _STRAW)
    add_balloons(builder, -14.0, 22.4)
    add_onlookers(builder, _CROWD, seed=11)
    for x, z in _LAMPS:
        add_lamp_post(builder, (x, 0.0, z))
    _add_border(builder)
    return builder.build()


def _add_border(builder: MeshBuilder) -> None:
    """A fence round everything, under one long string of bulbs."""
    corners = [(FENCE, FENCE), (-FENCE, FENCE), (-FENCE, -FENCE), (FENCE, -FENCE), (FENCE, FENCE)]
    add_fence(builder, corners, color=palette.WHITE, spacing=4.8)
    for side in range(4):
        with builder.placed(turn=(0.0, -side * pi / 2, 0.0)):
            posts = [-FENCE + 2 * FENCE * step / 6 for step in range(7)]
            for x in posts[:-1]:
                builder.add(cylinder(0.12, 3.6, 5), palette.WOOD_DARK, at=(x, 0.0, FENCE))
            for start, end in pairwise(posts):
                add_string_lights(
                    builder,
                    (start, 3.5, FENCE),
                    (end, 3.5, FENCE),
                    (palette.BULB, palette.NEON_CYAN, palette.BULB, palette.NEON_PINK),
                    sag=1.3,
                    bulbs=8,
                )
