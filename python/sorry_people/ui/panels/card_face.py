"""A card that turns over."""

import math

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.panels import card_art


class CardFace(FixedSize):
    """A card `width` design pixels wide, smaller where there is less room, turned over by `progress`.

    Progress 0 shows its back, 1 its face.
    """

    def __init__(self, width: float) -> None:
        super().__init__()
        self.width = width
        self._card: str | None = None
        self._label: str | None = None
        self._progress = 1.0

    def show(self, card: str | None, progress: float = 1.0, *, label: str | None = None) -> None:
        """Take another card, with a label as for `card_art.card_front`; None for an empty place."""
        self._card, self._progress, self._label = card, progress, label
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

    def size_px(self) -> tuple[int, int]:
        """The card's, which grows with the text, but less."""
        width = self.theme.px(self.width * self.theme.text_scale**0.5)
        return width, card_art.height_of(width)

    def paint(self, canvas: Canvas) -> None:
        """The side in view, as narrow as its turn makes it, lifted a little in the middle of the turn."""
        if self._card is None:
            return
        width = min(self.rect.width, card_art.width_of(self.rect.height))
        turn = math.cos(math.pi * self._progress)
        side = (
            card_art.card_back(width)
            if turn > 0
            else card_art.card_front(self._card, width, label=self._label)
        )
        shown = max(round(width * abs(turn)), 1)
        place = pygame.Rect(0, 0, shown, side.get_height())
        place.center = self.rect.center
        canvas.shadow(place, min(self.theme.px(RADIUS), shown // 2))
        canvas.blit(side if shown == width else pygame.transform.smoothscale(side, place.size), place.topleft)
