"""A share with its margin of error."""

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM, NIGHT_SUNKEN, Color
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import BAR, CHIP_RADIUS, LINE


class OddsBar(Widget):
    """A bar filled to a share, with whiskers that reach a margin to either side of its end.

    Attributes:
        top: The share that fills the whole bar, so that small shares can be told apart.
    """

    def __init__(
        self, share: float, margin: float, *, top: float = 1.0, color: Color = BULB, grow: float = 0
    ) -> None:
        super().__init__(grow=grow)
        self.share = share
        self.margin = margin
        self.top = top
        self.color = color

    def show(self, share: float, margin: float, top: float) -> None:
        """Take new figures."""
        self.share, self.margin, self.top = share, margin, top
        self.repaint()

    def measure_width(self) -> int:
        """Room to see a difference."""
        return self.theme.text_px(BAR)

    def measure_minimum_width(self) -> int:
        """Half of that."""
        return self.theme.text_px(BAR / 2)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """As high as small letters."""
        return self.theme.text_px(16)

    def _x(self, share: float) -> int:
        clamped = min(max(share / self.top, 0.0), 1.0) if self.top > 0 else 0.0
        return self.rect.left + round(self.rect.width * clamped)

    def paint(self, canvas: Canvas) -> None:
        """The track, the share, the whiskers."""
        radius = self.theme.px(CHIP_RADIUS)
        canvas.box(self.rect, NIGHT_SUNKEN, radius)
        end = self._x(self.share)
        canvas.box(
            pygame.Rect(self.rect.left, self.rect.top, end - self.rect.left, self.rect.height),
            self.color,
            radius,
        )
        thin = self.theme.line(LINE)
        low, high = self._x(self.share - self.margin), self._x(self.share + self.margin)
        middle = self.rect.centery - thin // 2
        # Dark under light: the whiskers show both on the bar and on the track.
        for inset, color in ((1, NIGHT_SUNKEN), (0, CREAM)):
            canvas.box(
                pygame.Rect(low - inset, middle - inset, high - low + 2 * inset, thin + 2 * inset), color
            )
            for x in (low, high):
                cap = pygame.Rect(x - thin // 2, self.rect.top + thin, thin, self.rect.height - 2 * thin)
                canvas.box(cap.inflate(2 * inset, 2 * inset), color)
