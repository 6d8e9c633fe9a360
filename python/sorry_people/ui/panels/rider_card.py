"""One rider in the set-up."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM, MUTED, NIGHT_SUNKEN, mix, readable_on
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.either import Either
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.image import Image
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.spacer import Spacer
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.panels.rider_seat import RiderSeat
from sorry_people.ui.rider_palette import EMBLEMS
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

DRIVERS = ("person", "easy", "medium", "hard")


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
        self, intro: RiderIntro, seat: RiderSeat, on_change: Callable[[RiderSeat], object] = ignore
    ) -> None:
        self.seat = seat
        self.on_change = on_change
        self.picture = Image(None, (180, 124))
        self._names = {words(f"driver.{driver}"): driver for driver in DRIVERS}
        self._choice = Choice(list(self._names), words(f"driver.{seat.driver}"), self._choose)
        self._name = TextField(
            seat.name, hint=words("setup.name_hint"), max_length=16, on_change=self._rename, width=130
        )
        self._level = Label("", TextStyle.SMALL, MUTED)
        self._rider = intro.rider
        heading = Row([RiderBadge(intro.rider, 30), Label(intro.rider, TextStyle.TITLE, BULB, grow=1)], gap=2)
        exit_row = Row(
            [Icon("exit", 16, BULB), Label(intro.exit, TextStyle.SMALL_BOLD, CREAM, grow=1)], gap=1.5
        )
        body = Column(
            [
                heading,
                Label(intro.vehicle, TextStyle.SMALL, MUTED),
                exit_row,
                Label(intro.character, TextStyle.SMALL, CREAM),
                Spacer(0, grow=1),
                self._choice,
                Either([self._name, self._level]),
            ],
            gap=1.5,
            grow=1,
        )
        super().__init__(Column([self.picture, Inset(body, 3, grow=1)], gap=0), Look.RAISED, padding=0)
        self._show_driver()

    def show(self, seat: RiderSeat) -> None:
        """Take another driver without telling anybody."""
        self.seat = seat
        self._choice.selected = words(f"driver.{seat.driver}")
        self._name.text = seat.name
        self._show_driver()

    def _choose(self, option: str) -> None:
        self.seat = replace(self.seat, driver=self._names[option])
        self._show_driver()
        self.on_change(self.seat)

    def _rename(self, name: str) -> None:
        self.seat = replace(self.seat, name=name)
        self.on_change(self.seat)

    def _show_driver(self) -> None:
        person = self.seat.driver == "person"
        self._name.visible = person
        self._level.visible = not person
        self._level.text = words(f"driver.about_{self.seat.driver}")

    def paint(self, canvas: Canvas) -> None:
        """The board, with the rider's colour behind the picture."""
        super().paint(canvas)
        color = mix(self.theme.riders[self._rider], NIGHT_SUNKEN, 0.3)
        sky = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.picture.rect.height)
        canvas.box(sky, color, self.theme.px(10))
        canvas.box(pygame.Rect(sky.left, sky.centery, sky.width, sky.height - sky.height // 2), color)
        if self.picture.surface is None:
            emblem = pygame.Rect(0, 0, self.theme.px(56), self.theme.px(56))
            emblem.center = sky.center
            canvas.icon(EMBLEMS[self._rider], emblem, readable_on(color))
