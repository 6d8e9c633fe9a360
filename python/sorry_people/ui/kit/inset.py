"""Padding."""

import pygame

from sorry_people.ui.kit.widget import Widget


class Inset(Widget):
    """One child with padding around it, in grid steps."""

    def __init__(self, child: Widget, steps: int, vertical: int | None = None, *, grow: float = 0) -> None:
        super().__init__([child], grow=grow)
        self.steps = (steps, steps if vertical is None else vertical)

    def _padding(self) -> tuple[int, int]:
        return self.theme.space(self.steps[0]), self.theme.space(self.steps[1])

    def measure_width(self) -> int:
        """The child's and the padding."""
        return super().measure_width() + 2 * self._padding()[0]

    def measure_minimum_width(self) -> int:
        """The child's and the padding."""
        return super().measure_minimum_width() + 2 * self._padding()[0]

    def measure_height(self, width: int) -> int:
        """The child's and the padding."""
        across, down = self._padding()
        return super().measure_height(width - 2 * across) + 2 * down

    def arrange(self, rect: pygame.Rect) -> None:
        """Give the child what lies inside the padding."""
        across, down = self._padding()
        self.rect = pygame.Rect(rect)
        for child in self.children:
            child.arrange(rect.inflate(-2 * across, -2 * down))
