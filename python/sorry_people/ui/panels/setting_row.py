"""One setting."""

import pygame

from sorry_people.ui.colors import CREAM, MUTED
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.text_style import TextStyle

LEAST_WORDS = 152
"""Design pixels that the words need beside the control."""


class SettingRow(Widget):
    """Name and explanation to the left, the control to the right; below, where there is no room beside."""

    def __init__(self, name: str, about: str, control: Widget) -> None:
        self._told = Column([Label(name, TextStyle.BOLD, CREAM), Label(about, TextStyle.SMALL, MUTED)], gap=0)
        self._control = control
        super().__init__([self._told, control])

    def _beside(self, width: int) -> int | None:
        """The width left for the words beside the control; None where that is too little to read."""
        left = width - self._control.preferred_width() - self.theme.space(5)
        enough = max(self._told.minimum_width(), self.theme.text_px(LEAST_WORDS))
        return left if left >= enough else None

    def measure_width(self) -> int:
        """Both side by side."""
        return self._told.preferred_width() + self.theme.space(5) + self._control.preferred_width()

    def measure_height(self, width: int) -> int:
        """The taller of both, or both and a gap."""
        beside = self._beside(width)
        control = self._control.preferred_height(min(self._control.preferred_width(), width))
        if beside is not None:
            return max(self._told.preferred_height(beside), control)
        return self._told.preferred_height(width) + self.theme.space(1) + control

    def arrange(self, rect: pygame.Rect) -> None:
        """Place the words and the control."""
        self.rect = pygame.Rect(rect)
        beside = self._beside(rect.width)
        wide = min(self._control.preferred_width(), rect.width)
        tall = self._control.preferred_height(wide)
        told_width = rect.width if beside is None else beside
        told_height = self._told.preferred_height(told_width)
        if beside is None:
            self._told.arrange(pygame.Rect(rect.left, rect.top, told_width, told_height))
            self._control.arrange(pygame.Rect(rect.left, rect.bottom - tall, wide, tall))
        else:
            top = rect.top + (rect.height - told_height) // 2
            self._told.arrange(pygame.Rect(rect.left, top, told_width, told_height))
            middle = rect.top + (rect.height - tall) // 2
            self._control.arrange(pygame.Rect(rect.right - wide, middle, wide, tall))
