"""What can be pressed by pointer or keyboard."""

from collections.abc import Callable, Sequence

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB_BRIGHT, CLEAR
from sorry_people.ui.kit.widget import Widget

ACTIVATING_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


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

    @property
    def highlighted(self) -> bool:
        """Whether pointer or keyboard are on it and it can be used."""
        return self.enabled and (self.hovered or self.focused)

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
            self._set_pressed(self.enabled)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.pressed:
            self._set_pressed(False)
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        return False

    def _set_pressed(self, pressed: bool) -> None:
        self.pressed = pressed
        self.repaint()

    def set_hovered(self, hovered: bool) -> None:
        """Tell `on_hover` too."""
        super().set_hovered(hovered)
        self.on_hover(self.highlighted)

    def set_focused(self, focused: bool) -> None:
        """Tell `on_hover` too."""
        super().set_focused(focused)
        self.on_hover(self.highlighted)

    def paint_focus(self, canvas: Canvas, radius: int) -> None:
        """The ring that shows where the keyboard is."""
        if self.focused:
            gap = self.theme.px(3)
            canvas.box(
                self.rect.inflate(2 * gap, 2 * gap),
                CLEAR,
                radius + gap,
                max(self.theme.px(2), 2),
                BULB_BRIGHT,
            )
