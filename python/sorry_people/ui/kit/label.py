"""Text that wraps or ends in an ellipsis."""

import pygame

from sorry_people.ui import text as lines_of
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, Color, mix
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import DISABLED_SHADE, LINE
from sorry_people.ui.text_style import TextStyle


class Label(Widget):
    """Text in one style and color.

    Attributes:
        single_line: Never wraps; what does not fit ends in an ellipsis. Only for text of unknown length,
            such as a player's name; everything else wraps.
        room_for: A text that it always has room for, so that figures can change without a new layout.
    """

    def __init__(
        self,
        text: str = "",
        style: TextStyle = TextStyle.BODY,
        color: Color = CREAM,
        *,
        align: Align = Align.START,
        single_line: bool = False,
        shadow: Color | None = None,
        room_for: str = "",
        grow: float = 0,
        tooltip: str = "",
    ) -> None:
        super().__init__(grow=grow, tooltip=tooltip)
        self._text = text
        self.style = style
        self.color = color
        self.align = align
        self.single_line = single_line
        self.shadow = shadow
        self.room_for = room_for

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            if 0 < len(text) <= len(self.room_for):
                self.repaint()
            else:
                self.relayout()

    @property
    def font(self) -> pygame.font.Font:
        """The font in this theme."""
        return self.theme.font(self.style)

    def measure_width(self) -> int:
        """The longest line as written."""
        lines = [self.room_for, *self.text.split("\n")]
        return max(self.font.size(line)[0] for line in lines) + self._shadow_px()

    def measure_minimum_width(self) -> int:
        """The longest word, or next to nothing for a single line that may be shortened."""
        if self.single_line:
            return min(self.font.size("MMM…")[0], self.preferred_width())
        text = f"{self.room_for} {self.text}"
        return lines_of.longest_word_width(self.font, text) + self._shadow_px()

    def measure_height(self, width: int) -> int:
        """All lines at this width."""
        return len(self.lines(width)) * self.font.get_linesize() + self._shadow_px()

    def _shadow_px(self) -> int:
        return self.theme.line(LINE) if self.shadow else 0

    def lines(self, width: int) -> tuple[str, ...]:
        """The lines as shown at `width` pixels."""
        width -= self._shadow_px()
        if self.single_line:
            return (lines_of.ellipsize(self.font, self.text, width),)
        return lines_of.wrap(self.font, self.text, width)

    def paint(self, canvas: Canvas) -> None:
        """The lines, from the top."""
        line_height = self.font.get_linesize()
        color = self.color if self.enabled else mix(self.color, self.ground, DISABLED_SHADE)
        for row, line in enumerate(self.lines(self.rect.width)):
            room = self.rect.width - self._shadow_px() - self.font.size(line)[0]
            x = self.rect.left + round(room * max(self.align.value, 0))
            y = self.rect.top + row * line_height
            if self.shadow:
                canvas.text(line, (x + self._shadow_px(), y + self._shadow_px()), self.style, self.shadow)
            canvas.text(line, (x, y), self.style, color)
