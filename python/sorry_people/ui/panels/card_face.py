"""A card that turns over."""

import math

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels import card_art


class CardFace(Widget):
    """A card `width` design pixels wide, turned over by `progress`: 0 shows its back, 1 its face."""

    def __init__(self, width: float = 150) -> None:
        super().__init__()
        self.width = width
        self._card: str | None = None
        self._does = ""
        self._progress = 1.0

    def show(self, card: str | None, does: str = "", progress: float = 1.0) -> None:
        """Take another card; None for an empty place."""
        self._card, self._does, self._progress = card, does, progress
        self.repaint()

    @property
    def progress(self) -> float:
        """How far it is turned."""
        return self._progress

    @progress.setter
    def progress(self, progress: float) -> None:
        if not 0 <= progress <= 1:
            raise ValueError(f"a card's progress is {progress}; it must be 0 (back) to 1 (face)")
        self._progress = progress
        self.repaint()

    def _width(self) -> int:
        return self.theme.px(self.width * self.theme.text_scale**0.5)

    def preferred_width(self) -> int:
        """The card's."""
        return self._width()

    def minimum_width(self) -> int:
        """The card's."""
        return self._width()

    def preferred_height(self, width: int) -> int:  # noqa: ARG002
        """The card's."""
        return card_art.height_of(self._width())

    def paint(self, canvas: Canvas) -> None:
        """The side in view, as narrow as its turn makes it, lifted a little in the middle of the turn."""
        if self._card is None:
            return
        width = min(self._width(), self.rect.width)
        turn = math.cos(math.pi * self._progress)
        side = card_art.card_back(width) if turn > 0 else card_art.card_front(self._card, self._does, width)
        shown = max(round(width * abs(turn)), 1)
        place = pygame.Rect(0, 0, shown, side.get_height())
        place.center = self.rect.center
        canvas.shadow(place, min(self.theme.px(10), shown // 2))
        canvas.blit(side if shown == width else pygame.transform.smoothscale(side, place.size), place.topleft)
