"""Rings with numbers on what can be picked in the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from sorry_people.app import mark_sight
from sorry_people.app.editions.tag_places import spread
from sorry_people.app.mark_sight import TAG_BELOW
from sorry_people.app.tags import number_tag

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.spot import Spot
    from sorry_people.app.editions.way import Way
    from sorry_people.app.floating import Floating
    from sorry_people.app.stage import Stage
    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.ui.interface import Interface

MoveT = TypeVar("MoveT")

TAG_GAP = 3
"""Design pixels between two tags side by side."""

SHRUNK = 0.6
"""Boards of the older editions have more rings on them than the county road: these are smaller."""


class BoardMarks(Generic[MoveT]):
    """A ring and a number for each option that is somewhere on the board, and what would come of one move.

    Attributes:
        covered: Tells where panels lie, of which tags keep clear.
        is_numbered: Whether the numbers are shown; not while the keys stand for other things.
    """

    def __init__(self, stage: Stage, interface: Interface) -> None:
        self._stage = stage
        self._interface = interface
        self.covered: Callable[[], Sequence[pygame.Rect]] = tuple
        self.is_numbered = True
        self._options: Sequence[Option] = ()
        self._rings: dict[int, Node3D] = {}
        self._tags: dict[int, Floating] = {}
        self._marked: int | None = None
        self._previewed: Way[MoveT] | None = None

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

    def spots_at(self, point: tuple[int, int]) -> Sequence[Spot]:
        """What is meant by a pixel of the board, the likeliest first; by a pawn, its place."""
        raise NotImplementedError

    # What all do alike

    def show(self, options: Sequence[Option]) -> None:
        """Marks the spots of the options, by their numbers."""
        self._options = options
        self._marked = None
        self.lay_out()

    def mark(self, index: int | None) -> None:
        """Lights the mark of one option; None for none."""
        self._marked = index
        self.keep_size()

    def preview(self, way: Way[MoveT] | None) -> None:
        """Shows what would come of a move; None for nothing."""
        if way != self._previewed:
            self._previewed = way
            self.draw_preview(way)

    def at(self, point: tuple[int, int]) -> int | None:
        """The option that is meant by a pixel: by its tag, its pawn or place, or its mark; None for none."""
        for index, tag in self._placed():
            if tag.surface.get_rect(topleft=tag.position).collidepoint(point):
                return index
        meant = self.spots_at(point)
        # Two options may be about one place, as two ways to the end of a slide: then the tags decide.
        for spot in meant:
            for index, option in enumerate(self._options):
                if option.spot is not None and _is_same(option.spot, spot):
                    return index
        return mark_sight.nearest(self._stage, self._rings.items(), point)

    def places(self) -> list[Vector]:
        """Where in the world the marks are."""
        return [ring.global_position for ring in self._rings.values()]

    def ring_at(self, index: int) -> Vector:
        """Where in the world the mark of an option is; `KeyError` for one that only the list offers."""
        return self._rings[index].global_position

    def clear(self) -> None:
        """Takes everything away."""
        self.clear_rings()
        self.draw_preview(None)
        self._options, self._rings, self._tags = (), {}, {}
        self._marked = self._previewed = None

    def lay_out(self) -> None:
        """Draws everything anew: other options, another size of window or text, or other colors."""
        self.clear_rings()
        self._rings = {
            index: self.ring(option, option.spot)
            for index, option in enumerate(self._options)
            if option.spot is not None
        }
        self._tags = {index: number_tag(index + 1, self._interface.theme) for index in self._rings}
        self.draw_preview(self._previewed)
        self.keep_size()

    def keep_size(self) -> None:
        """Has the marks as large on the screen from afar as from near by."""
        mark_sight.keep_size(self._stage, self._rings.items(), self._marked, SHRUNK)

    def sheets(self) -> list[Floating]:
        """The tags with the numbers, below their marks, and beside each other where marks are close."""
        return [tag for _, tag in self._placed()]

    def _placed(self) -> list[tuple[int, Floating]]:
        """The tags in view, where they belong now."""
        if not self.is_numbered:
            return []
        theme, seen = self._interface.theme, []
        for index, ring in self._rings.items():
            x, y, depth = self._stage.camera.project(ring.global_position, self._stage.viewport)
            if depth > 0.0:
                size = self._tags[index].surface.get_size()
                place = pygame.Rect((0, 0), size)
                place.midtop = (round(x), round(y) + theme.px(TAG_BELOW))
                seen.append((index, place))
        wanted = [place for _, place in seen]
        places = spread(wanted, theme.px(TAG_GAP), self._interface.window, self.covered())
        for (index, _), place in zip(seen, places, strict=True):
            self._tags[index].position = place.topleft
        return [(index, self._tags[index]) for index, _ in seen]


def _is_same(one: Spot, other: Spot) -> bool:
    """Whether two spots are at one place; only one pawn stands on a space, and those on Start are alike."""
    on_track = one.place.startswith("track")
    return one.place == other.place and (on_track or one.color == other.color)
