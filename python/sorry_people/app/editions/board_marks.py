"""Rings with numbers on what can be picked in the world."""

from __future__ import annotations

from math import dist, hypot
from typing import TYPE_CHECKING, Generic, TypeVar

from sorry_people.app.move_preview import FULL_SIZE_AT, LARGEST, MARKED, PICK_REACH, TAG_BELOW
from sorry_people.app.tags import number_tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.spot import Spot
    from sorry_people.app.editions.way import Way
    from sorry_people.app.floating import Floating
    from sorry_people.app.stage import Stage
    from sorry_people.scene import Node3D
    from sorry_people.ui.interface import Interface

MoveT = TypeVar("MoveT")

SHRUNK = 0.6
"""Boards of the older editions have more rings on them than the county road: these are smaller."""


class BoardMarks(Generic[MoveT]):
    """A ring and a number for each option that is somewhere on the board, and what would come of one move."""

    def __init__(self, stage: Stage, interface: Interface) -> None:
        self._stage = stage
        self._interface = interface
        self._rings: dict[int, Node3D] = {}
        self._tags: dict[int, Floating] = {}
        self._marked: int | None = None
        self._previewed: int | None = None

    # What each board does in its own way

    def ring(self, option: Option, spot: Spot) -> Node3D:
        """Adds a ring to the board."""
        raise NotImplementedError

    def clear_rings(self) -> None:
        """Takes all rings from the board."""
        raise NotImplementedError

    def draw_preview(self, way: Way[MoveT] | None) -> None:
        """Draws what would come of a move in place of what was drawn; nothing for None."""
        raise NotImplementedError

    # What all do alike

    def show(self, options: Sequence[Option]) -> None:
        """Marks the spots of the options, by their numbers."""
        self.clear_rings()
        self._marked = None
        spots = {index: option.spot for index, option in enumerate(options)}
        self._rings = {
            index: self.ring(options[index], spot) for index, spot in spots.items() if spot is not None
        }
        self.lay_out()
        self.keep_size()

    def mark(self, index: int | None) -> None:
        """Lights the mark of one option; None for none."""
        self._marked = index
        self.keep_size()

    def preview(self, way: Way[MoveT] | None) -> None:
        """Shows what would come of a move; None for nothing."""
        index = None if way is None else way.index
        if index != self._previewed:
            self._previewed = index
            self.draw_preview(way)

    def at(self, point: tuple[int, int]) -> int | None:
        """The option whose mark is at a pixel, or None."""
        best, nearest = None, PICK_REACH * max(1.0, self._stage.viewport[1] / 720)
        for index, ring in self._rings.items():
            x, y, depth = self._stage.camera.project(ring.global_position, self._stage.viewport)
            away = hypot(x - point[0], y - point[1])
            if depth > 0.0 and away < nearest:
                best, nearest = index, away
        return best

    def clear(self) -> None:
        """Takes everything away."""
        self.clear_rings()
        self.draw_preview(None)
        self._rings, self._tags = {}, {}
        self._marked = self._previewed = None

    def lay_out(self) -> None:
        """Draws the tags anew, for another size of window or text."""
        self._tags = {index: number_tag(index + 1, self._interface.theme) for index in self._rings}

    def keep_size(self) -> None:
        """Has the marks as large on the screen from afar as from near by."""
        for index, ring in self._rings.items():
            away = dist(self._stage.camera.position, ring.global_position)
            size = min(max(away / FULL_SIZE_AT * SHRUNK, 1.0), LARGEST)
            size *= MARKED if index == self._marked else 1.0
            if abs(ring.scale[0] - size) > 0.01:
                ring.scale = (size, size, size)

    def sheets(self) -> list[Floating]:
        """The tags with the numbers, below their marks."""
        return [tag for index, tag in self._tags.items() if self._place(tag, self._rings[index])]

    def _place(self, tag: Floating, ring: Node3D) -> bool:
        """Puts a tag below its mark; tells whether that is in view."""
        x, y, depth = self._stage.camera.project(ring.global_position, self._stage.viewport)
        below = self._interface.theme.px(TAG_BELOW)
        tag.position = (round(x - tag.surface.get_width() / 2), round(y + below))
        return depth > 0.0
