"""A switch with a label."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_BRIGHT,
    BULB_DEEP,
    CREAM,
    MUTED,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_SUNKEN,
    mix,
)
from sorry_people.ui.kit.eased import Eased
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.kit.switchable import Switchable
from sorry_people.ui.measures import LINE

WIDTH, HEIGHT = 48, 28


class Toggle(FixedSize, Switchable):
    """A switch; `on_change` hears the new state when the player flips it."""

    def __init__(self, on: bool, on_change: Callable[[bool], object] = ignore, *, tooltip: str = "") -> None:
        self._knob = Eased(on)
        super().__init__(on=on, on_press=self._flip, tooltip=tooltip)
        self.on_change = on_change

    def switched(self) -> None:
        """Send the knob to its other end."""
        self._knob.target = self.on

    def _flip(self) -> None:
        self.on = not self.on
        self.on_change(self.on)

    def size_px(self) -> tuple[int, int]:
        """The switch."""
        return self.theme.text_px(WIDTH), self.theme.text_px(HEIGHT)

    def process(self, delta: float) -> bool:
        """Slide the knob; True while it does, or the switch lights up."""
        slid = self._knob.advance(delta, at_once=self.theme.reduced_motion)
        if slid:
            self.repaint()
        return super().process(delta) or slid

    def paint(self, canvas: Canvas) -> None:
        """A track, lit when on, and a knob at one of its ends."""
        radius = self.rect.height // 2
        slid = self._knob.share
        resting, lit = mix(NIGHT_SUNKEN, BULB_DEEP, slid), mix(NIGHT_HOVER, BULB_DEEP, slid)
        line = mix(NIGHT_LINE, BULB, slid)
        canvas.box(self.rect, self.face(resting, lit), radius, self.theme.line(LINE), self.ink(line))
        travel = self.rect.width - self.rect.height
        middle = (self.rect.left + radius + round(travel * slid), self.rect.centery)
        knob = self.face(mix(MUTED, CREAM, slid), BULB_BRIGHT)
        canvas.disc(middle, self.rect.height - 4 * self.theme.line(LINE), knob)
        self.paint_focus(canvas, radius)

    def handle(self, event: pygame.event.Event) -> bool:
        """Left turns it off, right turns it on; otherwise as anything that can be pressed."""
        if event.type == pygame.KEYDOWN and self.focused and event.key in {pygame.K_LEFT, pygame.K_RIGHT}:
            if self.enabled and self.on != (event.key == pygame.K_RIGHT):
                self._flip()
            return True
        return super().handle(event)
