"""Marks what can be picked on the Express table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.board_marks import BoardMarks
from sorry_people.app.editions.spot import Spot
from sorry_people.rules import Colour, ExpressMove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.way import Way
    from sorry_people.app.stage import Stage
    from sorry_people.scene import Node3D
    from sorry_people.ui.interface import Interface
    from sorry_people.world.express.marks import Marks
    from sorry_people.world.express.table import ExpressTable


class ExpressMarks(BoardMarks[ExpressMove]):
    """Frames round blocks of pawns, rings round dials and wedges."""

    def __init__(self, stage: Stage, interface: Interface, table: ExpressTable) -> None:
        super().__init__(stage, interface)
        self._table = table

    def ring(self, option: Option, spot: Spot) -> Node3D:  # noqa: ARG002 - the place tells it all
        """A frame or ring on a part of the table."""
        return self._ring_in(self._table.marks, spot)

    def clear_rings(self) -> None:
        """Takes all rings from the table."""
        self._table.marks.clear()

    def draw_preview(self, way: Way[ExpressMove] | None) -> None:
        """Where the last pick of a move is made: the pawns or the wedge that it is about."""
        self._table.preview.clear()
        spot = None if way is None else way.steps[-1].spot
        if spot is not None:
            self._ring_in(self._table.preview, spot)

    def spots_at(self, point: tuple[int, int]) -> Sequence[Spot]:
        """A block of pawns; of a dial the wedge, else the dial."""
        pick = self._table.pick(*self._stage.camera.ray(*point, self._stage.viewport))
        if pick is None:
            return ()
        match pick.kind:
            case "start":
                return (Spot(pick.colour, "start"),)
            case "waiting":
                return (Spot(pick.player, f"waiting {pick.colour}"),)
            case "home":
                return tuple(Spot(pick.player, place) for place in ("home", f"wedge {pick.colour}", "dial"))
            case "dial":
                return tuple(Spot(pick.player, place) for place in (f"wedge {pick.colour}", "dial"))
            case _:
                return ()

    def _ring_in(self, layer: Marks, spot: Spot) -> Node3D:
        players = self._table.players
        if spot.place == "start":
            return layer.start(spot.color)
        seat = players.index(spot.color)
        part, _, color = spot.place.partition(" ")
        match part:
            case "waiting":
                return layer.waiting(seat, players, color)
            case "wedge":
                return layer.wedge(seat, players, self._quarter(spot.color, color), color)
            case "home":
                return layer.wedge(seat, players, 0, self._table.stacks.dial[spot.color])
            case _:
                return layer.dial(seat, players)

    def _quarter(self, player: str, color: str) -> int:
        """How many quarters a color is to the right of the one that the dial shows."""
        colors = [str(each) for each in Colour]
        return (colors.index(color) - colors.index(self._table.stacks.dial[player])) % len(colors)
