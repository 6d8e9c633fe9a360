"""Dad's pickup on the shoulder: two-tone, hay in the bed, the dog on the hay, lights on, engine running."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_fence
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.car import CarSpec, add_car
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween

_SETBACK = 4.9
_SIZE = 1.45
_ICON = (
    (
        (-0.8, -0.35),
        (0.8, -0.35),
        (0.8, 0.05),
        (0.5, 0.1),
        (0.32, 0.45),
        (-0.08, 0.45),
        (-0.12, 0.08),
        (-0.8, 0.08),
    ),
    ((-0.6, -0.55), (-0.3, -0.55), (-0.3, -0.35), (-0.6, -0.35)),
    ((0.3, -0.55), (0.6, -0.55), (0.6, -0.35), (0.3, -0.35)),
)
_YAW = 1.15
_DOG_AT = (0.0, 1.62, 1.5)


class DadsPickup(Landmark):
    """It honks: the truck bounces, its roof lamps blaze, and the dog barks."""

    def __init__(self) -> None:
        super().__init__(StoryStop.DADS_PICKUP, still=_still(), setback=_SETBACK, icon=_ICON)
        self._truck = Node3D(
            name="Truck", position=(0.0, 0.0, 0.0), rotation=(0.0, _YAW, 0.0), scale=(_SIZE, _SIZE, _SIZE)
        )
        self._truck.add_child(MeshInstance3D(_truck(), name="Body"))
        self._roof_lamps = MeshInstance3D(_roof_lamps(), name="Roof lamps", glow=0.6)
        self._dog = Node3D(name="Dog", position=_DOG_AT)
        self._dog.add_child(MeshInstance3D(_dog(), name="Body"))
        self._truck.add_child(self._roof_lamps)
        self._truck.add_child(self._dog)
        self.add_child(self._truck)
        self.add_child(
            OmniLight3D(
                (1.0, 0.92, 0.74),
                energy=1.6,
                radius=8.0,
                static=True,
                name="Light",
                position=(-3.4, 1.4, -2.4),
            )
        )

    def _act(self, scene: Tween) -> None:
        x, y, z = _DOG_AT
        for _ in range(3):
            scene.tween_property(self._roof_lamps, "glow", 2.0, 0.08)
            scene.parallel().tween_property(self._truck, "position", (0.0, 0.25, 0.0), 0.12)
            scene.parallel().tween_property(self._dog, "position", (x, y + 0.3, z), 0.12)
            scene.tween_property(self._truck, "position", (0.0, 0.0, 0.0), 0.14)
            scene.parallel().tween_property(self._dog, "position", (x, y, z), 0.14)
            scene.parallel().tween_property(self._roof_lamps, "glow", 0.6, 0.14)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(8.6, 0.06, 5.0, 0.03), palette.GRAVEL, at=(0.0, 0.0, 0.2))
    add_fence(builder, [(-5.5, 3.6), (5.5, 3.6)], height=1.1, rails=3)
    # A mailbox on its post.
    builder.add(box(0.16, 1.2, 0.16), palette.WOOD, at=(3.6, 0.0, -1.6))
    builder.add(chamfered_box(0.46, 0.46, 0.8, 0.2), palette.STEEL, at=(3.6, 1.2, -1.6))
    builder.add(box(0.05, 0.34, 0.1), palette.RED, at=(3.86, 1.5, -1.5))
    return builder.build()


def _truck() -> Mesh:
    builder = MeshBuilder()
    add_car(builder, CarSpec("pickup", (58, 124, 128), lower=palette.CREAM))
    # The bed is open: a dark floor between rails, and hay in it.
    builder.add(box(1.4, 0.1, 1.5), palette.BLACK, at=(0.0, 1.22, 1.38))
    for x in (-0.78, 0.78):
        builder.add(chamfered_box(0.14, 0.3, 1.66, 0.04), (58, 124, 128), at=(x, 1.22, 1.36))
    builder.add(chamfered_box(1.6, 0.3, 0.12, 0.04), (58, 124, 128), at=(0.0, 1.22, 2.16))
    for x in (-0.36, 0.36):
        builder.add(chamfered_box(0.64, 0.42, 1.2, 0.06), palette.WHEAT, at=(x, 1.26, 1.4))
        for z in (1.1, 1.7):
            builder.add(box(0.66, 0.44, 0.03), palette.WOOD, at=(x, 1.26, z))
    builder.add(
        tube([(-0.62, 1.9, 0.62), (-0.62, 2.12, 0.5), (0.62, 2.12, 0.5), (0.62, 1.9, 0.62)], 0.05, 6),
        palette.CHROME,
    )
    # Grille.
    for x in (-0.3, -0.1, 0.1, 0.3):
        builder.add(box(0.06, 0.34, 0.05), palette.CHROME, at=(x, 0.78, -2.19))
    return builder.build()


def _roof_lamps() -> Mesh:
    builder = MeshBuilder()
    for x in (-0.45, -0.15, 0.15, 0.45):
        builder.add(
            cylinder(0.12, 0.14, 10), palette.NEON_AMBER, at=(x, 2.22, 0.5), turn=(-1.57, 0.0, 0.0), glow=255
        )
    return builder.build()


def _dog() -> Mesh:
    """Sits and looks forward over the cab."""
    fur, ear = (206, 150, 84), (120, 78, 48)
    builder = MeshBuilder()
    builder.add(sphere(0.26, 10, 7), fur, at=(0.0, 0.28, 0.06), scale=(0.9, 1.25, 1.0), turn=(0.3, 0.0, 0.0))
    builder.add(sphere(0.16, 8, 6), palette.WHITE, at=(0.0, 0.3, -0.14), scale=(0.8, 1.2, 0.7))
    builder.add(sphere(0.22, 10, 7), fur, at=(0.0, 0.72, -0.1))
    builder.add(chamfered_box(0.18, 0.16, 0.24, 0.07), fur, at=(0.0, 0.6, -0.34))
    builder.add(sphere(0.055, 7, 5), palette.BLACK, at=(0.0, 0.74, -0.46))
    builder.add(box(0.08, 0.03, 0.12), palette.PINK, at=(0.0, 0.58, -0.4))
    for side in (-1.0, 1.0):
        builder.add(sphere(0.12, 8, 5), ear, at=(side * 0.2, 0.74, -0.04), scale=(0.5, 1.3, 0.8))
        builder.add(sphere(0.035, 6, 4), palette.BLACK, at=(side * 0.09, 0.78, -0.29))
        builder.add(cylinder(0.07, 0.36, 7), fur, at=(side * 0.13, 0.0, -0.18))
    builder.add(tube([(0.0, 0.15, 0.28), (0.05, 0.35, 0.45), (0.1, 0.5, 0.42)], 0.06, 5), fur)
    builder.add(cylinder(0.17, 0.06, 10), palette.RED, at=(0.0, 0.52, -0.06))
    return builder.build()
