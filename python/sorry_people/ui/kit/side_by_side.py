"""Two things of which one leads to the other."""

import pygame

from sorry_people.ui.kit.widget import Widget

NARROWEST = 300
"""Design pixels at text size 100 % that the second needs to be read beside the first."""


class SideBySide(Widget):
    """The first at its own width and the second in the rest; the one above the other where that is narrow."""

    def __init__(self, first: Widget, second: Widget, *, grow: float = 0) -> None:
        super().__init__([first, second], grow=grow)
        self.first = first
        self.second = second

    def _gap(self) -> int:
        return self.theme.space(4)

    def _split(self, width: int) -> int | None:
        """The width of the second beside the first; None where it goes below."""
        left = width - self.first.preferred_width() - self._gap()
        return left if left >= self.theme.text_px(NARROWEST) else None

    def measure_width(self) -> int:
        """The first, and the second at a good width for reading."""
        return self.first.preferred_width() + self._gap() + self.theme.text_px(2 * NARROWEST)

    def measure_height(self, width: int) -> int:
        """The taller of both, or both and the gap."""
        beside = self._split(width)
        if beside is not None:
            return max(
                self.first.preferred_height(width - beside - self._gap()),
                self.second.preferred_height(beside),
            )
        return self.first.preferred_height(width) + self._gap() + self.second.preferred_height(width)

    def arrange(self, rect: pygame.Rect) -> None:
        """Side by side, or the first in the upper third at most and the second below."""
        self.rect = pygame.Rect(rect)
        beside = self._split(rect.width)
        if beside is not None:
            left = rect.width - beside - self._gap()
            self.first.arrange(pygame.Rect(rect.left, rect.top, left, rect.height))
            self.second.arrange(pygame.Rect(rect.right - beside, rect.top, beside, rect.height))
            return
        above = min(self.first.preferred_height(rect.width), rect.height // 3)
        self.first.arrange(pygame.Rect(rect.left, rect.top, rect.width, above))
        top = rect.top + above + self._gap()
        self.second.arrange(pygame.Rect(rect.left, top, rect.width, rect.bottom - top))
