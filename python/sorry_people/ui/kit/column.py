"""Children one below the other."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.grown import grown
from sorry_people.ui.kit.widget import Widget


class Column(Widget):
    """Children one below the other, with a gap in grid steps."""

    def __init__(
        self, children: Sequence[Widget] = (), *, gap: int = 2, align: Align = Align.FILL, grow: float = 0
    ) -> None:
        super().__init__(children, grow=grow)
        self.gap = gap
        self.align = align

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def _width_of(self, child: Widget, width: int) -> int:
        return width if self.align is Align.FILL else min(child.preferred_width(), width)

    def measure_height(self, width: int) -> int:
        """All children and the gaps between them."""
        shown = self._shown()
        heights = (child.preferred_height(self._width_of(child, width)) for child in shown)
        return sum(heights) + self.theme.space(self.gap) * max(len(shown) - 1, 0)

    def arrange(self, rect: pygame.Rect) -> None:
        """Hand out the height: what each prefers, and what is left to those that grow."""
        self.rect = pygame.Rect(rect)
        shown = self._shown()
        widths = [self._width_of(child, rect.width) for child in shown]
        heights = [child.preferred_height(width) for child, width in zip(shown, widths, strict=True)]
        left = rect.height - sum(heights) - self.theme.space(self.gap) * max(len(shown) - 1, 0)
        heights = grown(shown, heights, left)
        top = rect.top
        for child, width, height in zip(shown, widths, heights, strict=True):
            shift = 0 if self.align is Align.FILL else round((rect.width - width) * self.align.value)
            child.arrange(pygame.Rect(rect.left + shift, top, width, height))
            top += height + self.theme.space(self.gap)
