"""What the ear has to know of a world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Node3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.world.riders.vehicle import Vehicle


class Venue(Protocol):
    """A world with what makes sounds in it."""

    @property
    def evening(self) -> float:
        """How much of the evening is over, 0 to 1, as the fair shows it."""

    @property
    def organ(self) -> Vector:
        """Where the fair's organ is."""

    @property
    def honky_tonk(self) -> Vector | None:
        """Where the bar is, if there is one in earshot."""

    @property
    def vehicles(self) -> Sequence[Vehicle]:
        """What has an engine."""

    @property
    def pawns(self) -> Sequence[Node3D]:
        """What walks on wooden feet."""

    def place_of(self, source: str) -> Vector:
        """Where a rider, landmark, pawn or player is, as cues name them.

        Raises:
            KeyError: Nothing here has that name.
        """
