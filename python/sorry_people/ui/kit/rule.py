"""A line between parts of a panel."""

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_DEEP, Color
from sorry_people.ui.kit.widget import Widget


class Rule(Widget):
    """A hairline with a star in its middle."""

    def __init__(self, color: Color = BULB_DEEP, star: Color = BULB) -> None:
        super().__init__()
        self.color = color
        self.star = star

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The star."""
        return self.theme.px(16)

    def paint(self, canvas: Canvas) -> None:
        """Two half lines and the star between them."""
        star = self.rect.height
        half = (self.rect.width - star) // 2 - self.theme.space(2)
        thin = self.theme.line()
        y = self.rect.centery - thin // 2
        canvas.box(pygame.Rect(self.rect.left, y, half, thin), self.color)
        canvas.box(pygame.Rect(self.rect.right - half, y, half, thin), self.color)
        canvas.icon("star", self.rect, self.star)
