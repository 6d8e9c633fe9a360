"""Marks on the Express table while somebody chooses."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.express import layout
from sorry_people.world.express.layout import FLOOR
from sorry_people.world.livery import LIVERIES
from sorry_people.world.paintwork import Paintwork
from sorry_people.world.shapes import annulus, box
from sorry_people.world.square.colours import PAINT, side_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Pose

_GLOW = 200
_ABOVE = 0.1


class Marks(Node3D):
    """A layer of marks that are taken away together.

    Attributes:
        liveries: What marks are painted with that come from now on.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.liveries = LIVERIES

    def start(self, colour: str) -> Node3D:
        """A frame round a colour's quarter of START."""
        first, last = (layout.start_pose(colour, slot).position for slot in (0, 3))
        middle = ((first[0] + last[0]) / 2, FLOOR + _ABOVE, (first[2] + last[2]) / 2)
        return self._frame(middle, 0.0, (3.7, 3.7), palette.GOLD)

    def waiting(self, seat: int, players: Sequence[str], colour: str) -> Node3D:
        """A frame round a colour's block of a waiting area."""
        pose = layout.seat_pose(seat, len(players))
        block = pose.moved(
            ahead=-layout.WAITING_BACK, right=(side_of(colour) - 1.5) * layout.BLOCK, up=FLOOR + _ABOVE
        )
        return self._frame(block.position, pose.yaw, (3.9, 4.2), palette.GOLD)

    def dial(self, seat: int, players: Sequence[str]) -> Node3D:
        """A ring round a player's dial."""
        pose = layout.seat_pose(seat, len(players)).moved(up=FLOOR + _ABOVE)
        return self._ring(pose, layout.DIAL_RADIUS, palette.GOLD)

    def wedge(self, seat: int, players: Sequence[str], quarter: int, colour: str) -> Node3D:
        """A ring on a wedge of a dial, so many quarters to the right of the one that counts."""
        pose = layout.seat_pose(seat, len(players))
        ahead, right = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter % 4]
        spot = pose.moved(ahead=3.0 * ahead, right=3.0 * right, up=FLOOR + _ABOVE)
        return self._ring(spot, 1.2, PAINT[colour].color)

    def clear(self) -> None:
        """Takes all of them away."""
        for mark in self.children:
            self.remove_child(mark)

    def _ring(self, pose: Pose, radius: float, color: Color) -> Node3D:
        mark = Node3D(name="Ring", position=pose.position)
        mark.add_child(MeshInstance3D(_ring_mesh(radius, color), name="Mesh", cast_shadow=False))
        Paintwork(mark).wear(self.liveries)
        return self.add_child(mark)

    def _frame(
        self, at: tuple[float, float, float], yaw: float, size: tuple[float, float], color: Color
    ) -> Node3D:
        mark = Node3D(name="Frame", position=at, rotation=(0.0, yaw, 0.0))
        mark.add_child(MeshInstance3D(_frame_mesh(*size, color), name="Mesh", cast_shadow=False))
        return self.add_child(mark)


@cache
def _ring_mesh(radius: float, color: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(annulus(radius + 0.05, radius + 0.45, 40), color, glow=_GLOW)
    builder.add(annulus(radius - 0.12, radius + 0.02, 40), palette.WHITE, glow=_GLOW)
    return builder.build()


@cache
def _frame_mesh(width: float, depth: float, color: Color) -> Mesh:
    builder = MeshBuilder()
    for side in (-1.0, 1.0):
        builder.add(box(0.24, 0.06, depth + 0.24), color, at=(side * width / 2, 0.0, 0.0), glow=_GLOW)
        builder.add(box(width, 0.06, 0.24), color, at=(0.0, 0.0, side * depth / 2), glow=_GLOW)
    return builder.build()
