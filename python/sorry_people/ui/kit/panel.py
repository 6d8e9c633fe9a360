"""Boards that other widgets are put on."""

from enum import Enum

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BARN_RED,
    BULB,
    BULB_DEEP,
    CLEAR,
    NIGHT,
    NIGHT_LINE,
    NIGHT_RAISED,
    NIGHT_SUNKEN,
    PAPER,
    PAPER_SHADE,
    Color,
    with_alpha,
)
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import LINE, PANEL_RADIUS, RADIUS

BULB_SIZE, BULB_SPACING, BULB_INSET = 8, 36, 24
"""Design pixels: a bulb of the marquee, from one to the next, and from the corner to the first."""


class Look(Enum):
    """What a panel is made of."""

    NIGHT = "night"
    MARQUEE = "marquee"
    PAPER = "paper"
    RAISED = "raised"
    SUNKEN = "sunken"


GROUNDS: dict[Look, Color] = {
    Look.NIGHT: NIGHT,
    Look.MARQUEE: NIGHT,
    Look.PAPER: PAPER,
    Look.RAISED: NIGHT_RAISED,
    Look.SUNKEN: NIGHT_SUNKEN,
}


class Panel(Inset):
    """One child on a board, with padding in grid steps."""

    def __init__(self, child: Widget, look: Look = Look.NIGHT, *, padding: int = 4, grow: float = 0) -> None:
        super().__init__(child, padding, grow=grow)
        self.look = look

    @property
    def ground(self) -> Color:
        """The board's color."""
        return GROUNDS[self.look]

    def paint(self, canvas: Canvas) -> None:
        """The board."""
        theme = self.theme
        hairline, line = theme.line(), theme.line(LINE)
        match self.look:
            case Look.NIGHT | Look.MARQUEE:
                radius = theme.px(PANEL_RADIUS)
                canvas.shadow(self.rect, radius)
                canvas.box(self.rect, NIGHT, radius, line, BULB_DEEP)
                inner = self.rect.inflate(-2 * theme.space(1), -2 * theme.space(1))
                canvas.box(inner, CLEAR, radius - theme.space(1), hairline, with_alpha(NIGHT_LINE, 120))
                if self.look is Look.MARQUEE:
                    self._paint_bulbs(canvas)
            case Look.PAPER:
                radius = theme.px(RADIUS)
                canvas.shadow(self.rect, radius, ticket=True)
                canvas.ticket(self.rect, PAPER, radius, line, PAPER_SHADE)
                inner = self.rect.inflate(-2 * theme.space(1), -2 * theme.space(1))
                canvas.ticket(inner, CLEAR, radius, hairline, with_alpha(BARN_RED, 150))
            case Look.RAISED:
                canvas.box(self.rect, NIGHT_RAISED, theme.px(RADIUS), hairline, NIGHT_LINE)
            case Look.SUNKEN:
                canvas.box(self.rect, NIGHT_SUNKEN, theme.px(RADIUS))

    def _paint_bulbs(self, canvas: Canvas) -> None:
        """A string of bulbs round the edge, evenly spaced."""
        theme = self.theme
        edge = self.rect.inflate(-theme.line(LINE), -theme.line(LINE))
        diameter = theme.px(BULB_SIZE)
        for start, end in (
            (edge.topleft, edge.topright),
            (edge.topright, edge.bottomright),
            (edge.bottomright, edge.bottomleft),
            (edge.bottomleft, edge.topleft),
        ):
            length = abs(end[0] - start[0]) + abs(end[1] - start[1])
            inset = theme.px(BULB_INSET)
            count = max(round((length - 2 * inset) / theme.px(BULB_SPACING)), 1)
            for index in range(count + 1):
                along = (inset + (length - 2 * inset) * index / count) / length
                x = round(start[0] + (end[0] - start[0]) * along)
                y = round(start[1] + (end[1] - start[1]) * along)
                canvas.bulb((x, y), diameter, BULB)
