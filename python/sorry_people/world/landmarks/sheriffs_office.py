"""The sheriff's office: stone and columns, a gold star over the door, the patrol car out front."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_door, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.car import CarSpec, add_car
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, extrude, sphere

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween
    from sorry_people.world.shapes import Points2

_SETBACK = 8.2


def _star(points: int, size: float, inner: float) -> Points2:
    corners = []
    for corner in range(points * 2):
        angle, radius = pi * corner / points, size * (inner if corner % 2 else 1.0)
        corners.append((-radius * sin(angle), radius * cos(angle)))
    return tuple(corners)


_ICON = (_star(6, 0.82, 0.52),)


class SheriffsOffice(Landmark):
    """The patrol car's lights turn red and blue."""

    def __init__(self) -> None:
        super().__init__(StoryStop.SHERIFFS_OFFICE, still=_still(), setback=_SETBACK, icon=_ICON)
        self._car = Node3D(name="Patrol car", position=(-3.2, 0.08, -4.2), rotation=(0.0, -1.15, 0.0))
        self._car.add_child(MeshInstance3D(_patrol_car(), name="Body"))
        self._red = MeshInstance3D(_light(palette.TAIL_LIGHT, -0.36), name="Red", glow=0.5)
        self._blue = MeshInstance3D(_light((60, 110, 255), 0.36), name="Blue", glow=0.5)
        self._flash = OmniLight3D(
            (1.0, 0.3, 0.3), energy=0.0, radius=9.0, name="Flash", position=(0.0, 2.4, 0.0)
        )
        for child in (self._red, self._blue, self._flash):
            self._car.add_child(child)
        self.add_child(self._car)
        self.add_child(
            OmniLight3D(
                (1.0, 0.86, 0.6), energy=1.1, radius=8.0, static=True, name="Light", position=(0.0, 3.4, -3.6)
            )
        )

    def _act(self, scene: Tween) -> None:
        for flash in range(8):
            red = flash % 2 == 0
            self._flash_step(scene, red)
        scene.tween_property(self._red, "glow", 0.5, 0.1)
        scene.parallel().tween_property(self._blue, "glow", 0.5, 0.1)
        scene.parallel().tween_property(self._flash, "energy", 0.0, 0.1)

    def _flash_step(self, scene: Tween, red: bool) -> None:
        color = (1.0, 0.25, 0.2) if red else (0.25, 0.4, 1.0)
        scene.tween_property(self._flash, "color", color, 0.02)
        scene.parallel().tween_property(self._flash, "energy", 2.0, 0.15)
        scene.parallel().tween_property(self._red, "glow", 2.0 if red else 0.2, 0.06)
        scene.parallel().tween_property(self._blue, "glow", 0.2 if red else 2.0, 0.06)
        scene.parallel().tween_property(self._car, "rotation", (0.0, -1.15, 0.03 if red else -0.03), 0.15)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(box(10.2, 0.08, 8.6), (112, 112, 118), at=(0.0, 0.0, -1.0))
    builder.add(box(8.0, 0.4, 5.4), palette.STONE, at=(0.0, 0.0, 0.9))
    builder.add(box(7.6, 3.3, 5.0), palette.BRICK, at=(0.0, 0.4, 0.9))
    builder.add(box(8.0, 0.3, 5.4), palette.CREAM, at=(0.0, 3.7, 0.9))
    builder.add(box(7.7, 0.7, 5.1), palette.BRICK, at=(0.0, 4.0, 0.9))
    builder.add(box(8.0, 0.18, 5.4), palette.CREAM, at=(0.0, 4.7, 0.9))
    # The portico: four columns and a pediment that carries the star.
    builder.add(box(4.6, 0.4, 1.7), palette.STONE, at=(0.0, 0.0, -2.4))
    builder.add(box(4.8, 0.2, 0.5), palette.STONE, at=(0.0, 0.0, -3.4))
    for x in (-1.95, -0.85, 0.85, 1.95):
        builder.add(cylinder(0.2, 2.9, 10), palette.CREAM, at=(x, 0.4, -2.95))
        builder.add(box(0.56, 0.18, 0.56), palette.CREAM, at=(x, 3.3, -2.95))
    builder.add(box(4.8, 0.4, 1.9), palette.CREAM, at=(0.0, 3.45, -2.4))
    builder.add(extrude(((-2.5, 0.0), (2.5, 0.0), (0.0, 1.5)), 1.9), palette.CREAM, at=(0.0, 3.85, -2.4))
    for z in (-3.42, 3.46):
        at = (0.0, 4.95 if z < 0 else 2.4, z)
        builder.add(
            cylinder(1.28, 0.1, 22), palette.NAVY, at=(at[0], at[1], z + 0.05), turn=(-pi / 2, 0.0, 0.0)
        )
        builder.add(extrude(_star(6, 1.2, 0.55), 0.34), palette.GOLD, at=at, glow=150)
        builder.add(extrude(_star(6, 0.7, 0.55), 0.44), palette.NEON_AMBER, at=at, glow=190)
    add_door(builder, (0.0, 0.4, -1.6), 1.3, 2.1, palette.NAVY)
    for x in (-2.9, 2.9):
        add_window(builder, (x, 1.3, -1.6), 1.2, 1.4, frame=palette.CREAM)
    # The cell's window has bars.
    for yaw, reach in ((pi, 3.4), (pi / 2, 3.8), (-pi / 2, 3.8)):
        with builder.placed(at=(0.0, 0.0, 0.0 if yaw == pi else 0.9), turn=(0.0, yaw, 0.0)):
            for x in (-1.2, 1.2) if yaw != pi else (-2.4, 2.4):
                add_window(builder, (x, 1.5, -reach), 1.0, 1.0, frame=palette.CREAM)
                for bar in (-0.3, -0.1, 0.1, 0.3):
                    builder.add(box(0.05, 1.0, 0.22), palette.BLACK, at=(x + bar, 1.5, -reach))
    # Lamps of blue glass, a flag.
    for x in (-2.6, 2.6):
        builder.add(cylinder(0.06, 1.9, 6), palette.DARK_STEEL, at=(x, 0.08, -3.5))
        builder.add(sphere(0.26, 10, 7), (110, 160, 255), at=(x, 2.2, -3.5), glow=255)
    builder.add(cylinder(0.07, 7.4, 6), palette.CHROME, at=(4.6, 0.0, -3.6))
    builder.add(sphere(0.14, 8, 5), palette.GOLD, at=(4.6, 7.45, -3.6))
    for stripe in range(5):
        color = palette.RED if stripe % 2 == 0 else palette.WHITE
        builder.add(box(1.8, 0.22, 0.06), color, at=(3.65, 6.1 + stripe * 0.22, -3.6), glow=40)
    builder.add(box(0.8, 0.66, 0.08), palette.NAVY, at=(4.15, 6.55, -3.6), glow=40)
    return builder.build()


def _patrol_car() -> Mesh:
    builder = MeshBuilder()
    add_car(builder, CarSpec("sedan", palette.BLACK))
    for x in (-0.86, 0.86):
        builder.add(box(0.04, 0.62, 1.5), palette.WHITE, at=(x, 0.42, 0.1))
        with builder.placed(at=(x * 1.02, 0.73, 0.1), turn=(0.0, pi / 2, 0.0)):
            builder.add(extrude(_star(6, 0.26, 0.55), 0.05), palette.GOLD, glow=120)
    builder.add(chamfered_box(1.3, 0.08, 0.36, 0.03), palette.DARK_STEEL, at=(0.0, 1.62, 0.2))
    return builder.build()


def _light(color: tuple[int, int, int], x: float) -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(0.56, 0.24, 0.32, 0.08), color, at=(x, 1.68, 0.2), glow=255)
    return builder.build()
