"""A surface given from outside."""

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.kit.fixed_size import FixedSize


class Image(FixedSize):
    """Shows a premultiplied surface, scaled to fit its box of `size` design pixels."""

    def __init__(self, surface: pygame.Surface | None, size: tuple[float, float], *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self._surface = surface
        self.size = size

    @property
    def surface(self) -> pygame.Surface | None:
        """What it shows."""
        return self._surface

    @surface.setter
    def surface(self, surface: pygame.Surface | None) -> None:
        self._surface = surface
        self.repaint()

    def size_px(self) -> tuple[int, int]:
        """The box."""
        return self.theme.px(self.size[0]), self.theme.px(self.size[1])

    def paint(self, canvas: Canvas) -> None:
        """The surface in the middle, its shape kept."""
        if self._surface is None:
            return
        place = self._surface.get_rect().fit(self.rect)
        canvas.blit(pygame.transform.smoothscale(self._surface, place.size), place.topleft)
