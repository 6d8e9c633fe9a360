"""One color of the older editions in the set-up."""

from collections.abc import Callable, Sequence

import pygame

from sorry_people.session import SeatChoice
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, MUTED
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.spacer import Spacer
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.panels.seat_control import SeatControl
from sorry_people.ui.text_style import TextStyle

EDGE = 8
"""Design pixels of the color along the upper edge."""


class ColorCard(Panel):
    """A color's name, a note such as who plays along with it, and who plays it.

    Args:
        seat: Who plays it now.
        drivers: Who may.
        note: May be empty.
        on_change: Hears the new seat.
    """

    def __init__(
        self,
        seat: SeatChoice,
        drivers: Sequence[str],
        note: str = "",
        on_change: Callable[[SeatChoice], object] = ignore,
    ) -> None:
        self._control = SeatControl(seat, drivers, on_change)
        self._color = seat.player
        heading = Row([RiderBadge(seat.player, 32), Label(seat.player, TextStyle.TITLE, BULB, grow=1)], gap=2)
        told = [heading, Label(note, TextStyle.SMALL, MUTED)] if note else [heading]
        body = Column([*told, Spacer(0, grow=1), self._control], gap=2, grow=1)
        super().__init__(Column([Spacer(EDGE // 4), body], gap=0), Look.RAISED, padding=3)

    @property
    def seat(self) -> SeatChoice:
        """Who plays it."""
        return self._control.seat

    def paint(self, canvas: Canvas) -> None:
        """The board, with an edge in the color."""
        super().paint(canvas)
        edge = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.theme.px(EDGE))
        canvas.box(edge, self.theme.riders[self._color], self.theme.px(RADIUS) // 2)
