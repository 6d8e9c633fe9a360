"""A number on a track."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, BULB_DEEP, CREAM, NIGHT_LINE, NIGHT_SUNKEN
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.measures import LINE

TRACK, KNOB = 184, 24
"""Design pixels: room for a hand; half of it is enough for a finger."""


class Slider(Pressable):
    """A knob on a track from `low` to `high` in steps; `on_change` hears every new value."""

    takes_click_focus = True

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], object] = ignore,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        grow: float = 0,
    ) -> None:
        super().__init__(grow=grow)
        if not low <= value <= high:
            raise ValueError(f"the slider's value is {value}; it must be {low} to {high}")
        self.low, self.high, self.step = low, high, step
        self._value = value
        self.on_change = on_change

    @property
    def value(self) -> float:
        """Where the knob is."""
        return self._value

    def _set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = min(max(self.low + steps * self.step, self.low), self.high)
        if value != self._value and self.enabled:
            self._value = value
            self.repaint()
            self.on_change(value)

    def measure_width(self) -> int:
        """Room for a hand."""
        return self.theme.text_px(TRACK)

    def measure_minimum_width(self) -> int:
        """Room for a finger."""
        return self.theme.text_px(TRACK / 2)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The knob."""
        return self.theme.text_px(KNOB)

    def _track(self) -> pygame.Rect:
        return self.rect.inflate(-self.rect.height, -self.rect.height * 0.7)

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the pointer while it is down; the arrow keys go a step."""
        dragging = event.type == pygame.MOUSEMOTION and self.pressed
        if dragging or (event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT):
            self.set_pressed(self.enabled)
            track = self._track()
            self._set(self.low + (self.high - self.low) * (event.pos[0] - track.left) / track.width)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed:
            self.set_pressed(False)
            return True
        if event.type == pygame.KEYDOWN and self.focused:
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -1e9, pygame.K_END: 1e9}
            if event.key in steps:
                self._set(self._value + steps[event.key] * self.step)
                return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """The track, lit up to the knob."""
        track = self._track()
        share = (self._value - self.low) / (self.high - self.low)
        x = track.left + round(track.width * share)
        canvas.box(track, NIGHT_SUNKEN, track.height // 2, self.theme.line(), self.ink(NIGHT_LINE))
        lit = pygame.Rect(track.left, track.top, x - track.left, track.height)
        canvas.box(lit, self.ink(BULB), track.height // 2)
        knob = self.rect.height - self.theme.line(LINE)
        face = self.face(CREAM, BULB_BRIGHT)
        canvas.disc((x, track.centery), knob, face, self.theme.line(LINE), self.ink(BULB_DEEP))
        self.paint_focus(canvas, self.rect.height // 2)
