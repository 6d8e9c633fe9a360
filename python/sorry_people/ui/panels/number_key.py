"""The key cap beside a move."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, INK
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.text_style import TextStyle

CAP = 24
"""Design pixels."""


class NumberKey(FixedSize):
    """The key that chooses a move, drawn like a key cap."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def size_px(self) -> tuple[int, int]:
        """A square that grows with the text."""
        side = self.theme.text_px(CAP)
        return side, side

    def paint(self, canvas: Canvas) -> None:
        """The cap and its number."""
        canvas.box(self.rect, BULB, self.theme.px(RADIUS))
        canvas.text_in(str(self.number), self.rect, TextStyle.SMALL_BOLD, INK)
