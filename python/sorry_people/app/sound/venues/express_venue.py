"""What is heard of the Express table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.world.express.table import ExpressTable
    from sorry_people.world.riders.vehicle import Vehicle


class ExpressVenue:
    """A table at the fair by night, with the pawns on it.

    Attributes:
        vehicles: None.
        pawns: All sixteen.
        honky_tonk: None: the bar is too far off.
        evening: Half of it is over all the time.
    """

    honky_tonk = None
    evening = 0.5

    def __init__(self, table: ExpressTable) -> None:
        self._table = table
        self.vehicles: list[Vehicle] = []
        self.pawns: list[Node3D] = list(table.pawns)

    @property
    def organ(self) -> Vector:
        """In the carousel behind the table."""
        return self._table.surroundings.carousel.global_position

    def place_of(self, source: str) -> Vector:
        """Where the base of a player such as "Red" is.

        Raises:
            KeyError: Nobody of that colour plays.
        """
        return self._table.bases[source].global_position
