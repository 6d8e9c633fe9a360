"""The Ferris wheel: two lit rims on an A-frame, twelve gondolas that hang level as it turns."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, extrude, frustum, torus, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh

RADIUS = 8.6
HUB_HEIGHT = 10.4
_GONDOLAS = 12
_HALF_WIDTH = 1.1
_SPEED = 0.22
_TINTS = (
    (1.0, 0.32, 0.28, 1.0),
    (1.0, 0.8, 0.3, 1.0),
    (0.35, 0.7, 1.0, 1.0),
    (0.45, 0.9, 0.5, 1.0),
)


class FerrisWheel(Node3D):
    """Stands on y = 0, its wheel in the x-y plane. It turns while it processes: see `Node.set_process`."""

    def __init__(self) -> None:
        super().__init__(name="Ferris wheel")
        self.add_child(MeshInstance3D(_stand(), name="Stand", static=True))
        self._wheel = MeshInstance3D(_wheel(), name="Wheel", position=(0.0, HUB_HEIGHT, 0.0))
        self.add_child(self._wheel)
        hanging = _gondola()
        self._gondolas = [
            MeshInstance3D(hanging, name=f"Gondola {number + 1}", tint=_TINTS[number % len(_TINTS)])
            for number in range(_GONDOLAS)
        ]
        for gondola in self._gondolas:
            self.add_child(gondola)
        light = OmniLight3D((1.0, 0.72, 0.44), energy=2.2, radius=18.0, static=True, name="Light")
        light.position = (0.0, HUB_HEIGHT * 0.7, 4.0)
        self.add_child(light)
        self._angle = 0.0
        self.turn_to(0.0)

    @property
    def angle(self) -> float:
        """How far it has turned, in radians, below a full turn."""
        return self._angle

    def turn_to(self, angle: float) -> None:
        """Turns the wheel to an angle, the gondolas with it."""
        self._angle = angle % (2 * pi)
        self._wheel.rotation = (0.0, 0.0, self._angle)
        for number, gondola in enumerate(self._gondolas):
            at = self._angle + 2 * pi * number / _GONDOLAS
            gondola.position = (RADIUS * sin(-at), HUB_HEIGHT + RADIUS * cos(at), 0.0)

    def _process(self, delta: float) -> None:
        self.turn_to(self._angle + _SPEED * delta)


def _stand() -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(10.0, 0.4, 5.0, 0.1), palette.WOOD_DARK)
    builder.add(chamfered_box(9.4, 0.14, 4.4, 0.05), palette.WOOD, at=(0.0, 0.4, 0.0))
    for z in (-_HALF_WIDTH - 0.5, _HALF_WIDTH + 0.5):
        for x in (-3.6, 3.6):
            builder.add(tube([(x, 0.3, z * 1.25), (0.0, HUB_HEIGHT, z)], 0.22, 6), palette.WHITE)
            for step in range(1, 9):
                share = step / 9.5
                at = (x * (1 - share), 0.3 + (HUB_HEIGHT - 0.3) * share, z * (1.25 - 0.25 * share) * 1.15)
                builder.add(bulb(0.13), palette.BULB, at=at, glow=255)
        builder.add(tube([(-2.4, 3.7, z * 1.17), (2.4, 3.7, z * 1.17)], 0.14, 6), palette.WHITE)
    builder.add(
        cylinder(0.42, 3.8, 12), palette.DARK_STEEL, at=(0.0, HUB_HEIGHT, -1.9), turn=(pi / 2, 0.0, 0.0)
    )
    # The ticket booth and a fence for the queue.
    builder.add(chamfered_box(1.7, 2.1, 1.5, 0.08), palette.RED, at=(5.0, 0.0, 2.9))
    builder.add(box(1.3, 0.8, 1.56), palette.WINDOW, at=(5.0, 1.05, 2.9), glow=220)
    builder.add(frustum(1.5, 0.0, 1.1, 4), palette.YELLOW, at=(5.0, 2.1, 2.9), turn=(0.0, pi / 4, 0.0))
    for x in np.arange(-4.4, 3.6, 1.0):
        builder.add(cylinder(0.06, 0.9, 5), palette.CHROME, at=(float(x), 0.4, 2.35))
    builder.add(tube([(-4.4, 1.25, 2.35), (3.6, 1.25, 2.35)], 0.05, 5), palette.RED)
    return builder.build()


def _wheel() -> Mesh:
    """Rims, spokes, bulbs and a star at the hub, about the origin in the x-y plane."""
    builder = MeshBuilder()
    flat = (pi / 2, 0.0, 0.0)
    bulb_colors = (palette.BULB, palette.NEON_PINK, palette.NEON_CYAN)
    for z in (-_HALF_WIDTH, _HALF_WIDTH):
        for radius, thick, color in ((RADIUS, 0.17, palette.RED), (RADIUS * 0.62, 0.1, palette.YELLOW)):
            builder.add(torus(radius, thick, 28, 3), color, at=(0.0, 0.0, z), turn=flat, glow=40)
        for number in range(_GONDOLAS):
            angle = 2 * pi * number / _GONDOLAS
            tip = (RADIUS * sin(-angle), RADIUS * cos(angle), z)
            builder.add(tube([(0.0, 0.0, z * 1.3), tip], 0.09, 4), palette.CREAM, glow=50)
            for share in (0.36, 0.6, 0.84):
                at = (tip[0] * share, tip[1] * share, z * 1.16)
                builder.add(bulb(0.19), bulb_colors[number % 3], at=at, glow=255)
        for number in range(36):
            angle = 2 * pi * (number + 0.5) / 36
            at = (RADIUS * sin(angle), RADIUS * cos(angle), z * 1.22)
            builder.add(bulb(0.27), bulb_colors[number % 3], at=at, glow=255)
        side = 1.0 if z > 0 else -1.0
        star = tuple(
            ((1.6 if k % 2 == 0 else 0.7) * sin(pi * k / 8), (1.6 if k % 2 == 0 else 0.7) * cos(pi * k / 8))
            for k in range(16)
        )
        builder.add(extrude(star, 0.2), palette.GOLD, at=(0.0, 0.0, z * 1.3 + side * 0.15), glow=210)
    for number in range(_GONDOLAS):
        angle = 2 * pi * number / _GONDOLAS
        x, y = RADIUS * sin(-angle), RADIUS * cos(angle)
        builder.add(tube([(x, y, -_HALF_WIDTH), (x, y, _HALF_WIDTH)], 0.09, 5), palette.CHROME)
    return builder.build()


def _gondola() -> Mesh:
    """Hangs from the origin; white, to be tinted."""
    builder = MeshBuilder()
    builder.add(chamfered_box(1.5, 0.62, 1.5, 0.2), palette.WHITE, at=(0.0, -1.7, 0.0))
    builder.add(box(1.54, 0.1, 1.54), palette.CREAM, at=(0.0, -1.22, 0.0), glow=90)
    for x in (-0.62, 0.62):
        builder.add(box(0.08, 1.0, 0.08), palette.CHROME, at=(x, -1.15, 0.0))
    builder.add(cone(1.2, 0.6, 6), palette.WHITE, at=(0.0, -0.4, 0.0), glow=50)
    builder.add(bulb(0.14), palette.BULB, at=(0.0, -0.5, 0.0), glow=255)
    return builder.build()
