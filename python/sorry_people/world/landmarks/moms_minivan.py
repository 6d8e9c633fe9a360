"""Mom's minivan: wood panels, luggage on the roof, a sliding door that opens on a lit cabin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.car import WIDTH, CarSpec, add_car
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween

_SETBACK = 5.0
_SIZE = 1.45
_YAW = 1.9
_DOOR_AT = (WIDTH / 2 + 0.03, 0.0, 0.0)
_PAINT = (150, 46, 74)
_ICON = (
    ((-0.8, -0.35), (0.82, -0.35), (0.82, 0.0), (0.5, 0.08), (0.22, 0.48), (-0.76, 0.48), (-0.82, 0.1)),
    ((-0.6, -0.56), (-0.3, -0.56), (-0.3, -0.35), (-0.6, -0.35)),
    ((0.3, -0.56), (0.6, -0.56), (0.6, -0.35), (0.3, -0.35)),
)


class MomsMinivan(Landmark):
    """Its door slides open, its lights flash, and it shuts again."""

    def __init__(self) -> None:
        super().__init__(StoryStop.MOMS_MINIVAN, still=_still(), setback=_SETBACK, icon=_ICON)
        self._van = Node3D(name="Van", rotation=(0.0, _YAW, 0.0), scale=(_SIZE, _SIZE, _SIZE))
        self._van.add_child(MeshInstance3D(_van(), name="Body"))
        self._door = MeshInstance3D(_door(), name="Door", position=_DOOR_AT)
        self._flashers = MeshInstance3D(_flashers(), name="Flashers", glow=0.4)
        self._van.add_child(self._door)
        self._van.add_child(self._flashers)
        self.add_child(self._van)
        self.add_child(
            OmniLight3D(
                (1.0, 0.92, 0.74),
                energy=1.5,
                radius=8.0,
                static=True,
                name="Light",
                position=(-3.4, 1.4, -2.0),
            )
        )

    def _act(self, scene: Tween) -> None:
        x, y, z = _DOOR_AT
        scene.tween_property(self._door, "position", (x + 0.06, y, z + 1.15), 0.35)
        for glow in (2.0, 0.2, 2.0, 0.2, 2.0, 0.4):
            scene.tween_property(self._flashers, "glow", glow, 0.13)
            scene.parallel().tween_property(
                self._van, "rotation", (0.0, _YAW, 0.02 if glow == 2.0 else 0.0), 0.13
            )
        scene.tween_property(self._door, "position", (x, y, z), 0.3)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(8.6, 0.06, 5.0, 0.03), palette.GRAVEL, at=(0.0, 0.0, 0.2))
    # The ditch's reeds, where somebody may hide; a signpost.
    for number in range(18):
        x = -4.6 + number * 0.55
        height = 0.7 + (number * 7 % 5) * 0.14
        builder.add(
            cylinder(0.05, height, 4),
            palette.LEAF_WARM,
            at=(x, 0.0, 3.3 + (number % 3) * 0.3),
            turn=(0.1, 0.0, (number % 5 - 2) * 0.08),
        )
    builder.add(cylinder(0.07, 2.2, 6), palette.STEEL, at=(3.8, 0.0, -1.4))
    builder.add(box(1.0, 1.2, 0.08), palette.WHITE, at=(3.8, 1.6, -1.4), glow=50)
    for level in (1.85, 2.15, 2.45):
        builder.add(box(0.7, 0.1, 0.1), palette.BLACK, at=(3.8, level, -1.4))
    return builder.build()


def _van() -> Mesh:
    builder = MeshBuilder()
    add_car(builder, CarSpec("minivan", _PAINT))
    wood = (176, 122, 72)
    builder.add(box(WIDTH + 0.03, 0.4, 3.1), wood, at=(0.0, 0.52, 0.1))
    for level in (0.5, 0.92):
        builder.add(box(WIDTH + 0.05, 0.05, 3.2), palette.CREAM, at=(0.0, level, 0.1))
    # The lit cabin behind the sliding door.
    builder.add(box(0.05, 1.1, 0.98), palette.WINDOW, at=(WIDTH / 2 - 0.005, 0.5, 0.25), glow=230)
    # The roof rack and what is on it.
    for x in (-0.6, 0.6):
        builder.add(
            tube([(x, 1.9, -0.5), (x, 1.98, -0.4), (x, 1.98, 1.5), (x, 1.9, 1.6)], 0.035, 5), palette.CHROME
        )
    builder.add(chamfered_box(0.9, 0.34, 0.7, 0.08), palette.BLUE, at=(-0.1, 1.98, 0.05))
    builder.add(chamfered_box(0.7, 0.26, 0.5, 0.06), palette.ORANGE, at=(0.1, 1.98, 0.85))
    builder.add(sphere(0.28, 12, 8), palette.WHITE, at=(-0.35, 2.24, 1.4))
    builder.add(sphere(0.1, 6, 5), palette.BLACK, at=(-0.35, 2.43, 1.4))
    return builder.build()


def _door() -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(0.06, 1.34, 1.1, 0.02), _PAINT, at=(0.0, 0.42, 0.25))
    builder.add(box(0.08, 0.5, 0.8), palette.WINDOW, at=(0.0, 1.16, 0.25), glow=120)
    builder.add(box(0.09, 0.36, 1.1), (176, 122, 72), at=(0.0, 0.54, 0.25))
    builder.add(box(0.12, 0.06, 0.2), palette.CHROME, at=(0.0, 1.0, -0.1))
    return builder.build()


def _flashers() -> Mesh:
    builder = MeshBuilder()
    for z in (-2.1, 2.14):
        for x in (-0.74, 0.74):
            builder.add(chamfered_box(0.2, 0.16, 0.14, 0.05), palette.NEON_AMBER, at=(x, 0.72, z), glow=255)
    return builder.build()
