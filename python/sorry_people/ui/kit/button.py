"""Buttons with text."""

from collections.abc import Callable
from enum import Enum

import pygame

from sorry_people.ui import text as lines_of
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BARN_RED,
    BARN_RED_DEEP,
    BARN_RED_LIT,
    BULB,
    BULB_BRIGHT,
    BULB_DEEP,
    CREAM,
    INK,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_RAISED,
    WHITE,
    Color,
    mix,
)
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.measures import ICON, LIP, RADIUS
from sorry_people.ui.text_style import TextStyle


class Importance(Enum):
    """How a button looks: its face, its face under the pointer, its lower edge and its text."""

    PRIMARY = (BULB, BULB_BRIGHT, BULB_DEEP, INK)
    SECONDARY = (NIGHT_RAISED, NIGHT_HOVER, NIGHT_LINE, CREAM)
    DANGER = (BARN_RED, BARN_RED_LIT, BARN_RED_DEEP, CREAM)


class Button(Pressable):
    """A painted wooden button that goes down when pressed; its text wraps if it must."""

    def __init__(
        self,
        text: str,
        on_press: Callable[[], object] = ignore,
        *,
        icon: str = "",
        importance: Importance = Importance.SECONDARY,
        grow: float = 0,
        tooltip: str = "",
    ) -> None:
        super().__init__(on_press=on_press, grow=grow, tooltip=tooltip)
        self._text = text
        self.icon = icon
        self.importance = importance

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.relayout()

    @property
    def style(self) -> TextStyle:
        """Titles' letters for the primary button, plain ones for the rest."""
        return TextStyle.BUTTON if self.importance is Importance.PRIMARY else TextStyle.BOLD

    @property
    def color(self) -> Color:
        """The text's color."""
        return self.importance.value[3]

    @property
    def ground(self) -> Color:
        """Its face, which the text is seen against."""
        return self.importance.value[0]

    def _padding(self) -> tuple[int, int]:
        return self.theme.space(4), self.theme.space(3)

    def _lip(self) -> int:
        return self.theme.px(LIP)

    def _icon_width(self) -> int:
        return self.theme.text_px(ICON) + self.theme.space(2) if self.icon else 0

    def measure_width(self) -> int:
        """The text on one line, the icon and the padding."""
        return self.theme.font(self.style).size(self.text)[0] + self._icon_width() + 2 * self._padding()[0]

    def measure_minimum_width(self) -> int:
        """The longest word, the icon and the padding."""
        word = lines_of.longest_word_width(self.theme.font(self.style), self.text)
        return word + self._icon_width() + 2 * self._padding()[0]

    def lines(self, width: int) -> tuple[str, ...]:
        """The lines of text as shown on a button of this width."""
        inner = width - self._icon_width() - 2 * self._padding()[0]
        return lines_of.wrap(self.theme.font(self.style), self.text, inner)

    def measure_height(self, width: int) -> int:
        """The lines, the padding and the lip below."""
        line_height = self.theme.font(self.style).get_linesize()
        return len(self.lines(width)) * line_height + 2 * self._padding()[1] + self._lip()

    def paint(self, canvas: Canvas) -> None:
        """The lip, the face over it, and the text that goes down with the face."""
        resting, lit, edge, ink = self.importance.value
        face, edge, ink = self.face(resting, lit), self.ink(edge), self.ink(ink)
        radius = self.theme.px(RADIUS)
        lip = self._lip()
        down = lip - 1 if self.pressed else 0
        below = pygame.Rect(self.rect.left, self.rect.top + down, self.rect.width, self.rect.height - down)
        canvas.box(below, edge, radius)
        top = pygame.Rect(self.rect.left, self.rect.top + down, self.rect.width, self.rect.height - lip)
        canvas.box(top, face, radius, self.theme.line(), mix(face, WHITE, 0.18))
        font = self.theme.font(self.style)
        lines = self.lines(self.rect.width)
        widest = max(font.size(line)[0] for line in lines)
        left = top.left + (top.width - widest - self._icon_width()) // 2
        if self.icon:
            size = self.theme.text_px(ICON)
            canvas.icon(self.icon, pygame.Rect(left, top.centery - size // 2, size, size), ink)
            left += self._icon_width()
        line_height = font.get_linesize()
        for row, line in enumerate(lines):
            y = top.centery - len(lines) * line_height // 2 + row * line_height
            canvas.text(line, (left + (widest - font.size(line)[0]) // 2, y), self.style, ink)
        self.paint_focus(canvas, radius)
