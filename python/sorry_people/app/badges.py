"""The riders' emblems over their vehicles, where the camera is too far off to know them otherwise."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame

from sorry_people.app.floating import Floating
from sorry_people.rules import Rider
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, INK, readable_on
from sorry_people.ui.rider_palette import emblem_of

if TYPE_CHECKING:
    from sorry_people.app.stage import Stage
    from sorry_people.ui.interface import Interface
    from sorry_people.ui.theme import Theme

NEAR, FAR = 45.0, 70.0
"""Distances between which a badge fades in."""

DIAMETER = 24
LARGE = 32
"""Design pixels; the large one is that of whose turn it is."""

ABOVE = 3.2
"""Units above the wheels where a badge's lower edge is."""


class Badges:
    """One badge a rider, and a large one for the rider whose turn it is."""

    def __init__(self, stage: Stage, interface: Interface) -> None:
        self._stage = stage
        self._interface = interface
        self.lay_out()

    def lay_out(self) -> None:
        """Draws them anew, for another size of window or text, or other colours."""
        theme = self._interface.theme
        self._badges = {
            (rider, size): Floating(_drawn(rider, theme, theme.px(size)))
            for rider in Rider
            for size in (DIAMETER, LARGE)
        }

    def top_of(self, rider: Rider) -> tuple[float, float]:
        """The pixel over a rider's head and badge, for what the rider says."""
        x, y, z = self._stage.board.vehicles[rider].position
        right, down, depth = self._stage.camera.project((x, y + ABOVE, z), self._stage.viewport)
        if depth <= 0.0:  # behind the camera: from below the picture, on the side where the rider is
            width, height = self._stage.viewport
            return width / 2 * (1.0 - (right - width / 2) / max(abs(right - width / 2), 1.0)), float(height)
        is_badged = dist(self._stage.camera.position, (x, y, z)) > NEAR
        return right, down - (self._interface.theme.px(LARGE) if is_badged else 0)

    def sheets(self, turn: Rider | None) -> list[Floating]:
        """The badges in view, the farthest first."""
        camera, viewport = self._stage.camera, self._stage.viewport
        seen: list[tuple[float, Floating]] = []
        for rider, vehicle in self._stage.board.vehicles.items():
            x, y, z = vehicle.position
            away = dist(camera.position, vehicle.position)
            right, down, depth = camera.project((x, y + ABOVE, z), viewport)
            if depth <= 0.0 or away <= NEAR:
                continue
            badge = self._badges[rider, LARGE if rider == turn else DIAMETER]
            width, height = badge.surface.get_size()
            badge.position = (round(right - width / 2), round(down - height))
            badge.opacity = min(1.0, (away - NEAR) / (FAR - NEAR))
            seen.append((away, badge))
        return [badge for _, badge in sorted(seen, key=lambda pair: -pair[0])]


def _drawn(rider: Rider, theme: Theme, diameter: int) -> pygame.Surface:
    """A disc in the rider's colour with the emblem, on a short stem."""
    line = max(theme.px(2), 1)
    stem = diameter // 3
    surface = pygame.Surface((diameter + 2 * line, diameter + stem + 2 * line), pygame.SRCALPHA)
    canvas = Canvas(surface, (0, 0), theme)
    color = theme.riders[rider]
    middle = surface.get_width() // 2
    canvas.box(pygame.Rect(middle - line, diameter, 2 * line, stem), INK)
    center = (middle, diameter // 2 + line)
    canvas.disc(center, diameter + 2 * line - 1, INK)
    canvas.disc(center, diameter, color, line, CREAM)
    emblem = pygame.Rect(0, 0, diameter * 5 // 9, diameter * 5 // 9)
    emblem.center = center
    canvas.icon(emblem_of(rider), emblem, readable_on(color))
    return surface
