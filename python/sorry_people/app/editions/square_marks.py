"""Marks what can be picked on the square board, and what would come of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.board_marks import BoardMarks
from sorry_people.app.editions.foresight import foresee
from sorry_people.app.editions.spot import Spot
from sorry_people.rules import SquareMove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.way import Way
    from sorry_people.app.stage import Stage
    from sorry_people.rules import SquareGame
    from sorry_people.scene import Node3D
    from sorry_people.ui.interface import Interface
    from sorry_people.world.square.board import SquareBoard

PAWN_KINDS = frozenset({"pawn", "ice", "fire", "home"})
"""Options that are a pawn to be picked; the others are places to go to."""


class SquareMarks(BoardMarks[SquareMove]):
    """Gold rings round pawns, double rings where a move ends; ways, ghosts and bumps of one move."""

    def __init__(self, stage: Stage, interface: Interface, board: SquareBoard, game: SquareGame) -> None:
        super().__init__(stage, interface)
        self._board = board
        self._game = game

    def ring(self, option: Option, spot: Spot) -> Node3D:
        """A ring round a pawn or on a place."""
        targets = self._board.targets
        ring = targets.choice if option.kind in PAWN_KINDS else targets.target
        return ring(spot.place, spot.color, spot.number)

    def clear_rings(self) -> None:
        """Takes all rings from the board."""
        self._board.targets.clear()

    def draw_preview(self, way: Way[SquareMove] | None) -> None:
        """The ways of a move, ghosts where pawns come to, and who is sent back."""
        layer = self._board.preview
        layer.clear()
        if way is None:
            return
        seen = foresee(self._game, way.move)
        for stretch in seen.stretches:
            end = stretch.target
            if stretch.flies:
                layer.arc(stretch.start, stretch.end, end.color, end.number)
            else:
                layer.way(stretch.path, end.color, end.number)
            layer.ghost(end.place, end.color, end.number)
        for spot in seen.bumped:
            layer.bump(spot.place, spot.color, spot.number)

    def spots_at(self, point: tuple[int, int]) -> Sequence[Spot]:
        """The place of the pawn that is seen there, else the space."""
        pick = self._board.pick(*self._stage.camera.ray(*point, self._stage.viewport))
        return () if pick is None else (Spot(pick.colour or "", pick.place),)
