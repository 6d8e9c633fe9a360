"""An icon or a picture as a widget."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, Color
from sorry_people.ui.kit.widget import Widget


class Icon(Widget):
    """An icon of assets/icons as large as text of `size` design pixels."""

    def __init__(self, name: str, size: float = 20, color: Color = BULB, *, tooltip: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self.name = name
        self.size = size
        self.color = color

    def measure_width(self) -> int:
        """The size."""
        return self.theme.text_px(self.size)

    def measure_minimum_width(self) -> int:
        """The size."""
        return self.theme.text_px(self.size)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The size."""
        return self.theme.text_px(self.size)

    def paint(self, canvas: Canvas) -> None:
        """The icon."""
        canvas.icon(self.name, self.rect, self.color)
