"""The card, what is said about it, and the button that goes on."""

import pygame

from sorry_people.ui.kit.widget import Widget

READING_WIDTH = 440
"""Design pixels at text size 100 % for the words and the button."""

NARROWEST = 170
"""Design pixels at text size 100 % that the words need to be read between card and button."""


class CardSlip(Widget):
    """Card, words and button side by side, as low as a strip; where it is narrow, the button goes below."""

    def __init__(self, face: Widget, told: Widget, button: Widget) -> None:
        super().__init__([face, told, button])
        self.face = face
        self.told = told
        self.button = button

    def _gap(self) -> int:
        return self.theme.space(3)

    def _is_beside(self, width: int) -> bool:
        """Whether there is room for the button beside the words."""
        left = width - self.face.preferred_width() - self.button.preferred_width() - 2 * self._gap()
        return left >= min(self.theme.text_px(NARROWEST), self.told.preferred_width())

    def _told_width(self, width: int) -> int:
        left = width - self.face.preferred_width() - self._gap()
        if self.button.visible and self._is_beside(width):
            left -= self.button.preferred_width() + self._gap()
        return max(left, 1)

    def measure_width(self) -> int:
        """The card alone, or with a good width for reading: the same for all cards, so that nothing jumps."""
        words = self._gap() + self.theme.text_px(READING_WIDTH) if self.told.visible else 0
        return self.face.preferred_width() + words

    def measure_minimum_width(self) -> int:
        """The card beside the longest word."""
        beside = [child.minimum_width() for child in (self.told, self.button) if child.visible]
        return self.face.preferred_width() + (self._gap() + max(beside) if beside else 0)

    def measure_height(self, width: int) -> int:
        """The card's, or the words' and the button's where they need more."""
        told = self._told_width(width)
        height = self.told.preferred_height(told) if self.told.visible else 0
        if self.button.visible:
            below = self.button.preferred_height(told)
            height = max(height, below) if self._is_beside(width) else height + self._gap() + below
        return max(self.face.preferred_height(width), height)

    def arrange(self, rect: pygame.Rect) -> None:
        """The card at the left, the words in the middle, the button at the right or at the foot."""
        self.rect = pygame.Rect(rect)
        face = pygame.Rect(rect.topleft, (min(self.face.preferred_width(), rect.width), rect.height))
        face.height = min(self.face.preferred_height(rect.width), rect.height)
        face.centery = rect.centery
        self.face.arrange(face)
        room = pygame.Rect(face.right + self._gap(), rect.top, self._told_width(rect.width), rect.height)
        if self.button.visible:
            if self._is_beside(rect.width):
                height = min(self.button.preferred_height(self.button.preferred_width()), rect.height)
                button = pygame.Rect(0, 0, self.button.preferred_width(), height)
                button.midright = rect.midright
            else:
                height = min(self.button.preferred_height(room.width), rect.height)
                button = pygame.Rect(room.left, rect.bottom - height, room.width, height)
                room.height = max(room.height - height - self._gap(), 0)
            self.button.arrange(button)
        if self.told.visible:
            height = min(self.told.preferred_height(room.width), room.height)
            self.told.arrange(pygame.Rect(room.left, room.centery - height // 2, room.width, height))
