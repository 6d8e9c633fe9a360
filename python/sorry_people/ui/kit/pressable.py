"""What can be pressed by pointer or keyboard, and the states that it can be in."""

from collections.abc import Callable, Sequence

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB_BRIGHT, CLEAR, NIGHT_SUNKEN, Color, mix
from sorry_people.ui.kit.eased import Eased
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import DISABLED_SHADE, LINE, RING_GAP

ACTIVATING_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})

PRESSED_SHADE = 0.2
"""How much of a control's color is night while it is pressed."""


class Pressable(Widget):
    """Calls `on_press` when it is clicked, tapped, or pressed with Enter or Space while it has the focus.

    A press that leaves before it is let go does nothing.

    Attributes:
        on_hover: Called with True and False as pointer or keyboard come and go.
    """

    focusable = True

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        on_press: Callable[[], object] = ignore,
        on_hover: Callable[[bool], object] = ignore,
        grow: float = 0,
        tooltip: str = "",
    ) -> None:
        super().__init__(children, grow=grow, tooltip=tooltip)
        self.on_press = on_press
        self.on_hover = on_hover
        self._light = Eased()

    @property
    def highlighted(self) -> bool:
        """Whether pointer or keyboard are on it and it can be used."""
        return self.enabled and (self.hovered or self.shows_focus)

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """It as a whole: nothing in it is pressed by itself."""
        return self if self.visible and self.rect.collidepoint(point) else None

    def press(self) -> None:
        """Do what a click does."""
        if self.enabled:
            # Taken first: what it does may take it out of its layer.
            layer = self.root.layer
            self.on_press()
            if layer is not None:
                layer.on_press()

    def handle(self, event: pygame.event.Event) -> bool:
        """Press on Enter, Space and a click that ends where it began."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATING_KEYS and self.focused:
            self.press()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.set_pressed(self.enabled)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.pressed:
            self.set_pressed(False)
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        return False

    def set_pressed(self, pressed: bool) -> None:
        """The pointer went down on it, or was let go."""
        self.pressed = pressed
        self.repaint()

    def set_hovered(self, hovered: bool) -> None:
        """Tell `on_hover` too."""
        super().set_hovered(hovered)
        self.on_hover(self.highlighted)

    def set_focused(self, focused: bool, *, shown: bool = True) -> None:
        """Tell `on_hover` too."""
        super().set_focused(focused, shown=shown)
        self.on_hover(self.highlighted)

    def process(self, delta: float) -> bool:
        """Light up or go dark; True while it does."""
        self._light.target = self.highlighted
        moved = self._light.advance(delta, at_once=self.theme.reduced_motion)
        if moved:
            self.repaint()
        return moved

    # Its states, for painting

    def face(self, resting: Color, lit: Color) -> Color:
        """The color of its surface: from `resting` to `lit` as it lights up, darker while it is pressed."""
        if not self.enabled:
            return mix(resting, NIGHT_SUNKEN, DISABLED_SHADE)
        if self.pressed:
            return mix(resting, NIGHT_SUNKEN, PRESSED_SHADE)
        return mix(resting, lit, self._light.share)

    def ink(self, color: Color) -> Color:
        """The color of what is written or drawn on it: faded where it can't be used."""
        return color if self.enabled else mix(color, NIGHT_SUNKEN, DISABLED_SHADE)

    def paint_focus(self, canvas: Canvas, radius: int) -> None:
        """The ring that shows where the keyboard is."""
        if self.shows_focus:
            gap = self.theme.px(RING_GAP)
            ring = self.rect.inflate(2 * gap, 2 * gap)
            canvas.box(ring, CLEAR, radius + gap, self.theme.line(LINE), BULB_BRIGHT)
