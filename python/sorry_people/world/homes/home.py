"""What the four homes share: their place at the end of a driveway, a porch lamp, and who waits."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import layout, palette
from sorry_people.world.builder import ORIGIN, MeshBuilder
from sorry_people.world.shapes import chamfered_box, cone

if TYPE_CHECKING:
    from sorry_people.rules import Rider
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween
    from sorry_people.world.builder import Triple
    from sorry_people.world.riders.figure import Figure

_AHEAD = 6.4


class Home(Node3D):
    """A rider's home, its porch looking along -z at the parking spot.

    Attributes:
        rider: Whose home it is.
        waiting: Who waits there, or None.
        lamp: The porch lamp's glass.
    """

    def __init__(self, rider: Rider, *, still: Mesh, lamp_at: Triple, waiting: Figure | None = None) -> None:
        pose = layout.home_pose(rider).moved(ahead=_AHEAD, turned=pi)
        x, _, z = pose.position
        super().__init__(name=f"{rider}'s home", position=(x, 0.0, z), rotation=(0.0, pose.yaw, 0.0))
        self.rider = rider
        self.add_child(MeshInstance3D(still, name="House", static=True))
        self.lamp = MeshInstance3D(_lamp(), name="Lamp", position=lamp_at)
        self.add_child(self.lamp)
        lx, ly, lz = lamp_at
        self.add_child(
            OmniLight3D(energy=1.3, radius=8.0, static=True, name="Light", position=(lx, ly, lz - 1.0))
        )
        self.waiting = waiting
        self._waits_at = waiting.position if waiting is not None else ORIGIN
        if waiting is not None:
            self.add_child(waiting)

    def welcome(self, *, calm: bool = False) -> Tween:
        """Plays the welcome: the lamp flares and whoever waits jumps up; returns its tween.

        Args:
            calm: The lamp alone, once and slowly.

        Raises:
            RuntimeError: The home is in no tree.
        """
        if self.tree is None:
            raise RuntimeError(f"{self.name} is in no tree yet, so nothing can move it; add it to one first")
        scene = self.tree.create_tween()
        if calm:
            scene.tween_property(self.lamp, "glow", 1.8, 0.4)
            scene.tween_property(self.lamp, "glow", 1.0, 0.4)
            return scene
        x, y, z = self._waits_at
        for turned in (0.35, -0.35, 0.35):
            scene.tween_property(self.lamp, "glow", 2.2, 0.16)
            if self.waiting is not None:
                scene.parallel().tween_property(self.waiting, "position", (x, y + 0.4, z), 0.16)
                scene.parallel().tween_property(self.waiting.head, "rotation", (0.0, turned, 0.0), 0.16)
            scene.tween_property(self.lamp, "glow", 1.0, 0.2)
            if self.waiting is not None:
                scene.parallel().tween_property(self.waiting, "position", (x, y, z), 0.2)
                scene.parallel().tween_property(self.waiting.head, "rotation", ORIGIN, 0.2)
        return scene


def _lamp() -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(0.34, 0.44, 0.34, 0.12), palette.BULB, at=(0.0, -0.3, 0.0), glow=255)
    builder.add(cone(0.3, 0.2, 6), palette.DARK_STEEL, at=(0.0, 0.1, 0.0))
    return builder.build()
