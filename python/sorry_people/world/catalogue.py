"""Every model of the world alone, to be looked at from all sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.board import HOMES, LANDMARKS, VEHICLES
from sorry_people.world.builder import ORIGIN, MeshBuilder
from sorry_people.world.fair.barn import add_barn
from sorry_people.world.fair.carousel import Carousel
from sorry_people.world.fair.ferris_wheel import FerrisWheel
from sorry_people.world.fair.gates import Gate
from sorry_people.world.fair.grounds import add_balloons, add_bandstand, add_picnic_table
from sorry_people.world.fair.midway import GOODS, add_stall
from sorry_people.world.fair.parking_lot import add_parking_lot
from sorry_people.world.fair.slide import add_slide
from sorry_people.world.fair.tents import add_tent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sorry_people.world.fair.midway import Goods

    Maker = Callable[[], Node3D]


def _moved_here(make: Maker) -> Maker:
    """What comes placed on the board, about the origin instead and looking along -z."""

    def made() -> Node3D:
        node = make()
        node.position = node.rotation = ORIGIN
        return node

    return made


def _piece(add: Callable[[MeshBuilder], object]) -> Maker:
    """A part of the fair's one big mesh, as a node of its own."""

    def made() -> Node3D:
        builder = MeshBuilder()
        add(builder)
        return MeshInstance3D(builder.build(), static=True)

    return made


def _stall(goods: Goods) -> Maker:
    return _piece(lambda builder: add_stall(builder, goods, (palette.RED, palette.CREAM)))


def _gate(rider: Rider) -> Maker:
    return _moved_here(lambda: Gate(rider))


CATALOGUE: Mapping[str, Mapping[str, Maker]] = {
    "models": {str(rider): make for rider, make in VEHICLES.items()},
    "landmarks": {str(stop): _moved_here(make) for stop, make in LANDMARKS.items()},
    "homes": {str(rider): _moved_here(make) for rider, make in HOMES.items()},
    "fair": {
        "Ferris wheel": FerrisWheel,
        "carousel": Carousel,
        "slide": _piece(add_slide),
        "barn": _piece(add_barn),
        "tent": _piece(lambda builder: add_tent(builder, 4.2, (palette.PURPLE, palette.YELLOW))),
        "bandstand": _piece(add_bandstand),
        "parking lot": _piece(add_parking_lot),
        "balloons": _piece(lambda builder: add_balloons(builder, 0.0, 0.0)),
        "picnic table": _piece(lambda builder: add_picnic_table(builder, 0.0, 0.0, 0.0)),
        **{f"stall: {goods}": _stall(goods) for goods in GOODS},
        **{f"gate: {rider}": _gate(rider) for rider in Rider},
    },
}
"""Groups of models; each maker gives a new node about the origin that looks along -z."""
