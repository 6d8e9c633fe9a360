"""How far something is."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, NIGHT_SUNKEN, Color
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import BAR


class ProgressBar(Widget):
    """A bar filled to `share`, 0 to 1."""

    def __init__(
        self, share: float = 0.0, color: Color = BULB, *, height: float = 6, grow: float = 0
    ) -> None:
        super().__init__(grow=grow)
        self._share = share
        self.color = color
        self.height = height

    @property
    def share(self) -> float:
        """How much of it is filled."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        if not 0 <= share <= 1:
            raise ValueError(f"the share of a progress bar is {share}; it must be 0 to 1")
        if share != self._share:
            self._share = share
            self.repaint()

    def measure_width(self) -> int:
        """Room to see a difference."""
        return self.theme.text_px(BAR)

    def measure_minimum_width(self) -> int:
        """Half of that."""
        return self.theme.text_px(BAR / 2)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The height given."""
        return self.theme.px(self.height)

    def paint(self, canvas: Canvas) -> None:
        """The track and what is filled."""
        radius = self.rect.height // 2
        canvas.box(self.rect, NIGHT_SUNKEN, radius)
        filled = self.rect.copy()
        filled.width = round(self.rect.width * self._share)
        canvas.box(filled, self.color, radius)
