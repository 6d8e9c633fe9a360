"""Who was how far, over the evening."""

from collections.abc import Mapping, Sequence

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED, NIGHT_LINE, NIGHT_SUNKEN, Color, with_alpha
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import LINE, RADIUS
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.shapes import polyline
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

WIDEST, NARROWEST, TALLEST = 424, 224, 200
EMBLEM = 16
THICK = 2.5
"""Design pixels."""


class LeadPlot(Widget):
    """A line for each rider: the share of the way home, 0 to 1, after each turn of the game."""

    def __init__(self, ways: Mapping[str, Sequence[float]], *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.ways = {rider: list(way) for rider, way in ways.items()}
        self._lines: dict[tuple[str, tuple[int, int], Color], pygame.Surface] = {}

    def measure_width(self) -> int:
        """Room for an evening."""
        return self.theme.px(WIDEST)

    def measure_minimum_width(self) -> int:
        """Room for the names of the axes."""
        return self.theme.text_px(NARROWEST)

    def measure_height(self, width: int) -> int:
        """Lower than wide."""
        return min(width * 9 // 20, self.theme.px(TALLEST)) + self.theme.font(TextStyle.SMALL).get_linesize()

    def paint(self, canvas: Canvas) -> None:
        """The axes, the lines, and each rider's emblem at the end of its line."""
        theme = self.theme
        line_height = theme.font(TextStyle.SMALL).get_linesize()
        axis = max(theme.font(TextStyle.SMALL).size(words(f"plot.{name}"))[0] for name in ("home", "fair"))
        field = pygame.Rect(
            self.rect.left + axis + theme.space(2),
            self.rect.top,
            self.rect.width - axis - theme.space(2),
            self.rect.height - line_height - theme.space(1),
        )
        canvas.box(field, NIGHT_SUNKEN, theme.px(RADIUS))
        emblem = theme.px(EMBLEM)
        plot = field.inflate(-theme.space(4), -theme.space(5))
        plot.width -= emblem // 2
        for quarter in range(5):
            y = plot.bottom - plot.height * quarter // 4
            grid = pygame.Rect(field.left + theme.space(1), y, field.width - theme.space(2), 1)
            canvas.box(grid, with_alpha(NIGHT_LINE, 90))
        for name, y in (("home", plot.top), ("fair", plot.bottom)):
            text = words(f"plot.{name}")
            left = field.left - theme.space(2) - theme.font(TextStyle.SMALL).size(text)[0]
            canvas.text(text, (left, y - line_height // 2), TextStyle.SMALL, MUTED)
        turns = pygame.Rect(field.left, field.bottom + theme.space(1), field.width, line_height)
        canvas.text_in(words("plot.turns", turns=self._turns()), turns, TextStyle.SMALL, MUTED)
        ends: list[tuple[str, tuple[float, float]]] = []
        for rider, way in self.ways.items():
            if way:
                points = self._points(plot, way)
                color = theme.riders[rider]
                canvas.blit(self._line(rider, points, field, color), field.topleft)
                ends.append((rider, points[-1]))
        for rider, end in ends:
            place = pygame.Rect(0, 0, emblem, emblem)
            place.center = (round(end[0]), round(end[1]))
            canvas.icon(emblem_of(rider), place.inflate(2 * theme.line(LINE), 2 * theme.line(LINE)), CREAM)
            canvas.icon(emblem_of(rider), place, theme.riders[rider])

    def _line(
        self, rider: str, points: Sequence[tuple[float, float]], field: pygame.Rect, color: Color
    ) -> pygame.Surface:
        """A rider's line, kept: a smooth line of this size takes some 30 ms to draw."""
        key = (rider, field.size, color)
        if key not in self._lines:
            local = [(x - field.left, y - field.top) for x, y in points]
            self._lines[key] = polyline(field.size, local, color, self.theme.px(THICK))
        return self._lines[key]

    def _turns(self) -> int:
        return max((len(way) for way in self.ways.values()), default=1) - 1

    def _points(self, plot: pygame.Rect, way: Sequence[float]) -> list[tuple[float, float]]:
        turns = max(self._turns(), 1)
        # Who is home is on the way no longer: the line, and the emblem at its end, stop there.
        arrival = next((turn for turn, share in enumerate(way) if share >= 1), len(way) - 1)
        return [
            (plot.left + plot.width * turn / turns, plot.bottom - plot.height * min(max(share, 0), 1))
            for turn, share in enumerate(way[: arrival + 1])
        ]
