"""A rider's color and emblem."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, readable_on
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.measures import LINE
from sorry_people.ui.rider_palette import emblem_of


class RiderBadge(FixedSize):
    """A disc in the rider's color with the emblem on it, as large as text of `size` design pixels."""

    def __init__(self, rider: str, size: float = 26) -> None:
        super().__init__()
        self._rider = rider
        self.size = size

    @property
    def rider(self) -> str:
        """Whose badge it is."""
        return self._rider

    @rider.setter
    def rider(self, rider: str) -> None:
        if rider != self._rider:
            self._rider = rider
            self.repaint()

    def size_px(self) -> tuple[int, int]:
        """A square that grows with the text."""
        side = self.theme.text_px(self.size)
        return side, side

    def paint(self, canvas: Canvas) -> None:
        """The disc, its rim and the emblem."""
        color = self.theme.riders[self.rider]
        side = min(self.rect.size)
        canvas.disc(self.rect.center, side, color, self.theme.line(LINE), CREAM)
        emblem = self.rect.inflate(-side * 0.48, -side * 0.48)
        canvas.icon(emblem_of(self.rider), emblem, readable_on(color))
