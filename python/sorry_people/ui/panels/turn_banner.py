"""Whose turn it is."""

from dataclasses import dataclass

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class TurnView:
    """Whose turn it is and who drives.

    Attributes:
        rider: The rider's name.
        person: The name of the person who must take the device; empty when the computer drives.
        note: What is to be done now, such as "Draw a card".
        plays: Who plays, in other words than for a vehicle; empty for those of Sorry People.
    """

    rider: str
    person: str
    note: str
    plays: str = ""


class TurnBanner(Panel):
    """The rider's badge and name, who drives, and what is to be done."""

    def __init__(self, view: TurnView) -> None:
        self._badge = RiderBadge(view.rider, 40)
        self._name = Label("", TextStyle.TITLE, BULB)
        self._driver = Label("", TextStyle.BOLD, CREAM)
        self._note = Label("", TextStyle.SMALL, CREAM)
        words_column = Column([self._name, self._driver, self._note], gap=0, grow=1)
        super().__init__(Row([self._badge, words_column], gap=3), Look.NIGHT, padding=3)
        self.show(view)

    def show(self, view: TurnView) -> None:
        """Show another turn."""
        self._badge.rider = view.rider
        self._name.text = view.rider
        drives = words("turn.person", person=view.person) if view.person else words("turn.computer")
        self._driver.text = view.plays or drives
        self._note.text = view.note
        self._note.visible = bool(view.note)

    def paint(self, canvas: Canvas) -> None:
        """The board with an edge in the rider's color."""
        super().paint(canvas)
        color = self.theme.riders[self._badge.rider]
        inset = self.theme.px(14)
        edge = pygame.Rect(
            self.rect.left, self.rect.top + inset, self.theme.px(6), self.rect.height - 2 * inset
        )
        canvas.box(edge, color, self.theme.px(3))
