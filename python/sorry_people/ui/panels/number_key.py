"""The key cap beside a move."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, INK
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.text_style import TextStyle


class NumberKey(Widget):
    """The key that chooses a move, drawn like a key cap."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def measure_width(self) -> int:
        """The cap."""
        return self.theme.text_px(24)

    def measure_minimum_width(self) -> int:
        """The cap."""
        return self.theme.text_px(24)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The cap."""
        return self.theme.text_px(24)

    def paint(self, canvas: Canvas) -> None:
        """The cap and its number."""
        canvas.box(self.rect, BULB, self.theme.px(6))
        canvas.text_in(str(self.number), self.rect, TextStyle.SMALL_BOLD, INK)
