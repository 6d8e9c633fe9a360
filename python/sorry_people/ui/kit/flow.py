"""Children side by side that wrap like words."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.widget import Widget


class Flow(Widget):
    """Children side by side like words: those that do not fit go on the next line."""

    def __init__(self, children: Sequence[Widget] = (), *, gap: int = 2, align: Align = Align.START) -> None:
        super().__init__(children)
        self.gap = gap
        self.align = align

    def measure_width(self) -> int:
        """All on one line."""
        shown = [child for child in self.children if child.visible]
        return sum(child.preferred_width() for child in shown) + self.theme.space(self.gap) * max(
            len(shown) - 1, 0
        )

    def _lines(self, width: int) -> list[list[tuple[Widget, int]]]:
        gap = self.theme.space(self.gap)
        lines: list[list[tuple[Widget, int]]] = []
        used = width + 1
        for child in self.children:
            if not child.visible:
                continue
            wide = min(child.preferred_width(), width)
            if not lines or used + gap + wide > width:
                lines.append([])
                used = -gap
            lines[-1].append((child, wide))
            used += gap + wide
        return lines

    def measure_height(self, width: int) -> int:
        """All lines and the gaps between them."""
        lines = self._lines(width)
        heights = (max(child.preferred_height(wide) for child, wide in line) for line in lines)
        return sum(heights) + self.theme.space(self.gap) * max(len(lines) - 1, 0)

    def arrange(self, rect: pygame.Rect) -> None:
        """Break into lines and place each by the alignment."""
        self.rect = pygame.Rect(rect)
        gap = self.theme.space(self.gap)
        top = rect.top
        for line in self._lines(rect.width):
            height = max(child.preferred_height(wide) for child, wide in line)
            used = sum(wide for _, wide in line) + gap * (len(line) - 1)
            left = rect.left + round((rect.width - used) * max(self.align.value, 0))
            for child, wide in line:
                child_height = child.preferred_height(wide)
                child.arrange(pygame.Rect(left, top + (height - child_height) // 2, wide, child_height))
                left += wide + gap
            top += height + gap
