"""Where tags go so that none covers another."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

REACH = 4
"""Steps that a tag may go aside, each as long as the tag."""

STEPS = sorted(
    product(range(-REACH, REACH + 1), repeat=2),
    # Nearest first; of those as near, rather to the right than to the left, and rather down than up.
    key=lambda step: (abs(step[0]) + abs(step[1]), abs(step[1]), -step[0], -step[1]),
)


def spread(wanted: Sequence[pygame.Rect], gap: int) -> list[pygame.Rect]:
    """Places for tags: each where it is wanted, or as near as the ones before it let it.

    Args:
        wanted: Where each tag would be best, in pixels.
        gap: Pixels between tags that lie side by side.
    """
    placed: list[pygame.Rect] = []
    for rect in wanted:
        across, down = rect.width + gap, rect.height + gap
        tried = (rect.move(right * across, below * down) for right, below in STEPS)
        placed.append(next((place for place in tried if place.collidelist(placed) < 0), rect))
    return placed
