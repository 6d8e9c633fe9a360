"""The legal moves drawn on the board: where each ends, its way, a ghost there, and who would be bumped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app import mark_sight
from sorry_people.app.mark_sight import TAG_BELOW
from sorry_people.app.tags import bump_tag, number_tag
from sorry_people.scene import MeshInstance3D, Node3D, OmniLight3D, SpotLight3D
from sorry_people.world import layout, palette
from sorry_people.world.board import VEHICLES
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.paintwork import Paintwork
from sorry_people.world.shapes import annulus, disc, ribbon

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from sorry_people.app.floating import Floating
    from sorry_people.app.foresight import Foresight
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Rider
    from sorry_people.scene import Mesh
    from sorry_people.ui.interface import Interface
    from sorry_people.world.riders.vehicle import Vehicle

GHOST_ALPHA = 0.5
MARK_WIDTH = 16
"""How many pixels wider a mark is than its tag."""

ABOVE = 0.09
"""Units above the road at which marks lie."""


class MovePreview:
    """Marks on the board while somebody chooses."""

    def __init__(self, stage: Stage, interface: Interface) -> None:
        self._stage = stage
        self._interface = interface
        self._marks = Node3D(name="Preview")
        stage.board.add_child(self._marks)
        self._targets: list[Node3D] = []
        self._numbers: list[Floating] = []
        self._bumps: list[tuple[Node3D, Floating]] = []
        self._detail: Node3D | None = None
        self._ghosts: dict[Rider, Vehicle] = {}
        self._shown: tuple[Foresight, ...] = ()
        self._marked: int | None = None

    def show(self, moves: Sequence[Foresight]) -> None:
        """Marks where each move ends."""
        self.clear()
        self._shown = tuple(moves)
        for number, move in enumerate(moves, start=1):
            self._targets.append(self._marks.add_child(self._target(number, move)))
        self.lay_out()

    def lay_out(self) -> None:
        """Draws the tags anew, for another size of window or text, and ghosts in other colors."""
        self._ghosts = {}
        theme = self._interface.theme
        self._numbers = [number_tag(number + 1, theme) for number in range(len(self._targets))]
        self._bumps = [(mark, bump_tag(theme)) for mark, _ in self._bumps]

    def clear(self) -> None:
        """Takes all marks away."""
        self.mark(None)
        for target in self._targets:
            self._marks.remove_child(target)
        self._targets = []
        self._numbers = []
        self._shown = ()

    def remove(self) -> None:
        """Takes everything out of the world."""
        self.clear()
        self._stage.board.remove_child(self._marks)

    @property
    def shown(self) -> tuple[Foresight, ...]:
        """The moves that are marked on the board."""
        return self._shown

    @property
    def marked(self) -> int | None:
        """Which move is shown whole."""
        return self._marked

    def mark(self, index: int | None) -> None:
        """Shows one move whole: its way, the ghost at its end, and who would be bumped; None for none."""
        if index == self._marked and (index is None) == (self._detail is None):
            return
        self._marked = index
        if self._detail is not None:
            for ghost in self._ghosts.values():
                if ghost.parent is self._detail:
                    self._detail.remove_child(ghost)
            self._marks.remove_child(self._detail)
            self._detail = None
            self._bumps = []
        self.keep_size()
        if index is not None:
            self._detail = self._marks.add_child(self._details(self._shown[index]))

    def keep_size(self) -> None:
        """Has the marks as large on the screen from afar as from near by."""
        mark_sight.keep_size(self._stage, enumerate(self._targets), self._marked)

    def at(self, point: tuple[int, int]) -> int | None:
        """The move whose end is under a pixel, or None."""
        return mark_sight.nearest(self._stage, enumerate(self._targets), point)

    def places(self) -> list[pygame.Rect]:
        """The pixels that the marks of the moves take, their tags included."""
        return [
            tag.surface.get_rect(topleft=tag.position).inflate(MARK_WIDTH, 2 * TAG_BELOW).move(0, -TAG_BELOW)
            for mark, tag in zip(self._targets, self._numbers, strict=True)
            if self._place(tag, mark)
        ]

    def sheets(self) -> list[Floating]:
        """The tags, below their marks: the numbers, and who would be bumped."""
        marked = [*zip(self._targets, self._numbers, strict=True), *self._bumps]
        return [tag for mark, tag in marked if self._place(tag, mark)]

    def _place(self, tag: Floating, mark: Node3D) -> bool:
        """Puts a tag below its mark; tells whether that is in view."""
        x, y, depth = self._stage.camera.project(mark.global_position, self._stage.viewport)
        width, _ = tag.surface.get_size()
        tag.position = (round(x - width / 2), round(y + self._interface.theme.px(TAG_BELOW)))
        return depth > 0.0

    def _target(self, number: int, move: Foresight) -> Node3D:
        pose = layout.place_pose(move.end, move.rider)
        x, y, z = pose.position
        target = Node3D(name=f"Target {number}", position=(x, y + ABOVE, z))
        color = self._stage.liveries[move.rider].color
        target.add_child(MeshInstance3D(_ring(color), name="Ring", cast_shadow=False))
        return target

    def _details(self, move: Foresight) -> Node3D:
        details = Node3D(name="Details")
        color = self._stage.liveries[move.rider].color
        for number, way in enumerate(move.ways):
            line = layout.path(way, move.rider)
            points = line.points(np.linspace(0.0, line.length, max(2, int(line.length * 3))))
            details.add_child(MeshInstance3D(_band(points, color), name=f"Way {number}", cast_shadow=False))
        if not move.ways and move.end != move.start:
            start, end = (
                np.array(layout.place_pose(place, move.rider).position) for place in (move.start, move.end)
            )
            details.add_child(MeshInstance3D(_arc(start, end, color), name="Arc", cast_shadow=False))
        ghost = self._ghost(move.rider)
        ghost.stand(layout.place_pose(move.end, move.rider))
        details.add_child(ghost)
        for rider, place in move.bumped:
            x, y, z = layout.place_pose(place, rider).position
            mark = Node3D(name=f"Bump {rider}", position=(x, y + ABOVE, z))
            mark.add_child(MeshInstance3D(_ring(palette.ORANGE), name="Ring", cast_shadow=False))
            details.add_child(mark)
            self._bumps.append((mark, bump_tag(self._interface.theme)))
        return details

    def _ghost(self, rider: Rider) -> Vehicle:
        if rider not in self._ghosts:
            ghost = VEHICLES[rider]()
            Paintwork(ghost).wear(self._stage.liveries)
            for node in list(ghost.walk()):
                if isinstance(node, MeshInstance3D):
                    node.tint = (*node.tint[:3], GHOST_ALPHA)
                    node.cast_shadow = False
                elif isinstance(node, OmniLight3D | SpotLight3D):
                    node.visible = False
            self._ghosts[rider] = ghost
        return self._ghosts[rider]


def _ring(color: palette.Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(annulus(1.15, 1.55, 28), color, glow=150)
    builder.add(annulus(0.95, 1.08, 28), palette.WHITE, glow=150)
    return builder.build()


def _band(points: np.ndarray, color: palette.Color) -> Mesh:
    builder = MeshBuilder()
    raised = points + np.array([0.0, ABOVE, 0.0])
    builder.add(ribbon(raised, 0.34, 0.34), color, glow=150)
    return builder.build()


def _arc(start: np.ndarray, end: np.ndarray, color: palette.Color) -> Mesh:
    """Dots through the air."""
    builder = MeshBuilder()
    for share in np.linspace(0.04, 0.96, 24):
        x, y, z = start + (end - start) * share
        height = float(y) + 9.0 * float(share) * (1.0 - float(share))
        builder.add(disc(0.32, 10), color, at=(float(x), height + ABOVE, float(z)), glow=150)
    return builder.build()
