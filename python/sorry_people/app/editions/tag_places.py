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


def spread(
    wanted: Sequence[pygame.Rect], gap: int, window: pygame.Rect, covered: Sequence[pygame.Rect] = ()
) -> list[pygame.Rect]:
    """Places for tags: each where it is wanted, or as near as the ones before it and the panels let it.

    Args:
        wanted: Where each tag would be best, in pixels.
        gap: Pixels between tags that lie side by side.
        window: What can be seen; a mark that is out of it keeps its tag.
        covered: Where panels lie.
    """
    placed: list[pygame.Rect] = []
    for rect in wanted:
        across, down = rect.width + gap, rect.height + gap
        taken = [*placed, *covered]
        tried = [rect.move(right * across, below * down) for right, below in STEPS]
        free = [place for place in tried if place.collidelist(taken) < 0]
        placed.append(next((place for place in free if window.contains(place)), free[0] if free else rect))
    return placed
