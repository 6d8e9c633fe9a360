"""What a widget says about itself when pointer or keyboard rest on it."""

import pygame

from sorry_people.ui.colors import INK
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.text_style import TextStyle

REST_SECONDS = 0.35
WIDEST = 260
"""Design pixels at text size 100 % after which a tooltip wraps."""


class Tooltip(Panel):
    """A slip of paper beside the widget that it tells about."""

    def __init__(self) -> None:
        self._label = Label("", TextStyle.SMALL_BOLD, INK)
        super().__init__(self._label, Look.PAPER, padding=3)
        self._about: Widget | None = None
        self._rested = 0.0
        self._hushed = False
        self._visible = False

    def rest_on(self, widget: Widget | None, delta: float, *, at_once: bool) -> bool:
        """Say that pointer or keyboard rest on `widget`; True while the tooltip is still waiting to show."""
        widget = _telling(widget)
        if widget is not self._about:
            self._about = widget
            self._rested = 0.0
            self._hushed = False
            self.visible = False
        if widget is None or self._hushed or self.visible:
            return False
        self._rested += delta
        if at_once or self._rested >= REST_SECONDS:
            self._label.text = widget.tooltip
            self.visible = True
        return not self.visible

    def hush(self) -> None:
        """Go away until the pointer rests on something else."""
        self._hushed = True
        self.visible = False

    def place(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        """Below its widget, above it where there is no room below, always inside the window."""
        width = min(root.preferred_width(), self.theme.text_px(WIDEST), window.width)
        rect = pygame.Rect(0, 0, width, root.preferred_height(width))
        if self._about is not None:
            gap = self.theme.space(2)
            rect.midtop = (self._about.rect.centerx, self._about.rect.bottom + gap)
            if rect.bottom > window.bottom:
                rect.bottom = self._about.rect.top - gap
        return rect.clamp(window.inflate(-self.theme.space(2), -self.theme.space(2)))


def _telling(widget: Widget | None) -> Widget | None:
    """The widget or the nearest of its parents that has something to say."""
    while widget is not None and not widget.tooltip:
        widget = widget.parent
    return widget
