"""Children in equal columns."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.kit.widget import Widget


class Grid(Widget):
    """Children in columns of one width; as many columns as fit without a ragged last row.

    Attributes:
        gap: Steps of the grid between columns and between rows.
        least: Design pixels at text size 100 % that a column is to have where there is more than one.
    """

    def __init__(self, children: Sequence[Widget] = (), *, gap: int = 3, least: float = 0) -> None:
        super().__init__(children)
        self.gap = gap
        self.least = least

    def measure_width(self) -> int:
        """All in one row."""
        count = len(self.children)
        return super().measure_width() * count + self.theme.space(self.gap) * max(count - 1, 0)

    def _columns(self, width: int) -> int:
        gap = self.theme.space(self.gap)
        count = len(self.children)
        wide = max(self.minimum_width(), self.theme.text_px(self.least))
        fit = max((width + gap) // (wide + gap), 1)
        return max(
            (columns for columns in range(1, count + 1) if columns <= fit and count % columns == 0), default=1
        )

    def _rows(self, width: int) -> tuple[int, list[list[Widget]], list[int]]:
        """The width of a column, the rows and their heights."""
        columns = self._columns(width)
        wide = (width - self.theme.space(self.gap) * (columns - 1)) // columns
        rows = [self.children[start : start + columns] for start in range(0, len(self.children), columns)]
        return wide, rows, [max(child.preferred_height(wide) for child in row) for row in rows]

    def measure_height(self, width: int) -> int:
        """All rows and the gaps between them."""
        heights = self._rows(width)[2]
        return sum(heights) + self.theme.space(self.gap) * max(len(heights) - 1, 0)

    def arrange(self, rect: pygame.Rect) -> None:
        """Place the children row by row; those in a row are equally tall."""
        self.rect = pygame.Rect(rect)
        gap = self.theme.space(self.gap)
        wide, rows, heights = self._rows(rect.width)
        top = rect.top
        for row, height in zip(rows, heights, strict=True):
            for column, child in enumerate(row):
                child.arrange(pygame.Rect(rect.left + column * (wide + gap), top, wide, height))
            top += height + gap
