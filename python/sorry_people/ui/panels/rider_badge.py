"""A rider's color and emblem."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, readable_on
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.rider_palette import emblem_of


class RiderBadge(Widget):
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

    def measure_width(self) -> int:
        """The disc."""
        return self.theme.text_px(self.size)

    def measure_minimum_width(self) -> int:
        """The disc."""
        return self.theme.text_px(self.size)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The disc."""
        return self.theme.text_px(self.size)

    def paint(self, canvas: Canvas) -> None:
        """The disc, its rim and the emblem."""
        color = self.theme.riders[self.rider]
        side = min(self.rect.size)
        canvas.disc(self.rect.center, side, color, max(self.theme.px(2), 1), CREAM)
        emblem = self.rect.inflate(-side * 0.48, -side * 0.48)
        canvas.icon(emblem_of(self.rider), emblem, readable_on(color))
