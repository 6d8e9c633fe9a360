"""The four colours of the older editions, and the marks that tell them apart without hue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.world.livery import LIVERIES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.scene.vectors import Color as Light
    from sorry_people.world.livery import Livery

COLOURS = ("Red", "Blue", "Yellow", "Green")
"""Clockwise, in the order of play (KB1)."""

TWINS: dict[str, Rider] = dict(zip(COLOURS, Rider, strict=True))
"""The rider on the same side of the county road, whose paint and emblem a colour wears."""

PAINT: dict[str, Livery] = {colour: LIVERIES[rider] for colour, rider in TWINS.items()}
"""What each colour is painted with."""


def worn(liveries: Mapping[Rider, Livery], colour: str) -> Livery:
    """What a colour is painted with where the riders wear these liveries."""
    return liveries[TWINS[colour]]


def light_of(livery: Livery) -> Light:
    """A livery's paint as light, 0 to 1."""
    red, green, blue = (part / 255 for part in livery.color)
    return red, green, blue


def side_of(colour: str) -> int:
    """The side of the board that belongs to a colour (KB1).

    Raises:
        ValueError: There is no such colour.
    """
    if colour not in COLOURS:
        raise ValueError(f"no colour {colour!r}: it is one of {', '.join(COLOURS)}")
    return COLOURS.index(colour)
