"""The corners: a compass star, and in the 2013 edition the marks of the fire spaces (F8)."""

from __future__ import annotations

from math import cos, pi, sin

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import Emblem, outline
from sorry_people.world.shapes import annulus, bulb, cylinder, disc, frustum, plate
from sorry_people.world.square import layout
from sorry_people.world.square.flame import tongue_mesh
from sorry_people.world.square.layout import SURFACE
from sorry_people.world.square.track import BED

_ON_PLATE = SURFACE + 0.03
_FLAME = (
    (0.0, -1.3), (0.75, -0.95), (0.98, -0.25), (0.72, 0.35), (0.6, 0.0), (0.38, 0.75), (0.02, 1.45),
    (-0.18, 0.75), (-0.5, 0.2), (-0.62, 0.5), (-0.98, -0.2), (-0.75, -0.95),
)  # fmt: skip
_EMBER = ((0.0, -1.05), (0.5, -0.72), (0.48, -0.2), (0.05, 0.55), (-0.3, -0.1), (-0.52, -0.4), (-0.4, -0.8))


class Corners(Node3D):
    """The four corner spaces' marks, plain ones at first."""

    def __init__(self) -> None:
        super().__init__(name="Corners")
        self._stars = Node3D(name="Stars")
        self._fires = Node3D(name="Fire spaces", visible=False)
        stars, fires = MeshBuilder(), MeshBuilder()
        for side in range(4):
            x, _, z = layout.side_pose(side).position
            inward = pi / 4 + side * -pi / 2
            with stars.placed(at=(x, 0.0, z), turn=(0.0, inward, 0.0)):
                _add_star(stars)
            with fires.placed(at=(x, 0.0, z), turn=(0.0, inward, 0.0)):
                _add_fire_space(fires)
            light = OmniLight3D((1.0, 0.5, 0.18), energy=1.6, radius=8.0, static=True)
            light.position = (x * 1.08, 3.2, z * 1.08)
            self._fires.add_child(light)
        self._stars.add_child(MeshInstance3D(stars.build(), name="Marks", static=True, cast_shadow=False))
        self._fires.add_child(MeshInstance3D(fires.build(), name="Marks", static=True))
        self.add_child(self._stars)
        self.add_child(self._fires)

    def set_burning(self, burns: bool) -> None:
        """Whether the corners are the fire spaces of 2013."""
        self._fires.visible = burns
        self._stars.visible = not burns


def _add_star(builder: MeshBuilder) -> None:
    builder.add(annulus(1.55, 1.75, 24), palette.GOLD, at=(0.0, _ON_PLATE, 0.0), glow=110)
    builder.add(plate(outline(Emblem.STAR, 1.35)), palette.NAVY, at=(0.0, _ON_PLATE, 0.0), glow=40)
    builder.add(plate(outline(Emblem.STAR, 0.8)), palette.GOLD, at=(0.0, _ON_PLATE + 0.02, 0.0), glow=110)


def _add_fire_space(builder: MeshBuilder) -> None:
    """A flame painted on the plate, and two braziers beyond the corner."""
    builder.add(disc(2.05, 24), (92, 26, 18), at=(0.0, _ON_PLATE, 0.0), glow=60)
    builder.add(annulus(1.85, 2.05, 24), palette.ORANGE, at=(0.0, _ON_PLATE + 0.02, 0.0), glow=170)
    builder.add(plate(_FLAME), (255, 104, 30), at=(0.0, _ON_PLATE + 0.03, 0.0), glow=190)
    builder.add(plate(_EMBER), (255, 220, 96), at=(0.0, _ON_PLATE + 0.05, 0.0), glow=220)
    for side in (-1.0, 1.0):
        # The frame looks inward, so that beyond the corner is +z.
        with builder.placed(at=(side * (BED + 0.4), 0.0, BED + 1.2)):
            builder.add(frustum(0.4, 0.2, 0.2, 7), palette.DARK_STEEL)
            builder.add(cylinder(0.13, 1.5, 6), palette.DARK_STEEL)
            builder.add(frustum(0.26, 0.62, 0.5, 8), palette.DARK_STEEL, at=(0.0, 1.4, 0.0))
            for number in range(4):
                angle = 2 * pi * number / 4
                at = (0.26 * sin(angle), 1.75, 0.26 * cos(angle))
                builder.add_mesh(tongue_mesh(), at=at, scale=0.75 + 0.18 * (number % 2))
            builder.add(bulb(0.3), (255, 226, 110), at=(0.0, 1.95, 0.0), glow=255)
