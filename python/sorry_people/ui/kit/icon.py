"""An icon or a picture as a widget."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, Color
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.measures import ICON


class Icon(FixedSize):
    """An icon of assets/icons as large as text of `size` design pixels."""

    def __init__(self, name: str, size: float = ICON, color: Color = BULB, *, tooltip: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self.name = name
        self.size = size
        self.color = color

    def size_px(self) -> tuple[int, int]:
        """A square that grows with the text."""
        side = self.theme.text_px(self.size)
        return side, side

    def paint(self, canvas: Canvas) -> None:
        """The icon."""
        canvas.icon(self.name, self.rect, self.color)
