"""The evening in numbers."""

from collections.abc import Sequence

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED, NIGHT_RAISED
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import CHIP_RADIUS
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text import longest_word_width, wrap
from sorry_people.ui.text_style import TextStyle

HEAD = 28
"""Design pixels of the emblems' row."""


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
        return max(widest, self.theme.text_px(HEAD)) + self.theme.space(3)

    def _columns(self, width: int) -> int:
        """The width of each column: wide enough for the riders' names where there is room for them."""
        font = self.theme.font(TextStyle.SMALL_BOLD)
        names = max(font.size(rider)[0] for rider in self.riders) + self.theme.space(3)
        wide = max(self._column(), names)
        return (
            wide
            if width >= self.preferred_width() + (wide - self._column()) * len(self.riders)
            else self._column()
        )

    def _name_width(self, width: int) -> int:
        return width - self._columns(width) * len(self.riders) - self.theme.space(3)

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

    def _name_line(self) -> int:
        return self.theme.font(TextStyle.SMALL_BOLD).get_linesize() + self.theme.space(1)

    def _head(self, width: int) -> int:
        """The emblems, and the names below them where they are shown."""
        names = self._name_line() if self._columns(width) > self._column() else 0
        return self.theme.text_px(HEAD) + names

    def measure_height(self, width: int) -> int:
        """The head and the rows."""
        return self._head(width) + sum(self._heights(width))

    def paint(self, canvas: Canvas) -> None:
        """Emblems over the columns, every other row on a lighter ground."""
        theme = self.theme
        column = self._columns(self.rect.width)
        first = self.rect.right - column * len(self.riders)
        for index, rider in enumerate(self.riders):
            head = pygame.Rect(first + index * column, self.rect.top, column, theme.text_px(HEAD))
            canvas.icon(emblem_of(rider), head.inflate(-theme.space(1), -theme.space(1)), theme.riders[rider])
            if column > self._column():
                below = pygame.Rect(head.left, head.bottom, column, self._name_line())
                canvas.text_in(rider, below, TextStyle.SMALL_BOLD, theme.riders[rider])
        font = theme.font(TextStyle.SMALL)
        top = self.rect.top + self._head(self.rect.width)
        for row, ((name, figures), height) in enumerate(
            zip(self.rows, self._heights(self.rect.width), strict=True)
        ):
            band = pygame.Rect(self.rect.left, top, self.rect.width, height)
            if row % 2 == 0:
                canvas.box(band, NIGHT_RAISED, theme.px(CHIP_RADIUS))
            for index, line in enumerate(wrap(font, name, self._name_width(self.rect.width))):
                y = top + theme.space(1) + index * font.get_linesize()
                canvas.text(line, (self.rect.left + theme.space(2), y), TextStyle.SMALL, MUTED)
            for index, figure in enumerate(figures):
                cell = pygame.Rect(first + index * column, top, column, height)
                canvas.text_in(figure, cell, TextStyle.SMALL_BOLD, CREAM)
            top += height
