"""What the seven landmarks share: their place beside the road, the gold ring, and that they react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.layout import SURFACE, stop_pose
from sorry_people.world.shapes import disc, lathe, plate

if TYPE_CHECKING:
    from sorry_people.rules import StoryStop
    from sorry_people.scene import Mesh
    from sorry_people.scene.tween import Tween
    from sorry_people.world.shapes import Points2

_CALM_SECONDS = 0.4
_RING = ((1.16, 0.0), (1.16, 0.09), (0.94, 0.09), (0.94, 0.0))


class Landmark(Node3D):
    """A story stop's landmark, beside its space and looking at it, with the gold ring on the road (B6).

    Attributes:
        stop: Which story stop.
        ring: The gold ring, which flashes when the stop goes off.
    """

    def __init__(self, stop: StoryStop, *, still: Mesh, setback: float, icon: tuple[Points2, ...]) -> None:
        pose = stop_pose(stop, setback)
        x, _, z = pose.position
        super().__init__(name=str(stop), position=(x, 0.0, z), rotation=(0.0, pose.yaw, 0.0))
        self.stop = stop
        self.add_child(MeshInstance3D(still, name="Still", static=True))
        self.ring = MeshInstance3D(_ring_mesh(icon), name="Ring", position=(0.0, SURFACE + 0.01, -setback))
        self.add_child(self.ring)

    def react(self, *, calm: bool = False) -> Tween:
        """Plays the landmark's little scene while its ring flashes; returns the scene's tween.

        Args:
            calm: The ring brightens, and nothing moves.

        Raises:
            RuntimeError: The landmark is in no tree.
        """
        if self.tree is None:
            raise RuntimeError(f"{self.name} is in no tree yet, so nothing can move it; add it to one first")
        flash = self.tree.create_tween()
        if calm:
            flash.tween_property(self.ring, "glow", 1.5, _CALM_SECONDS)
            flash.tween_property(self.ring, "glow", 1.0, _CALM_SECONDS)
            return flash
        for glow, size in ((1.6, 1.25), (1.0, 1.0), (1.6, 1.25), (1.0, 1.0)):
            flash.tween_property(self.ring, "glow", glow, 0.2)
            flash.parallel().tween_property(self.ring, "scale", (size, size, size), 0.2)
        scene = self.tree.create_tween()
        self._act(scene)
        return scene

    def _act(self, scene: Tween) -> None:
        """Adds the steps of the landmark's scene; it ends as it began."""
        raise NotImplementedError


def _ring_mesh(icon: tuple[Points2, ...]) -> Mesh:
    """The ring, and the stop's picture within it, its top toward the landmark's far side."""
    builder = MeshBuilder()
    builder.add(lathe(_RING, 22), palette.GOLD, glow=170)
    builder.add(disc(0.94, 22), palette.NAVY, at=(0.0, 0.03, 0.0), glow=30)
    for outline in icon:
        builder.add(plate(outline), palette.GOLD, at=(0.0, 0.06, 0.0), turn=(0.0, 0.0, 0.0), glow=170)
    return builder.build()
