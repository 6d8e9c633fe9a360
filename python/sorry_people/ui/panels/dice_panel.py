"""The three dice of Express."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, CREAM, NIGHT, NIGHT_LINE
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.row import Row
from sorry_people.ui.panels.die_face import DieFace
from sorry_people.ui.text_style import TextStyle

DICE = 3


@dataclass(frozen=True, slots=True)
class DiceView:
    """The dice as they lie.

    Attributes:
        faces: The faces of the last roll in the order of following them (X2); empty before the first.
        left: How many of them are still to follow.
        can_roll: Whether the dice are to be rolled now.
        note: What is to be done.
    """

    faces: tuple[str, ...]
    left: int
    can_roll: bool
    note: str


class DicePanel(Pressable):
    """Three dice; pressing them, or Space from anywhere, rolls."""

    def __init__(self, view: DiceView, on_roll: Callable[[], object] = ignore, *, tooltip: str = "") -> None:
        self._dice = [DieFace() for _ in range(DICE)]
        self._note = Label("", TextStyle.SMALL_BOLD, CREAM)
        self._roll_tooltip = tooltip
        super().__init__([Inset(Column([Row(self._dice), self._note], gap=2), 4)], on_press=on_roll)
        self.show(view)

    def show(self, view: DiceView) -> None:
        """Show other faces."""
        done = len(view.faces) - view.left
        for index, die in enumerate(self._dice):
            face = view.faces[index] if index < len(view.faces) else None
            die.show(face, is_done=index < done)
        self._note.text = view.note
        self._note.visible = bool(view.note)
        self.enabled = view.can_roll
        self.tooltip = self._roll_tooltip if view.can_roll else ""
        self.repaint()

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Space rolls."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.enabled:
            self.press()
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """The tray; it glows when the dice are to be rolled."""
        radius = self.theme.px(12)
        canvas.shadow(self.rect, radius)
        line = BULB_BRIGHT if self.highlighted else BULB if self.enabled else NIGHT_LINE
        canvas.box(self.rect, NIGHT, radius, self.theme.px(3 if self.highlighted else 2), line)
        self.paint_focus(canvas, radius)
