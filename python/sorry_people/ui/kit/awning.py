"""The striped roof of a stall."""

import pygame

from sorry_people.ui import shapes
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BARN_RED, CREAM
from sorry_people.ui.kit.widget import Widget

HEIGHT, STRIPE, OVERHANG = 36, 32, 8
"""Design pixels."""


class Awning(Widget):
    """Red and cream stripes with scalloped ends, a little wider than the panel that it roofs."""

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The stripes."""
        return self.theme.px(HEIGHT)

    def paint(self, canvas: Canvas) -> None:
        """The stripes and their shadow on the panel."""
        over = self.theme.px(OVERHANG)
        roof = pygame.Rect(
            self.rect.left - over, self.rect.top - over, self.rect.width + 2 * over, self.rect.height
        )
        stripe = self.theme.px(STRIPE)
        shade = shapes.awning(roof.width, roof.height, stripe, (0, 0, 0, 90), (0, 0, 0, 90))
        canvas.blit(shade, (roof.left, roof.top + self.theme.space(1)))
        canvas.blit(shapes.awning(roof.width, roof.height, stripe, CREAM, BARN_RED), roof.topleft)
