"""One rider in the set-up."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sorry_people.session import SeatChoice
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM, MUTED, NIGHT_SUNKEN, mix, readable_on, with_alpha
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.image import Image
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.spacer import Spacer
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.panels.seat_control import SeatControl
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.shapes import rays
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

DRIVERS = ("person", "easy", "medium", "hard")
PICTURE = (184, 120)
EMBLEM = 56
"""Design pixels; the emblem stands for the picture until that has been taken."""

RAYS = 28
"""The alpha of the rays behind it."""


@dataclass(frozen=True, slots=True)
class RiderIntro:
    """What the set-up tells about a rider: name, vehicle, the gate they leave by and a line of character."""

    rider: str
    vehicle: str
    exit: str
    character: str


class RiderCard(Panel):
    """Picture, name, exit and character of a rider, and who drives; `on_change` hears the new seat."""

    def __init__(
        self, intro: RiderIntro, seat: SeatChoice, on_change: Callable[[SeatChoice], object] = ignore
    ) -> None:
        self.picture = Image(None, PICTURE)
        self._control = SeatControl(seat, DRIVERS, on_change)
        self._rider = intro.rider
        heading = Row([RiderBadge(intro.rider, 32), Label(intro.rider, TextStyle.TITLE, BULB, grow=1)], gap=2)
        way_out = Row(
            [
                Icon("exit", 16, BULB, tooltip=words("setup.exit")),
                Label(intro.exit, TextStyle.SMALL_BOLD, CREAM, grow=1),
            ],
            gap=2,
        )
        about = Column(
            [
                Label(intro.vehicle, TextStyle.SMALL, MUTED),
                way_out,
                Label(intro.character, TextStyle.SMALL, CREAM),
            ],
            gap=1,
        )
        body = Column([heading, about, Spacer(0, grow=1), self._control], gap=1, grow=1)
        super().__init__(Column([self.picture, Inset(body, 3, grow=1)], gap=0), Look.RAISED, padding=0)

    @property
    def seat(self) -> SeatChoice:
        """Who drives."""
        return self._control.seat

    def paint(self, canvas: Canvas) -> None:
        """The board, with the rider's color behind the picture."""
        super().paint(canvas)
        if self.picture.visible:
            self._paint_picture_s_ground(canvas)

    def _paint_picture_s_ground(self, canvas: Canvas) -> None:
        color = mix(self.theme.riders[self._rider], NIGHT_SUNKEN, 0.3)
        sky = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.picture.rect.height)
        radius = self.theme.px(RADIUS)
        canvas.box(sky, color, radius)
        canvas.box(pygame.Rect(sky.left, sky.centery, sky.width, sky.height - sky.height // 2), color)
        # Not over the round corners.
        below = pygame.Rect(sky.left, sky.top + radius, sky.width, sky.height - radius)
        for part in (below, pygame.Rect(sky.left + radius, sky.top, sky.width - 2 * radius, radius)):
            with canvas.clipped(part):
                canvas.blit(rays(sky.size, with_alpha(CREAM, RAYS)), sky.topleft)
        if self.picture.surface is None:
            emblem = pygame.Rect(0, 0, self.theme.px(EMBLEM), self.theme.px(EMBLEM))
            emblem.center = sky.center
            canvas.icon(emblem_of(self._rider), emblem, readable_on(color))
