"""A switch with a label."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_DEEP,
    CREAM,
    MUTED,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_RAISED,
    NIGHT_SUNKEN,
)
from sorry_people.ui.kit.pressable import Pressable


class Toggle(Pressable):
    """A switch that is on or off; `on_change` hears the new state."""

    def __init__(self, on: bool, on_change: Callable[[bool], object] = ignore, *, tooltip: str = "") -> None:
        super().__init__(on_press=self._flip, tooltip=tooltip)
        self._on = on
        self.on_change = on_change

    @property
    def on(self) -> bool:
        """Its state."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self.repaint()

    def _flip(self) -> None:
        self.on = not self._on
        self.on_change(self._on)

    def measure_width(self) -> int:
        """The switch."""
        return self.theme.text_px(48)

    def measure_minimum_width(self) -> int:
        """The switch."""
        return self.preferred_width()

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The switch."""
        return self.theme.text_px(26)

    def paint(self, canvas: Canvas) -> None:
        """A track, lit when on, and a knob at one of its ends."""
        radius = self.rect.height // 2
        track = BULB_DEEP if self.on else NIGHT_SUNKEN
        line = BULB if self.on else (NIGHT_HOVER if self.highlighted else NIGHT_LINE)
        canvas.box(self.rect, track, radius, max(self.theme.px(2), 1), line)
        knob = self.rect.height - self.theme.px(8)
        inset = self.rect.height // 2
        x = self.rect.right - inset if self.on else self.rect.left + inset
        face = (CREAM if self.on else MUTED) if self.enabled else NIGHT_RAISED
        canvas.disc((x, self.rect.centery), knob, face)
        self.paint_focus(canvas, radius)

    def handle(self, event: pygame.event.Event) -> bool:
        """Left turns it off, right turns it on; otherwise as anything that can be pressed."""
        if event.type == pygame.KEYDOWN and self.focused and event.key in {pygame.K_LEFT, pygame.K_RIGHT}:
            if self.enabled and self.on != (event.key == pygame.K_RIGHT):
                self._flip()
            return True
        return super().handle(event)
