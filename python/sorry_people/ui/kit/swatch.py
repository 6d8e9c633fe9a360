"""A dot that stands for a color."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import Color
from sorry_people.ui.kit.widget import Widget


class Swatch(Widget):
    """A dot in a color."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self.color = color

    def measure_width(self) -> int:
        """The dot."""
        return self.theme.text_px(11)

    def measure_minimum_width(self) -> int:
        """The dot."""
        return self.theme.text_px(11)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The dot."""
        return self.theme.text_px(11)

    def paint(self, canvas: Canvas) -> None:
        """The dot."""
        canvas.disc(self.rect.center, min(self.rect.size), self.color)
