"""Shares of a whole side by side."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import NIGHT_SUNKEN, Color
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import BAR, CHIP_RADIUS


class StackedBar(Widget):
    """A bar cut into colored shares that add up to 1; what is missing stays dark."""

    def __init__(
        self, shares: Sequence[float], colors: Sequence[Color], *, height: float = 8, grow: float = 0
    ) -> None:
        super().__init__(grow=grow)
        self.shares = list(shares)
        self.colors = list(colors)
        self.height = height

    def show(self, shares: Sequence[float]) -> None:
        """Take new shares."""
        self.shares = list(shares)
        self.repaint()

    def measure_width(self) -> int:
        """Room to see a difference."""
        return self.theme.text_px(BAR)

    def measure_minimum_width(self) -> int:
        """Half of that."""
        return self.theme.text_px(BAR / 2)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The height given."""
        return self.theme.text_px(self.height)

    def paint(self, canvas: Canvas) -> None:
        """The shares from the left, a hair apart."""
        canvas.box(self.rect, NIGHT_SUNKEN, self.theme.px(CHIP_RADIUS))
        hair = self.theme.line()
        before = 0.0
        for share, color in zip(self.shares, self.colors, strict=True):
            left = self.rect.left + round(self.rect.width * before)
            before += share
            right = self.rect.left + round(self.rect.width * min(before, 1.0))
            if right - left > hair:
                canvas.box(
                    pygame.Rect(left, self.rect.top, right - left - hair, self.rect.height),
                    color,
                    self.theme.px(CHIP_RADIUS),
                )
