"""One line of the log."""

from dataclasses import dataclass

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.card_art import PAINTS
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text import wrap
from sorry_people.ui.text_style import TextStyle


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that happened.

    Attributes:
        rider: Whom it happened to; empty for the game itself.
        text: What happened.
        card: The card that was drawn; empty for an event that follows from one.
    """

    rider: str
    text: str
    card: str = ""


class LogRow(Widget):
    """The rider's emblem, the card and the text; one widget, because a game has hundreds of rows."""

    def __init__(self, entry: LogEntry) -> None:
        super().__init__()
        self.entry = entry

    def _style(self) -> TextStyle:
        return TextStyle.SMALL_BOLD if self.entry.card else TextStyle.SMALL

    def _emblem(self) -> int:
        return self.theme.text_px(16)

    def _text_left(self) -> int:
        chip = self.theme.text_px(38) + self.theme.space(2) if self.entry.card else self.theme.space(3)
        return self._emblem() + self.theme.space(2) + chip

    def lines(self, width: int) -> tuple[str, ...]:
        """The text's lines in a row of this width."""
        return wrap(self.theme.font(self._style()), self.entry.text, width - self._text_left())

    def measure_width(self) -> int:
        """All on one line."""
        return self._text_left() + self.theme.font(self._style()).size(self.entry.text)[0]

    def measure_minimum_width(self) -> int:
        """Room for a few words."""
        return self._text_left() + self.theme.text_px(90)

    def measure_height(self, width: int) -> int:
        """The text's lines."""
        return len(self.lines(width)) * self.theme.font(self._style()).get_linesize() + self.theme.space(1)

    def paint(self, canvas: Canvas) -> None:
        """Emblem, card chip, text."""
        style = self._style()
        line_height = self.theme.font(style).get_linesize()
        side = self._emblem()
        if self.entry.rider:
            emblem = pygame.Rect(self.rect.left, self.rect.top + (line_height - side) // 2, side, side)
            canvas.icon(emblem_of(self.entry.rider), emblem, self.theme.riders[self.entry.rider])
        if self.entry.card:
            chip = pygame.Rect(
                self.rect.left + side + self.theme.space(2),
                self.rect.top,
                self.theme.text_px(38),
                line_height,
            )
            paint = PAINTS[self.entry.card]
            canvas.box(chip, CREAM, self.theme.px(4), max(self.theme.px(1), 1), paint)
            name = self.entry.card if self.entry.card != "Sorry!" else "S!"
            canvas.text_in(name, chip, TextStyle.SMALL_BOLD, paint)
        color = CREAM if self.entry.card else MUTED
        for row, line in enumerate(self.lines(self.rect.width)):
            position = (self.rect.left + self._text_left(), self.rect.top + row * line_height)
            canvas.text(line, position, style, color)
