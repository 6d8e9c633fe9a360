"""The carousel: a striped canopy ringed with bulbs over eight galloping horses."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.fair.canvas import add_striped_cone
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, frustum, lathe, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color

_RADIUS = 4.6
_HORSES = 8
_SPEED = 0.5
_COATS: tuple[Color, ...] = (palette.WHITE, palette.PINK, palette.YELLOW, palette.TEAL)


class Carousel(Node3D):
    """Stands on y = 0. Its platform turns and its horses rise while it processes."""

    def __init__(self) -> None:
        super().__init__(name="Carousel")
        self.add_child(MeshInstance3D(_base(), name="Base", static=True))
        self._platform = Node3D(name="Platform")
        self._platform.add_child(MeshInstance3D(_platform(), name="Deck"))
        self._horses: list[Node3D] = []
        meshes = [_horse(coat) for coat in _COATS]
        for number in range(_HORSES):
            angle = 2 * pi * number / _HORSES
            horse = MeshInstance3D(
                meshes[number % len(meshes)],
                name=f"Horse {number + 1}",
                position=(3.3 * cos(angle), 1.2, -3.3 * sin(angle)),
                rotation=(0.0, angle, 0.0),
            )
            self._horses.append(horse)
            self._platform.add_child(horse)
        self.add_child(self._platform)
        self.add_child(
            OmniLight3D(
                (1.0, 0.8, 0.5), energy=1.4, radius=10.0, static=True, name="Light", position=(0.0, 3.2, 5.2)
            )
        )

    def turn_to(self, angle: float) -> None:
        """Turns the platform to an angle; each horse's height follows from it."""
        self._platform.rotation = (0.0, angle % (2 * pi), 0.0)
        for number, horse in enumerate(self._horses):
            x, _, z = horse.position
            horse.position = (x, 1.2 + 0.3 * sin(3 * angle + number * pi * 0.75), z)

    def _process(self, delta: float) -> None:
        self.turn_to(self._platform.rotation[1] + _SPEED * delta)


def _base() -> Mesh:
    builder = MeshBuilder()
    builder.add(cylinder(_RADIUS + 0.5, 0.3, 24), palette.WOOD_DARK)
    add_striped_cone(
        builder,
        radius=_RADIUS + 0.5,
        height=2.4,
        at=(0.0, 4.0, 0.0),
        colors=(palette.RED, palette.CREAM),
        stripes=16,
    )
    builder.add(
        lathe(((_RADIUS + 0.5, 0.0), (_RADIUS + 0.6, 0.55)), 24), palette.YELLOW, at=(0.0, 3.5, 0.0), glow=70
    )
    for number in range(24):
        angle = 2 * pi * number / 24
        at = ((_RADIUS + 0.72) * cos(angle), 3.75, (_RADIUS + 0.72) * sin(angle))
        builder.add(bulb(0.15), palette.BULB if number % 2 else palette.NEON_PINK, at=at, glow=255)
    builder.add(sphere(0.3, 8, 6), palette.GOLD, at=(0.0, 6.5, 0.0), glow=200)
    builder.add(
        cone(0.7, 0.7, 3), palette.RED, at=(0.35, 7.0, 0.0), turn=(0.0, 0.0, -pi / 2), scale=(1.0, 1.0, 0.1)
    )
    return builder.build()


def _platform() -> Mesh:
    builder = MeshBuilder()
    builder.add(cylinder(_RADIUS, 0.2, 24), palette.BARN_RED, at=(0.0, 0.3, 0.0))
    builder.add(frustum(1.1, 1.3, 3.6, 8), palette.CREAM, at=(0.0, 0.5, 0.0), glow=60)
    for panel in range(8):
        angle = 2 * pi * (panel + 0.5) / 8
        builder.add(
            box(0.6, 1.6, 0.1),
            (palette.NEON_AMBER, palette.NEON_CYAN)[panel % 2],
            at=(1.16 * sin(angle), 1.4, 1.16 * cos(angle)),
            turn=(0.0, angle, 0.0),
            glow=160,
        )
    for number in range(_HORSES):
        angle = 2 * pi * number / _HORSES
        builder.add(box(0.1, 3.4, 0.1), palette.GOLD, at=(3.3 * cos(angle), 0.5, -3.3 * sin(angle)), glow=60)
    return builder.build()


def _horse(coat: Color) -> Mesh:
    """A horse at full gallop, looking along -z, its pole through the origin."""
    builder = MeshBuilder()
    builder.add(chamfered_box(0.5, 0.5, 1.25, 0.2), coat, at=(0.0, -0.1, 0.0), glow=30)
    builder.add(tube([(0.0, 0.2, -0.5), (0.0, 0.6, -0.75), (0.0, 0.85, -0.85)], 0.18, 6), coat, glow=30)
    builder.add(
        chamfered_box(0.24, 0.28, 0.55, 0.1), coat, at=(0.0, 0.72, -1.0), turn=(-0.5, 0.0, 0.0), glow=30
    )
    builder.add(tube([(0.0, 0.3, -0.42), (0.0, 0.75, -0.6), (0.0, 1.0, -0.75)], 0.1, 4), palette.WOOD_DARK)
    builder.add(tube([(0.0, 0.3, 0.6), (0.0, 0.25, 0.85), (0.0, -0.2, 0.95)], 0.1, 4), palette.WOOD_DARK)
    builder.add(chamfered_box(0.54, 0.14, 0.5, 0.06), palette.RED, at=(0.0, 0.34, 0.05))
    for x in (-0.16, 0.16):
        builder.add(tube([(x, 0.0, -0.5), (x, -0.3, -0.8), (x, -0.5, -0.6)], 0.08, 5), coat)
        builder.add(tube([(x, 0.0, 0.5), (x, -0.35, 0.75), (x, -0.6, 0.95)], 0.08, 5), coat)
    return builder.build()
