"""The riders' colors on the panels: those that they wear in the world."""

from collections.abc import Mapping
from dataclasses import dataclass

from sorry_people.rules import Rider
from sorry_people.ui.colors import Color
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES, Livery

PAWNS = {"Red": Rider.BUCKY, "Blue": Rider.TERRENCE, "Yellow": Rider.BETHANY, "Green": Rider.CHUCK}
"""Whose color and emblem each color of the older editions has."""


@dataclass(frozen=True, slots=True)
class RiderPalette:
    """A color for each player: by a rider's name, or by the name of a color of the older editions."""

    liveries: Mapping[Rider, Livery]

    def __getitem__(self, player: str) -> Color:
        """The player's color; KeyError where there is no such player."""
        return (*self.liveries[_rider(player)].color, 255)


STANDARD = RiderPalette(LIVERIES)
COLOR_BLIND_SAFE = RiderPalette(LIVERIES_FOR_ALL_EYES)


def emblem_of(player: str) -> str:
    """The icon that says the same as the player's color; KeyError where there is no such player."""
    return LIVERIES[_rider(player)].emblem


def _rider(player: str) -> Rider:
    rider = PAWNS.get(player, player)
    if rider not in LIVERIES:
        raise KeyError(player)
    return Rider(rider)
