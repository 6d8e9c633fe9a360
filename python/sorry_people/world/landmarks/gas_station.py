"""The gas station: two pumps under a lit canopy, the shop behind, a round sign on a pole."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.rules import StoryStop
from sorry_people.scene import MeshInstance3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.architecture import add_door, add_window
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.landmarks.landmark import Landmark
from sorry_people.world.shapes import box, chamfered_box, cylinder, disc, extrude, plate, sphere, torus, tube

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween

_SETBACK = 7.6
_DROP = (
    (0.0, 1.0),
    (0.36, 0.42),
    (0.56, -0.05),
    (0.5, -0.5),
    (0.0, -0.8),
    (-0.5, -0.5),
    (-0.56, -0.05),
    (-0.36, 0.42),
)
_ICON = (
    ((-0.5, -0.6), (0.15, -0.6), (0.15, 0.6), (-0.5, 0.6)),
    ((0.15, -0.2), (0.4, -0.2), (0.4, 0.3), (0.3, 0.5), (0.46, 0.5), (0.55, 0.3), (0.55, -0.4), (0.15, -0.4)),
)


class GasStation(Landmark):
    """Its sign spins and its pumps light up."""

    def __init__(self) -> None:
        super().__init__(StoryStop.GAS_STATION, still=_still(), setback=_SETBACK, icon=_ICON)
        self._sign = MeshInstance3D(_sign(), name="Sign", position=(4.3, 6.2, -2.6))
        self._pumps = MeshInstance3D(_pumps(), name="Pumps", position=(1.8, 0.16, -0.4))
        for child in (self._sign, self._pumps):
            self.add_child(child)
        self.add_child(
            OmniLight3D(
                (1.0, 0.94, 0.8), energy=1.3, radius=9.0, static=True, name="Light", position=(1.8, 2.9, -0.4)
            )
        )

    def _act(self, scene: Tween) -> None:
        scene.tween_property(self._sign, "rotation", (0.0, 4 * pi, 0.0), 1.4)
        for _ in range(3):
            scene.parallel().tween_property(self._pumps, "scale", (1.06, 1.12, 1.06), 0.12)
            scene.tween_property(self._pumps, "scale", (1.0, 1.0, 1.0), 0.12)
        scene.tween_property(self._sign, "rotation", (0.0, 0.0, 0.0), 0.0)


def _still() -> Mesh:
    builder = MeshBuilder()
    builder.add(box(11.0, 0.1, 8.6), (120, 120, 124), at=(0.0, 0.0, -0.6))
    # The shop stands to one side, so that the pumps are seen from the road and from behind.
    builder.add(box(3.0, 2.7, 6.4), palette.CREAM, at=(-3.8, 0.0, 0.4))
    builder.add(box(3.1, 0.5, 6.5), palette.RED, at=(-3.8, 2.2, 0.4))
    builder.add(box(3.4, 0.2, 6.8), palette.WHITE, at=(-3.8, 2.7, 0.4))
    for yaw, reach, width in ((0.0, 2.8, 1.8), (pi, 3.6, 1.8)):
        with builder.placed(at=(-3.8, 0.0, 0.0), turn=(0.0, yaw, 0.0)):
            add_window(builder, (0.0, 0.8, -reach), width, 1.1)
    with builder.placed(at=(-2.3, 0.0, 0.4), turn=(0.0, -pi / 2, 0.0)):
        add_window(builder, (-1.5, 0.75, 0.0), 2.0, 1.2)
        add_window(builder, (2.2, 0.75, 0.0), 1.2, 1.2)
        add_door(builder, (0.6, 0.1, 0.0), 1.0, 1.95, palette.RED)
    # The canopy: its underside is one big lamp.
    for x in (-0.6, 4.2):
        builder.add(box(0.3, 3.2, 0.3), palette.WHITE, at=(x, 0.1, -0.4))
    builder.add(chamfered_box(7.0, 0.55, 4.4, 0.08), palette.WHITE, at=(1.7, 3.25, -0.4))
    # Seen from above, the roof tells what it is.
    builder.add(disc(1.5), palette.RED, at=(1.7, 3.83, -0.4), glow=90)
    builder.add(plate(_DROP), palette.LAMP_WHITE, at=(1.7, 3.87, -0.4), glow=150)
    builder.add(box(7.06, 0.2, 4.46), palette.RED, at=(1.7, 3.42, -0.4), glow=120)
    builder.add(box(6.2, 0.05, 3.7), palette.LAMP_WHITE, at=(1.7, 3.22, -0.4), glow=235)
    builder.add(chamfered_box(5.4, 0.2, 1.3, 0.08), palette.WHITE, at=(1.8, 0.1, -0.4))
    # The sign's pole, an ice box, tyres, and the air hose that costs money.
    builder.add(cylinder(0.14, 6.2, 8), palette.STEEL, at=(4.3, 0.0, -2.6))
    builder.add(box(2.0, 0.9, 0.2), palette.WHITE, at=(4.3, 3.3, -2.6))
    builder.add(box(1.8, 0.7, 0.22), palette.NAVY, at=(4.3, 3.4, -2.6))
    for x in (3.8, 4.2, 4.75):
        builder.add(box(0.26, 0.44, 0.24), palette.NEON_AMBER, at=(x, 3.53, -2.6), glow=255)
    builder.add(chamfered_box(1.3, 1.1, 0.8, 0.06), palette.WHITE, at=(-1.7, 0.1, 2.9))
    builder.add(box(1.1, 0.4, 0.82), palette.BLUE, at=(-1.7, 0.5, 2.9), glow=120)
    for level in range(3):
        builder.add(torus(0.36, 0.15, 12, 6), palette.RUBBER, at=(4.4, 0.26 + level * 0.28, 2.9))
    builder.add(chamfered_box(0.6, 1.3, 0.5, 0.06), palette.YELLOW, at=(-4.4, 0.1, -3.2))
    builder.add(box(0.4, 0.3, 0.52), palette.WINDOW, at=(-4.4, 0.9, -3.2), glow=220)
    hose = [(-4.1, 0.9, -3.2), (-3.7, 0.5, -3.3), (-3.6, 0.16, -3.7), (-4.0, 0.14, -4.0), (-4.4, 0.14, -3.8)]
    builder.add(tube(hose, 0.05, 5), palette.BLACK)
    return builder.build()


def _pumps() -> Mesh:
    builder = MeshBuilder()
    for x in (-1.25, 1.25):
        builder.add(chamfered_box(0.95, 1.55, 0.62, 0.1), palette.RED, at=(x, 0.14, 0.0))
        for side in (-0.31, 0.31):
            builder.add(box(0.66, 0.42, 0.04), palette.LAMP_WHITE, at=(x, 1.1, side), glow=255)
            builder.add(box(0.66, 0.3, 0.04), palette.WHITE, at=(x, 0.68, side))
        builder.add(sphere(0.3, 10, 7), palette.LAMP_WHITE, at=(x, 1.92, 0.0), glow=200)
        hose = [(x + 0.48, 1.2, 0.0), (x + 0.74, 1.0, 0.0), (x + 0.74, 0.5, 0.0), (x + 0.52, 0.62, 0.0)]
        builder.add(tube(hose, 0.05, 5), palette.BLACK)
    return builder.build()


def _sign() -> Mesh:
    builder = MeshBuilder()
    builder.add(
        cylinder(1.25, 0.3, 22), palette.WHITE, at=(0.0, 0.0, -0.15), turn=(pi / 2, 0.0, 0.0), glow=120
    )
    builder.add(
        cylinder(1.05, 0.36, 22), palette.RED, at=(0.0, 0.0, -0.18), turn=(pi / 2, 0.0, 0.0), glow=170
    )
    builder.add(extrude(_DROP, 0.44), palette.LAMP_WHITE, scale=(0.75, 0.75, 1.0), glow=230)
    return builder.build()
