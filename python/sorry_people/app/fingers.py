"""Which fingers are down, and what two of them say together."""

from dataclasses import dataclass
from math import dist

import pygame

LEAST_SPREAD = 8.0
"""Pixels between two fingers below which their distance says nothing."""


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers moved: the factor for the distance of the camera, and the middle between them in pixels."""

    factor: float
    center: tuple[float, float]


class Fingers:
    """Follows the fingers on the screen."""

    def __init__(self) -> None:
        self._places: dict[int, tuple[float, float]] = {}
        self._are_pinching = False

    @property
    def are_pinching(self) -> bool:
        """Whether two fingers have been down since the screen was last free of all."""
        return self._are_pinching

    def follow(self, event: pygame.event.Event, viewport: tuple[int, int]) -> Pinch | None:
        """Takes a finger event; tells of a pinch when one of two fingers has moved."""
        before = self._spread()
        if event.type == pygame.FINGERUP:
            self._places.pop(event.finger_id, None)
            if not self._places:
                self._are_pinching = False
            return None
        self._places[event.finger_id] = (event.x * viewport[0], event.y * viewport[1])
        if len(self._places) >= 2:
            self._are_pinching = True
        after = self._spread()
        if event.type != pygame.FINGERMOTION or before is None or after is None:
            return None
        one, other = list(self._places.values())[:2]
        return Pinch(before / after, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))

    def _spread(self) -> float | None:
        """How far the first two fingers are apart."""
        if len(self._places) < 2:
            return None
        one, other = list(self._places.values())[:2]
        return max(dist(one, other), LEAST_SPREAD)
