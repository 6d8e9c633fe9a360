"""Children side by side."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.grown import grown
from sorry_people.ui.kit.widget import Widget


class Row(Widget):
    """Children side by side, with a gap in grid steps."""

    def __init__(
        self, children: Sequence[Widget] = (), *, gap: int = 2, align: Align = Align.CENTER, grow: float = 0
    ) -> None:
        super().__init__(children, grow=grow)
        self.gap = gap
        self.align = align

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def _gaps(self) -> int:
        return self.theme.space(self.gap) * max(len(self._shown()) - 1, 0)

    def measure_width(self) -> int:
        """All children and the gaps between them."""
        return sum(child.preferred_width() for child in self._shown()) + self._gaps()

    def measure_minimum_width(self) -> int:
        """All children at their narrowest and the gaps between them."""
        return sum(child.minimum_width() for child in self._shown()) + self._gaps()

    def _widths(self, width: int) -> list[int]:
        shown = self._shown()
        widths = [child.preferred_width() for child in shown]
        left = width - sum(widths) - self._gaps()
        if left >= 0:
            return grown(shown, widths, left)
        # Too narrow: everybody gives up the same share of what they can give.
        spare = [wide - child.minimum_width() for child, wide in zip(shown, widths, strict=True)]
        share = min(-left / sum(spare), 1.0) if sum(spare) > 0 else 0.0
        return [wide - int(room * share + 0.999) for wide, room in zip(widths, spare, strict=True)]

    def measure_height(self, width: int) -> int:
        """The tallest child."""
        pairs = zip(self._shown(), self._widths(width), strict=True)
        return max((child.preferred_height(wide) for child, wide in pairs), default=0)

    def arrange(self, rect: pygame.Rect) -> None:
        """Hand out the width: what each prefers, and what is left to those that grow."""
        self.rect = pygame.Rect(rect)
        left = rect.left
        for child, width in zip(self._shown(), self._widths(rect.width), strict=True):
            height = (
                rect.height if self.align is Align.FILL else min(child.preferred_height(width), rect.height)
            )
            shift = 0 if self.align is Align.FILL else round((rect.height - height) * self.align.value)
            child.arrange(pygame.Rect(left, rect.top + shift, width, height))
            left += width + self.theme.space(self.gap)
