"""Marks on the board while somebody chooses: where a move ends, its way, a ghost there, who is bumped."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import LIVERIES
from sorry_people.world.paintwork import Paintwork
from sorry_people.world.shapes import annulus, disc, sphere
from sorry_people.world.square import layout
from sorry_people.world.square.colours import PAINT
from sorry_people.world.square.pawn import PawnNode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Triple

_ABOVE = 0.36
"""Over the floor: above rails and emblems."""

_GLOW = 190
_DOTS_PER_SPACE = 3
_ARC = 9.0
_ARC_DOTS = 22


Mark = TypeVar("Mark", bound=Node3D)


class Marks(Node3D):
    """A layer of marks that are taken away together.

    Attributes:
        liveries: What marks are painted with that come from now on.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.liveries = LIVERIES

    def target(self, place: str, colour: str, number: int = 0) -> Node3D:
        """A double ring in the colour where a move ends; it may be scaled to be seen from afar."""
        return self._ring(place, colour, number, PAINT[colour].color, "Target")

    def choice(self, place: str, colour: str, number: int = 0) -> Node3D:
        """A gold ring round a pawn that may be picked."""
        return self._ring(place, colour, number, palette.GOLD, "Choice")

    def bump(self, place: str, colour: str, number: int = 0) -> Node3D:
        """An orange ring round a pawn that would be sent back."""
        return self._ring(place, colour, number, palette.ORANGE, "Bump")

    def ghost(self, place: str, colour: str, number: int = 0) -> PawnNode:
        """The pawn, seen through, where it would come."""
        ghost = PawnNode(colour, number)
        ghost.become_ghost()
        ghost.stand(layout.place_pose(place, colour, number))
        return self._painted(ghost)

    def way(self, places: Sequence[str], colour: str, number: int = 0) -> Node3D:
        """Dots along the way on foot.

        Raises:
            ValueError: As `layout.path`.
        """
        steps = layout.path(places, colour)
        stands = [layout.place_pose(step, colour, number).position for step in steps]
        points: list[Triple] = []
        for start, goal in pairwise(np.array(stands)):
            dots = max(2, round(float(np.linalg.norm(goal - start)) / layout.SPACE * _DOTS_PER_SPACE))
            for x, y, z in (start + (goal - start) * dot / dots for dot in range(1, dots)):
                points.append((float(x), float(y) + _ABOVE, float(z)))
        return self._dots(points, colour)

    def arc(self, start: str, end: str, colour: str, number: int = 0, *, other: str | None = None) -> Node3D:
        """Dots through the air, for a swap or a Sorry!.

        Args:
            start: Whence.
            end: Where to.
            colour: Whose pawn flies.
            number: Which of them.
            other: Whose place `end` is, if not that colour's own.
        """
        a = np.array(layout.place_pose(start, colour, number).position)
        b = np.array(layout.place_pose(end, other or colour, number).position)
        points = []
        for share in np.linspace(0.05, 0.95, _ARC_DOTS):
            x, y, z = a + (b - a) * share
            lift = 4.0 * _ARC * float(share) * (1.0 - float(share))
            points.append((float(x), float(y) + lift + _ABOVE, float(z)))
        return self._dots(points, colour)

    def clear(self) -> None:
        """Takes all of them away."""
        for mark in self.children:
            self.remove_child(mark)

    def _ring(self, place: str, colour: str, number: int, color: Color, name: str) -> Node3D:
        x, y, z = layout.place_pose(place, colour, number).position
        mark = Node3D(name=name, position=(x, y + _ABOVE, z))
        mark.add_child(MeshInstance3D(_ring_mesh(color), name="Ring", cast_shadow=False))
        return self._painted(mark)

    def _dots(self, points: Sequence[Triple], colour: str) -> Node3D:
        way = Node3D(name="Way")
        for point in points:
            way.add_child(MeshInstance3D(_dot_mesh(colour), name="Dot", position=point, cast_shadow=False))
        return self._painted(way)

    def _painted(self, mark: Mark) -> Mark:
        Paintwork(mark).wear(self.liveries)
        return self.add_child(mark)


@cache
def _ring_mesh(color: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(annulus(1.72, 2.2, 28), color, glow=_GLOW)
    builder.add(annulus(1.5, 1.66, 28), palette.WHITE, glow=_GLOW)
    return builder.build()


@cache
def _dot_mesh(colour: str) -> Mesh:
    builder = MeshBuilder()
    builder.add(disc(0.52, 12), palette.WHITE, glow=_GLOW)
    builder.add(sphere(0.36, 8, 4), PAINT[colour].color, at=(0.0, 0.02, 0.0), glow=_GLOW)
    return builder.build()
