"""The evening in numbers."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED, NIGHT_RAISED
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text import longest_word_width, wrap
from sorry_people.ui.text_style import TextStyle


class NumbersTable(Widget):
    """A row for each kind of number and a column for each rider; the rows' names wrap."""

    def __init__(self, riders: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        super().__init__()
        self.riders = list(riders)
        self.rows = [(name, list(figures)) for name, figures in rows]
        for name, figures in self.rows:
            if len(figures) != len(self.riders):
                raise ValueError(f"row {name!r} has {len(figures)} figures for {len(self.riders)} riders")

    def _column(self) -> int:
        font = self.theme.font(TextStyle.SMALL_BOLD)
        widest = max((font.size(figure)[0] for _, figures in self.rows for figure in figures), default=0)
        return max(widest, self.theme.text_px(22)) + self.theme.space(3)

    def _name_width(self, width: int) -> int:
        return width - self._column() * len(self.riders) - self.theme.space(3)

    def measure_minimum_width(self) -> int:
        """The columns, and the longest word of a row's name."""
        font = self.theme.font(TextStyle.SMALL)
        word = max((longest_word_width(font, name) for name, _ in self.rows), default=0)
        return word + self._column() * len(self.riders) + self.theme.space(3)

    def measure_width(self) -> int:
        """The columns, and the longest name of a row."""
        font = self.theme.font(TextStyle.SMALL)
        name = max((font.size(name)[0] for name, _ in self.rows), default=0)
        return name + self._column() * len(self.riders) + self.theme.space(3)

    def _heights(self, width: int) -> list[int]:
        font = self.theme.font(TextStyle.SMALL)
        return [
            len(wrap(font, name, self._name_width(width))) * font.get_linesize() + self.theme.space(2)
            for name, _ in self.rows
        ]

    def _head(self) -> int:
        return self.theme.text_px(26)

    def measure_height(self, width: int) -> int:
        """The head and the rows."""
        return self._head() + sum(self._heights(width))

    def paint(self, canvas: Canvas) -> None:
        """Emblems over the columns, every other row on a lighter ground."""
        theme = self.theme
        column = self._column()
        first = self.rect.right - column * len(self.riders)
        for index, rider in enumerate(self.riders):
            head = pygame.Rect(first + index * column, self.rect.top, column, self._head())
            canvas.icon(emblem_of(rider), head.inflate(-theme.space(1), -theme.space(1)), theme.riders[rider])
        font = theme.font(TextStyle.SMALL)
        top = self.rect.top + self._head()
        for row, ((name, figures), height) in enumerate(
            zip(self.rows, self._heights(self.rect.width), strict=True)
        ):
            band = pygame.Rect(self.rect.left, top, self.rect.width, height)
            if row % 2 == 0:
                canvas.box(band, NIGHT_RAISED, theme.px(6))
            for index, line in enumerate(wrap(font, name, self._name_width(self.rect.width))):
                y = top + theme.space(1) + index * font.get_linesize()
                canvas.text(line, (self.rect.left + theme.space(2), y), TextStyle.SMALL, MUTED)
            for index, figure in enumerate(figures):
                cell = pygame.Rect(first + index * column, top, column, height)
                canvas.text_in(figure, cell, TextStyle.SMALL_BOLD, CREAM)
            top += height
