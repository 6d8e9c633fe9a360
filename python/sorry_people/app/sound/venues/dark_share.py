"""How much of the evening is over, as the fair shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.world.fair.string_lights import StringLights


def dark_share(lights: StringLights) -> float:
    """The share of the strings of lights that are dark, 0 to 1."""
    return lights.dark_share
