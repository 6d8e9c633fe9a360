"""A dot that stands for a color."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import Color
from sorry_people.ui.kit.fixed_size import FixedSize

DOT = 12
"""Design pixels."""


class Swatch(FixedSize):
    """A dot in a color."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self.color = color

    def size_px(self) -> tuple[int, int]:
        """A square that grows with the text."""
        side = self.theme.text_px(DOT)
        return side, side

    def paint(self, canvas: Canvas) -> None:
        """The dot."""
        canvas.disc(self.rect.center, min(self.rect.size), self.color)
