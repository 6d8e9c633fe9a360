"""The cattle crossing: four cows who have all night, and the yellow sign that warns of them."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_fence, add_lamp_post
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, extrude, sphere, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2

_SETBACK = 5.2
_SIZE = (1.25, 1.25, 1.25)
_HEAD = (
    (-0.85, 0.75), (-0.6, 0.4), (-0.75, 0.25), (-0.75, 0.1), (-0.42, 0.12), (-0.28, -0.7),
    (0.28, -0.7), (0.42, 0.12), (0.75, 0.1), (0.75, 0.25), (0.6, 0.4), (0.85, 0.75), (0.4, 0.5), (-0.4, 0.5),
)  # fmt: skip
_ICON = (_HEAD,)


class Cow(Node3D):
    """A cow that looks along -z, about two units long.

    Attributes:
        head: Pivots at the neck.
    """

    def __init__(
        self, name: str, coat: Color, patches: Color, *, at: tuple[float, float], yaw: float
    ) -> None:
        super().__init__(name=name, position=(at[0], 0.0, at[1]), rotation=(0.0, yaw, 0.0), scale=_SIZE)
        self.add_child(MeshInstance3D(_cow_body(coat, patches), name="Body"))
        self.head = Node3D(name="Head", position=(0.0, 1.32, -0.86))
        self.head.add_child(MeshInstance3D(_cow_head(coat, patches), name="Face"))
        self.add_child(self.head)


class CattleCrossing(Landmark):
    """The cows hop, nod and look round."""

    def __init__(self) -> None:
        super().__init__(StoryStop.CATTLE_CROSSING, still=_still(), setback=_SETBACK, icon=_ICON)
        black, white, brown = (44, 40, 44), (238, 232, 222), (140, 84, 52)
        self._cows = [
            Cow("Clover", white, black, at=(-1.9, -2.6), yaw=-0.5),
            Cow("Duchess", brown, white, at=(2.2, -2.7), yaw=0.9),
            Cow("Biscuit", white, brown, at=(0.3, 0.3), yaw=0.3),
            Cow("Maybelle", black, white, at=(-3.6, 0.6), yaw=-1.9),
        ]
        for cow in self._cows:
            self.add_child(cow)
        self.add_child(
            OmniLight3D(energy=1.1, radius=7.5, static=True, name="Light", position=(3.9, 3.2, -1.2))
        )

    def _act(self, scene: Tween) -> None:
        for beat in range(5):
            for number, cow in enumerate(self._cows):
                x, _, z = cow.position
                up = beat < 4 and (beat + number) % 2 == 0
                nod = 0.0 if beat == 4 else (0.4 if up else -0.35)
                step = scene.parallel() if number else scene
                step.tween_property(cow, "position", (x, 0.35 if up else 0.0, z), 0.18)
                scene.parallel().tween_property(cow.head, "rotation", (nod, 0.0, 0.0), 0.18)


def _still() -> Mesh:
    builder = MeshBuilder()
    add_fence(builder, [(-5.6, -2.4), (-5.6, 3.6), (5.6, 3.6), (5.6, -2.4)])
    # The gate, swung open.
    add_fence(builder, [(-5.6, -2.4), (-4.2, -3.5)], color=palette.CREAM, rails=3)
    add_fence(builder, [(5.6, -2.4), (4.4, -3.5)], color=palette.CREAM, rails=3)
    # The sign.
    builder.add(cylinder(0.08, 2.6, 6), palette.STEEL, at=(4.9, 0.0, -3.6))
    with builder.placed(at=(4.9, 3.1, -3.6)):
        builder.add(extrude(_diamond(1.25), 0.06), palette.BLACK)
        builder.add(extrude(_diamond(1.12), 0.1), palette.YELLOW, glow=110)
        builder.add(extrude(_HEAD, 0.16), palette.BLACK, at=(0.0, -0.02, 0.0), scale=(0.62, 0.62, 1.0))
    # A trough and hay.
    builder.add(chamfered_box(2.2, 0.6, 0.9, 0.08), palette.STEEL, at=(3.2, 0.0, 2.2))
    builder.add(box(2.0, 0.04, 0.7), (70, 110, 150), at=(3.2, 0.58, 2.2))
    for x, z, yaw in ((-1.6, 2.6, 0.2), (-0.2, 2.8, -0.3)):
        builder.add(cylinder(0.62, 1.2, 12), palette.WHEAT, at=(x - 0.6, 0.64, z), turn=(0.0, yaw, -pi / 2))
    add_lamp_post(builder, (3.9, 0.0, -0.8), height=2.8)
    return builder.build()


def _diamond(reach: float) -> Points2:
    return ((reach, 0.0), (0.0, reach), (-reach, 0.0), (0.0, -reach))


def _cow_body(coat: Color, patches: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(0.92, 0.86, 1.7, 0.3), coat, at=(0.0, 0.62, 0.0))
    for x, y, z, size in (
        (-0.4, 1.2, 0.3, 0.38),
        (0.36, 1.0, -0.35, 0.34),
        (0.3, 1.32, 0.55, 0.3),
        (-0.38, 0.9, -0.5, 0.24),
    ):
        builder.add(sphere(size, 6, 4), patches, at=(x, y, z), scale=(0.45, 0.7, 1.0))
    for x in (-0.3, 0.3):
        for z in (-0.62, 0.62):
            builder.add(box(0.22, 0.66, 0.22), coat, at=(x, 0.06, z))
            builder.add(box(0.26, 0.14, 0.26), palette.BLACK, at=(x, 0.0, z))
    builder.add(sphere(0.2, 6, 4), palette.PINK, at=(0.0, 0.64, 0.42))
    builder.add(tube([(0.0, 1.35, 0.85), (0.05, 1.1, 1.05), (0.05, 0.6, 1.02)], 0.05, 5), coat)
    builder.add(bulb(0.1), patches, at=(0.05, 0.56, 1.02))
    return builder.build()


def _cow_head(coat: Color, patches: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(box(0.4, 0.5, 0.5), coat, at=(0.0, -0.22, -0.1))
    builder.add(chamfered_box(0.52, 0.52, 0.62, 0.16), coat, at=(0.0, -0.16, -0.44))
    builder.add(box(0.18, 0.06, 0.5), patches, at=(0.0, 0.33, -0.44))
    builder.add(chamfered_box(0.48, 0.34, 0.28, 0.12), (236, 168, 160), at=(0.0, -0.2, -0.82))
    for side in (-1.0, 1.0):
        builder.add(bulb(0.035), palette.BLACK, at=(side * 0.1, -0.02, -0.955))
        builder.add(sphere(0.09, 6, 4), palette.WHITE, at=(side * 0.25, 0.16, -0.62))
        builder.add(bulb(0.055), palette.BLACK, at=(side * 0.28, 0.17, -0.68))
        builder.add(
            sphere(0.2, 6, 4),
            patches,
            at=(side * 0.42, 0.12, -0.3),
            scale=(1.0, 0.5, 0.4),
            turn=(0.0, 0.0, side * 0.3),
        )
        builder.add(
            cone(0.07, 0.3, 6), palette.CREAM, at=(side * 0.2, 0.3, -0.34), turn=(0.0, 0.0, -side * 0.6)
        )
    return builder.build()
