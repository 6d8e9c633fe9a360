"""Boards that other widgets are put on."""

from enum import Enum

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BARN_RED,
    BULB,
    BULB_DEEP,
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

    def __init__(
        self, child: Widget, look: Look = Look.NIGHT, *, padding: float = 4, grow: float = 0
    ) -> None:
        super().__init__(child, padding, grow=grow)
        self.look = look

    @property
    def ground(self) -> Color:
        """The board's colour."""
        return GROUNDS[self.look]

    def paint(self, canvas: Canvas) -> None:
        """The board."""
        theme = self.theme
        hairline = max(theme.px(1), 1)
        match self.look:
            case Look.NIGHT | Look.MARQUEE:
                radius = theme.px(14)
                canvas.shadow(self.rect, radius)
                canvas.box(self.rect, NIGHT, radius, theme.px(2), BULB_DEEP)
                inner = self.rect.inflate(-theme.px(8), -theme.px(8))
                canvas.box(
                    inner, with_alpha(NIGHT, 0), radius - theme.px(4), hairline, with_alpha(NIGHT_LINE, 120)
                )
                if self.look is Look.MARQUEE:
                    self._paint_bulbs(canvas)
            case Look.PAPER:
                radius = theme.px(10)
                canvas.shadow(self.rect, radius, ticket=True)
                canvas.ticket(self.rect, PAPER, radius, theme.px(2), PAPER_SHADE)
                inner = self.rect.inflate(-theme.px(10), -theme.px(10))
                canvas.ticket(inner, with_alpha(PAPER, 0), radius, hairline, with_alpha(BARN_RED, 150))
            case Look.RAISED:
                canvas.box(self.rect, NIGHT_RAISED, theme.px(10), hairline, NIGHT_LINE)
            case Look.SUNKEN:
                canvas.box(self.rect, NIGHT_SUNKEN, theme.px(10))

    def _paint_bulbs(self, canvas: Canvas) -> None:
        """A string of bulbs round the edge, evenly spaced."""
        theme = self.theme
        edge = self.rect.inflate(-theme.px(2), -theme.px(2))
        diameter = theme.px(7)
        for start, end in (
            (edge.topleft, edge.topright),
            (edge.topright, edge.bottomright),
            (edge.bottomright, edge.bottomleft),
            (edge.bottomleft, edge.topleft),
        ):
            length = abs(end[0] - start[0]) + abs(end[1] - start[1])
            inset = theme.px(22)
            count = max(round((length - 2 * inset) / theme.px(34)), 1)
            for index in range(count + 1):
                along = (inset + (length - 2 * inset) * index / count) / length
                x = round(start[0] + (end[0] - start[0]) * along)
                y = round(start[1] + (end[1] - start[1]) * along)
                canvas.bulb((x, y), diameter, BULB)
