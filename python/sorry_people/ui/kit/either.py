"""Things that take turns in one place."""

import pygame

from sorry_people.ui.kit.widget import Widget


class Either(Widget):
    """Children that are visible by turns; always as large as the largest, so that nothing jumps."""

    def measure_width(self) -> int:
        """The widest child, shown or not."""
        return max(child.preferred_width() for child in self.children)

    def measure_minimum_width(self) -> int:
        """The widest child, shown or not."""
        return max(child.minimum_width() for child in self.children)

    def measure_height(self, width: int) -> int:
        """The tallest child, shown or not."""
        return max(child.preferred_height(width) for child in self.children)

    def arrange(self, rect: pygame.Rect) -> None:
        """Each child at the top, as tall as it likes."""
        self.rect = pygame.Rect(rect)
        for child in self.children:
            height = min(child.preferred_height(rect.width), rect.height)
            child.arrange(pygame.Rect(rect.left, rect.top, rect.width, height))
