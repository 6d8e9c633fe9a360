"""The white country church: a tall steeple, warm pointed windows, and a bell that can be seen."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_gable_roof
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, extrude, frustum, lathe, sphere

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween

_SETBACK = 8.2
_ARCH = ((-0.36, 0.0), (0.36, 0.0), (0.36, 1.1), (0.24, 1.45), (0.0, 1.75), (-0.24, 1.45), (-0.36, 1.1))
_ICON = (
    ((-0.14, -0.75), (0.14, -0.75), (0.14, 0.75), (-0.14, 0.75)),
    ((-0.45, 0.1), (0.45, 0.1), (0.45, 0.38), (-0.45, 0.38)),
)


class Church(Landmark):
    """Its bell swings and its windows brighten."""

    def __init__(self) -> None:
        super().__init__(StoryStop.CHURCH, still=_still(), setback=_SETBACK, icon=_ICON)
        self._bell = Node3D(name="Bell", position=(0.0, 6.85, -3.0))
        self._bell.add_child(MeshInstance3D(_bell(), name="Bronze"))
        self._windows = MeshInstance3D(_windows(), name="Windows")
        self.add_child(self._bell)
        self.add_child(self._windows)
        self.add_child(
            OmniLight3D(energy=1.1, radius=7.0, static=True, name="Light", position=(0.0, 2.2, -5.0))
        )

    def _act(self, scene: Tween) -> None:
        scene.tween_property(self._windows, "glow", 2.0, 0.2)
        for swing in (0.7, -0.7, 0.55, -0.5, 0.3, 0.0):
            scene.tween_property(self._bell, "rotation", (0.0, 0.0, swing), 0.3)
        scene.tween_property(self._windows, "glow", 1.0, 0.3)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(box(5.2, 0.3, 8.0), palette.STONE, at=(0.0, 0.0, 0.6))
    builder.add(box(4.8, 3.2, 7.4), palette.WHITE, at=(0.0, 0.3, 0.7))
    add_gable_roof(builder, (4.8, 2.3, 7.4), (0.0, 3.5, 0.7), wall=palette.WHITE, roof=palette.ROOF_BLUE)
    # Clapboards.
    for level in range(1, 6):
        builder.add(box(4.84, 0.05, 7.44), palette.CREAM, at=(0.0, 0.3 + level * 0.53, 0.7))
    # The tower, its open belfry, and the spire.
    builder.add(box(2.1, 5.6, 2.1), palette.WHITE, at=(0.0, 0.3, -3.0))
    builder.add(box(2.4, 0.22, 2.4), palette.CREAM, at=(0.0, 5.8, -3.0))
    for x in (-0.85, 0.85):
        for z in (-3.85, -2.15):
            builder.add(box(0.3, 1.5, 0.3), palette.WHITE, at=(x, 6.0, z))
    builder.add(box(2.4, 0.25, 2.4), palette.CREAM, at=(0.0, 7.4, -3.0))
    builder.add(frustum(1.72, 0.0, 3.6, 4), palette.ROOF_BLUE, at=(0.0, 7.65, -3.0), turn=(0.0, pi / 4, 0.0))
    builder.add(box(0.14, 1.2, 0.14), palette.GOLD, at=(0.0, 11.0, -3.0), glow=200)
    builder.add(box(0.7, 0.14, 0.14), palette.GOLD, at=(0.0, 11.6, -3.0), glow=200)
    # Double doors up three steps.
    builder.add(extrude(_ARCH, 0.14), palette.WOOD_DARK, at=(0.0, 0.36, -4.06), scale=(1.7, 1.2, 1.0))
    builder.add(extrude(_ARCH, 0.18), palette.BARN_RED, at=(0.0, 0.36, -4.06), scale=(1.45, 1.08, 1.0))
    builder.add(box(0.05, 1.9, 0.22), palette.WOOD_DARK, at=(0.0, 0.36, -4.06))
    for step in range(3):
        builder.add(box(2.4, 0.12, 0.4), palette.STONE, at=(0.0, 0.24 - step * 0.12, -4.3 - step * 0.38))
    for x in (-1.5, 1.5):
        builder.add(sphere(0.2, 8, 6), palette.BULB, at=(x * 0.6, 2.2, -4.15), glow=255)
    # Gravestones beside it, and a hedge.
    for x, z, lean in (
        (3.8, -0.8, 0.05),
        (4.7, -0.2, -0.08),
        (3.9, 1.2, 0.1),
        (4.9, 1.7, 0.0),
        (4.2, 3.0, -0.06),
    ):
        builder.add(
            chamfered_box(0.6, 0.9, 0.18, 0.09), palette.STONE, at=(x, 0.03, z), turn=(0.0, 0.0, lean)
        )
    for z in (-2.0, -0.4, 1.2, 2.8):
        builder.add(chamfered_box(0.9, 0.8, 1.5, 0.3), palette.LEAF_DARK, at=(-3.2, 0.0, z))
    return builder.build()


def _windows() -> Mesh:
    builder = MeshBuilder()
    for side in (-1.0, 1.0):
        for z in (-1.4, 0.7, 2.8):
            with builder.placed(at=(side * 2.42, 1.2, z), turn=(0.0, pi / 2, 0.0)):
                builder.add(
                    extrude(_ARCH, 0.08), palette.ROOF_BLUE, at=(0.0, -0.1, 0.0), scale=(1.3, 1.12, 1.0)
                )
                builder.add(extrude(_ARCH, 0.14), palette.WINDOW, glow=225)
    for z, size in ((-4.08, 0.75), (4.42, 0.95)):
        builder.add(
            extrude(_ARCH, 0.14), palette.NEON_AMBER, at=(0.0, 3.1, z), scale=(size, size, 1.0), glow=220
        )
    return builder.build()


def _bell() -> Mesh:
    builder = MeshBuilder()
    profile = ((0.5, -0.75), (0.46, -0.6), (0.3, -0.35), (0.25, -0.1), (0.0, 0.0))
    builder.add(lathe(profile, 12, smooth=True), palette.GOLD, glow=90)
    builder.add(sphere(0.12, 8, 5), palette.WOOD_DARK, at=(0.0, -0.78, 0.0))
    builder.add(cylinder(0.05, 0.4, 6), palette.DARK_STEEL, at=(0.0, 0.0, 0.0))
    return builder.build()
