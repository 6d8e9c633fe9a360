"""A die of Express as it lies."""

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, INK, INK_MUTED, NIGHT, PAPER, PAPER_SHADE, Color, with_alpha
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text_style import TextStyle

SIZE = 56
WORDS: dict[str, tuple[str, Color]] = {
    "Wild": ("star", (109, 58, 120, 255)),
    "SORRY!": ("replace", (186, 38, 46, 255)),
    "SLIDE": ("again", (16, 110, 106, 255)),
}
"""The picture of each face that is no color, and its color."""


class DieFace(Widget):
    """One face, up; None before the first roll. `is_done` dims one that was followed already."""

    def __init__(self, face: str | None = None) -> None:
        super().__init__()
        self._face = face
        self._is_done = False

    def show(self, face: str | None, *, is_done: bool = False) -> None:
        """Show another face."""
        self._face, self._is_done = face, is_done
        self.repaint()

    def measure_width(self) -> int:
        """A square."""
        return self.theme.px(SIZE * self.theme.text_scale**0.5)

    def measure_minimum_width(self) -> int:
        """A square."""
        return self.measure_width()

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """A square."""
        return self.measure_width()

    def paint(self, canvas: Canvas) -> None:
        """The cube's upper side with the emblem of a color, or the picture and word of another face."""
        radius = self.theme.px(10)
        canvas.shadow(self.rect, radius)
        canvas.box(self.rect, CREAM, radius, max(self.theme.px(2), 1), PAPER_SHADE)
        inner = self.rect.inflate(-self.rect.width // 4, -self.rect.width // 4)
        if self._face is None:
            canvas.disc(self.rect.center, inner.width // 3, INK_MUTED)
        elif self._face in WORDS:
            self._paint_word(canvas, inner, *WORDS[self._face])
        else:
            canvas.disc(self.rect.center, inner.width, self.theme.riders[self._face])
            emblem = inner.inflate(-inner.width // 2, -inner.width // 2)
            canvas.icon(emblem_of(self._face), emblem, INK)
        if self._is_done:
            canvas.box(self.rect, with_alpha(NIGHT, 160), radius)

    def _paint_word(self, canvas: Canvas, inner: pygame.Rect, icon: str, color: Color) -> None:
        canvas.box(inner.inflate(inner.width // 6, inner.width // 6), PAPER, self.theme.px(6))
        upper = pygame.Rect(inner.left, inner.top - inner.height // 8, inner.width, inner.height * 6 // 10)
        canvas.icon(icon, upper, color)
        word = pygame.Rect(
            inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom + inner.height // 8
        )
        canvas.text_in(str(self._face).strip("!").title(), word, TextStyle.SMALL_BOLD, INK)
