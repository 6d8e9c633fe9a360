"""Dusk over everything that cannot be used while something lies over it."""

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import NIGHT_SUNKEN, with_alpha
from sorry_people.ui.kit.widget import Widget

DARKNESS = 150
"""Alpha, 0 to 255."""


class Scrim(Widget):
    """Darkens whatever is below it."""

    def paint(self, canvas: Canvas) -> None:
        """Nothing but shade."""
        canvas.box(self.rect, with_alpha(NIGHT_SUNKEN, DARKNESS))
