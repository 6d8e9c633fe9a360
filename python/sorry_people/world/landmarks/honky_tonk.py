"""The honky-tonk: a plank false front, a neon boot on the roof, light through swinging doors."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_string_lights, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, extrude, lathe, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween

_SETBACK = 8.0
# A cowboy boot from the side, toe to the right.
_BOOT = (
    (-0.95, 2.6), (0.55, 2.6), (0.5, 1.4), (0.75, 0.95), (1.7, 0.6), (2.0, 0.25), (1.9, 0.0),
    (0.5, 0.0), (0.1, 0.3), (-0.3, 0.35), (-0.35, -0.2), (-0.95, -0.2), (-0.85, 0.9), (-0.95, 1.6),
)  # fmt: skip
_ICON = (
    ((-0.1, -0.3), (0.02, -0.3), (0.02, 0.7), (-0.1, 0.7)),
    ((0.02, 0.7), (0.5, 0.45), (0.45, 0.2), (0.02, 0.45)),
    ((-0.1, -0.2), (-0.42, -0.22), (-0.56, -0.42), (-0.42, -0.62), (-0.1, -0.6), (0.02, -0.4), (0.02, -0.2)),
)


class HonkyTonk(Landmark):
    """Its neon flickers and the boot kicks."""

    def __init__(self) -> None:
        super().__init__(StoryStop.HONKY_TONK, still=_still(), setback=_SETBACK, icon=_ICON)
        self._boot = Node3D(name="Boot", position=(2.2, 5.6, -2.1))
        self._neon = MeshInstance3D(_neon_boot(), name="Neon", cast_shadow=False)
        self._boot.add_child(self._neon)
        self._letters = MeshInstance3D(_neon_front(), name="Front", cast_shadow=False)
        self._doors = [
            Node3D(name="Left door", position=(-0.75, 0.45, -2.2)),
            Node3D(name="Right door", position=(0.75, 0.45, -2.2)),
        ]
        for side, door in zip((1.0, -1.0), self._doors, strict=True):
            door.add_child(MeshInstance3D(_door(side), name="Leaf"))
        for child in (self._boot, self._letters, *self._doors):
            self.add_child(child)
        self.add_child(
            OmniLight3D(
                (1.0, 0.35, 0.6), energy=1.5, radius=9.0, static=True, name="Light", position=(0.0, 3.4, -4.2)
            )
        )

    def _act(self, scene: Tween) -> None:
        left, right = self._doors
        for glow, kick, swing in (
            (0.2, 0.0, 0.9),
            (1.5, 0.35, -0.5),
            (0.3, 0.0, 0.6),
            (1.5, 0.35, -0.3),
            (1.0, 0.0, 0.0),
        ):
            scene.tween_property(self._neon, "glow", glow, 0.12)
            scene.parallel().tween_property(self._letters, "glow", glow, 0.12)
            scene.parallel().tween_property(self._boot, "rotation", (0.0, 0.0, kick), 0.26)
            scene.parallel().tween_property(left, "rotation", (0.0, swing, 0.0), 0.26)
            scene.parallel().tween_property(right, "rotation", (0.0, -swing, 0.0), 0.26)


def _still() -> Mesh:
    builder = MeshBuilder()
    plank, dark = (128, 88, 60), (104, 70, 48)
    builder.add(box(9.4, 3.2, 5.6), plank, at=(0.0, 0.0, 1.0))
    builder.add(box(9.6, 0.25, 5.8), palette.ROOF, at=(0.0, 3.2, 1.0), turn=(0.03, 0.0, 0.0))
    for x in np.arange(-4.5, 4.6, 0.75):
        builder.add(box(0.06, 3.1, 5.66), dark, at=(float(x), 0.0, 1.0))
    # The false front, stepped like a stage.
    front = (
        (-4.8, 0.0),
        (4.8, 0.0),
        (4.8, 4.4),
        (3.0, 4.4),
        (3.0, 5.3),
        (-3.0, 5.3),
        (-3.0, 4.4),
        (-4.8, 4.4),
    )
    builder.add(extrude(front, 0.3), plank, at=(0.0, 0.0, -1.95))
    for y in np.arange(0.5, 5.2, 0.52):
        wide = 9.62 if y < 4.4 else 6.02
        builder.add(box(wide, 0.05, 0.34), dark, at=(0.0, float(y), -1.95))
    builder.add(box(6.4, 0.2, 0.5), palette.CREAM, at=(0.0, 5.3, -1.95))
    builder.add(box(5.6, 1.5, 0.12), palette.NAVY, at=(-0.1, 3.55, -2.12))
    # The porch.
    builder.add(box(9.6, 0.3, 2.2), palette.WOOD, at=(0.0, 0.0, -3.1))
    builder.add(box(9.8, 0.16, 2.5), palette.ROOF, at=(0.0, 2.95, -3.1), turn=(-0.1, 0.0, 0.0))
    for x in (-4.6, -1.8, 1.8, 4.6):
        builder.add(box(0.22, 2.6, 0.22), palette.WOOD, at=(x, 0.3, -4.05))
    for x in (-3.2, 3.2):
        builder.add(box(2.8, 0.1, 0.1), palette.WOOD, at=(x, 1.1, -4.05))
        builder.add(box(2.8, 0.08, 0.08), palette.WOOD, at=(x, 0.7, -4.05))
    builder.add(box(1.5, 2.3, 0.1), palette.WINDOW, at=(0.0, 0.3, -2.1), glow=235)
    add_window(builder, (-3.1, 0.95, -2.1), 1.7, 1.3, frame=palette.BARN_RED)
    add_window(builder, (3.1, 0.95, -2.1), 1.7, 1.3, frame=palette.BARN_RED)
    with builder.placed(at=(0.0, 0.0, 3.8), turn=(0.0, pi, 0.0)):
        add_window(builder, (2.4, 1.2, 0.0), 1.4, 1.0, frame=palette.BARN_RED)
        add_window(builder, (-2.4, 1.2, 0.0), 1.4, 1.0, frame=palette.BARN_RED)
    for side in (-1.0, 1.0):
        with builder.placed(at=(side * 4.7, 0.0, 1.0), turn=(0.0, -side * pi / 2, 0.0)):
            add_window(builder, (0.0, 1.2, 0.0), 1.6, 1.0, frame=palette.BARN_RED)
    barrel = lathe(((0.3, 0.0), (0.42, 0.45), (0.3, 0.95), (0.0, 0.95)), 10, smooth=False)
    for x, z in ((-4.1, -3.4), (-3.4, -3.5), (4.0, -3.4)):
        builder.add(barrel, palette.WOOD_DARK, at=(x, 0.3, z))
        builder.add(cylinder(0.43, 0.08, 10), palette.STEEL, at=(x, 0.7, z))
    colors = (palette.NEON_AMBER, palette.NEON_PINK, palette.NEON_CYAN)
    add_string_lights(builder, (-4.7, 2.75, -4.2), (0.0, 2.75, -4.2), colors, sag=0.2, bulbs=9)
    add_string_lights(builder, (0.0, 2.75, -4.2), (4.7, 2.75, -4.2), colors, sag=0.2, bulbs=9)
    for x in (1.4, 3.0):
        builder.add(cylinder(0.07, 1.2, 6), palette.DARK_STEEL, at=(x, 4.4, -1.9))
    return builder.build()


def _neon_boot() -> Mesh:
    builder = MeshBuilder()
    builder.add(extrude(_BOOT, 0.2), palette.NAVY)
    closed = (*_BOOT, _BOOT[0])
    for z in (-0.14, 0.14):
        builder.add(tube([(x, y, z) for x, y in closed], 0.1, 6), palette.NEON_PINK, glow=255)
        builder.add(
            tube([(-0.85, 2.1, z), (-0.2, 1.7, z), (0.45, 2.1, z)], 0.07, 6), palette.NEON_CYAN, glow=255
        )
        builder.add(
            tube([(-0.6, 1.3, z), (-0.2, 0.9, z), (0.3, 1.2, z)], 0.07, 6), palette.NEON_CYAN, glow=255
        )
    return builder.build()


def _neon_front() -> Mesh:
    """A guitar in neon across the board on the false front, and the board's frame."""
    builder = MeshBuilder()
    z = -2.24
    frame = [(-2.85, 3.6, z), (2.65, 3.6, z), (2.65, 5.0, z), (-2.85, 5.0, z), (-2.85, 3.6, z)]
    builder.add(tube(frame, 0.07, 6), palette.NEON_AMBER, glow=255)
    turn = np.linspace(0.0, 2 * pi, 17)
    for x, reach in ((-1.8, 0.52), (-1.0, 0.4)):
        ring = np.stack([x + reach * np.cos(turn), 4.3 + reach * np.sin(turn), np.full(17, z)], axis=1)
        builder.add(tube(ring, 0.07, 6), palette.NEON_CYAN, glow=255)
    for y in (4.22, 4.38):
        builder.add(tube([(-0.6, y, z), (1.6, y, z)], 0.05, 6), palette.NEON_CYAN, glow=255)
    builder.add(box(0.6, 0.5, 0.08), palette.NEON_PINK, at=(1.9, 4.05, z), glow=255)
    return builder.build()


def _door(side: float) -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(0.7, 1.2, 0.08, 0.03), palette.WOOD_DARK, at=(side * 0.36, 0.35, 0.0))
    for level in (0.55, 0.8, 1.05, 1.3):
        builder.add(box(0.5, 0.06, 0.12), palette.WOOD, at=(side * 0.36, level, 0.0))
    return builder.build()
