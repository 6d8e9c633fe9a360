"""The layers of a window: who hears an event, where the keyboard is, what must be drawn anew."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.focus import Focus
from sorry_people.ui.kit.scrim import Scrim
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.layer import Layer, Place
from sorry_people.ui.theme import Theme
from sorry_people.ui.tooltip import Tooltip

POINTER_EVENTS = frozenset(
    {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}
)
KEY_EVENTS = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING})


class Interface:
    """Layers from the lowest to the topmost.

    Once a frame: `handle` every event, `process` the time passed, then draw each of `layers()` where its
    `position` says.

    Attributes:
        on_press: Called whenever a button or the like is pressed, after it has done what it does.
    """

    def __init__(self, size: tuple[int, int], theme: Theme | None = None) -> None:
        self.window = pygame.Rect((0, 0), size)
        self._theme = theme or Theme.for_window(size)
        self._layers: list[Layer] = []
        self.focus = Focus()
        self.on_press: Callable[[], object] = ignore
        self._hovered: Widget | None = None
        self._captured: Widget | None = None
        self._pointer = (-1, -1)
        self._points = False  # with the pointer rather than the keyboard: whose rest the tooltip tells about
        self._tooltip = Tooltip()
        self._tooltip_layer = Layer(self._tooltip, self._tooltip.place, self._theme, passive=True)
        self._scrim_layer = Layer(Scrim(), lambda window, _: window, self._theme, passive=True)

    # Layers

    @property
    def theme(self) -> Theme:
        """The theme of all layers; setting it lays everything out anew."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._theme = theme
        for layer in self._all():
            layer.theme = theme
            layer.stale_layout = True

    def add(
        self,
        root: Widget,
        place: Place,
        *,
        modal: bool = False,
        passive: bool = False,
        on_cancel: Callable[[], object] | None = None,
    ) -> Layer:
        """Put a tree of widgets on top of what is there. A modal layer takes the keyboard."""
        layer = Layer(root, place, self._theme, modal=modal, passive=passive, on_cancel=on_cancel)
        layer.on_press = self._press
        self._layers.append(layer)
        if modal:
            self._forget_pointer()
            self.focus.set(None)
        return layer

    def remove(self, layer: Layer) -> None:
        """Take a layer away; ValueError when it is not there."""
        self._layers.remove(layer)
        layer.root.layer = None
        self._forget_pointer()
        self.focus.keep_within(self._roots())

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take the window's new size and the theme for it."""
        self.window = pygame.Rect((0, 0), size)
        self.theme = theme

    def layers(self) -> list[Layer]:
        """The visible layers from the lowest to the topmost, laid out and drawn where something changed."""
        shown = self.shown()
        for layer in shown:
            layer.draw()
        return shown

    def shown(self) -> list[Layer]:
        """The visible layers from the lowest to the topmost, laid out but perhaps not drawn yet.

        What lies below a modal layer is shaded, as it cannot be used.
        """
        self._arrange()
        shown = [layer for layer in self._layers if layer.visible]
        if self._scrim_layer.visible:
            shown.insert(self._shaded(), self._scrim_layer)
        return [*shown, self._tooltip_layer] if self._tooltip_layer.visible else shown

    def _all(self) -> list[Layer]:
        return [*self._layers, self._scrim_layer, self._tooltip_layer]

    def _shaded(self) -> int:
        """How many of the visible layers lie below the topmost modal one."""
        visible = [layer for layer in self._layers if layer.visible]
        return max((index for index, layer in enumerate(visible) if layer.modal), default=0)

    def _arrange(self) -> None:
        """Lay out anew if anything changed; where one layer goes may depend on the others."""
        layers = self._all()
        if any(layer.stale_layout for layer in layers):
            for layer in layers:
                layer.arrange(self.window)
        if self._scrim_layer.root.visible != (self._shaded() > 0):
            self._scrim_layer.root.visible = self._shaded() > 0
            self._scrim_layer.arrange(self.window)

    def _hearing(self) -> list[Layer]:
        """The visible layers that may hear events, from the lowest to the topmost."""
        shown = [layer for layer in self._layers if layer.visible]
        modal = [index for index, layer in enumerate(shown) if layer.modal]
        return shown[modal[-1] :] if modal else shown

    def _roots(self) -> list[Widget]:
        return [layer.root for layer in self._hearing()]

    def _press(self) -> None:
        self.on_press()

    # Time

    def process(self, delta: float) -> bool:
        """Let `delta` seconds pass; True while another frame is wanted soon."""
        self._arrange()
        self.focus.keep_within(self._roots())
        focused = None if self._points else self.focus.widget
        rest = focused if focused is not None else self._hovered
        waiting = self._tooltip.rest_on(rest, delta, at_once=focused is not None)
        # Once more: only what has its place begins to appear.
        self._arrange()
        moving = [layer.process(delta) for layer in self._all()]
        return any(moving) or waiting

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to whom it is meant for; False when nobody in the interface wants it."""
        self._arrange()
        if event.type in POINTER_EVENTS:
            return self._handle_pointer(event)
        if event.type in KEY_EVENTS:
            return self._handle_key(event)
        if event.type == pygame.WINDOWLEAVE:
            self._hover(None)
        return False

    def _handle_pointer(self, event: pygame.event.Event) -> bool:
        self._points = True
        if event.type != pygame.MOUSEWHEEL:
            self._pointer = event.pos
        under = self._widget_at(self._pointer)
        if event.type == pygame.MOUSEMOTION and self._captured is None:
            self._hover(under)
        if self._captured is not None and event.type != pygame.MOUSEWHEEL:
            captured = self._captured
            if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
                self._captured = None
                self._hover(under)
            captured.handle(event)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._tooltip.hush()
            self.focus.click(under)
        taker = _bubble(under, event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._captured = taker
        return under is not None or any(layer.modal for layer in self._hearing())

    def _widget_at(self, point: tuple[int, int]) -> Widget | None:
        for layer in reversed(self._hearing()):
            if not layer.passive:
                found = layer.root.widget_at(point)
                if found is not None:
                    return found
        return None

    def _hover(self, widget: Widget | None) -> None:
        """Tell who is left and who is entered; a child's parents count as entered too."""
        before, after = _lineage(self._hovered), _lineage(widget)
        self._hovered = widget
        for left in before:
            if left not in after:
                left.set_hovered(False)
        for entered in after:
            if entered not in before:
                entered.set_hovered(True)

    def _forget_pointer(self) -> None:
        self._captured = None
        self._hover(None)

    def _handle_key(self, event: pygame.event.Event) -> bool:
        self._points = False
        self.focus.keep_within(self._roots())
        if event.type == pygame.KEYDOWN:
            self.focus.show()
        if _bubble(self.focus.widget, event) is not None:
            return True
        return event.type == pygame.KEYDOWN and (self._navigate(event) or self._shortcut(event))

    def _navigate(self, event: pygame.event.Event) -> bool:
        """Tab and the arrow keys take the focus elsewhere."""
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.focus.step(self._roots(), backwards=bool(event.mod & pygame.KMOD_SHIFT))
            return True
        return self.focus.move(self._roots(), event.key)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        """Keys that belong to a widget wherever the focus is, then Esc."""
        owners = (widget for root in reversed(self._roots()) for widget in root.walk() if widget.enabled)
        if any(widget.shortcut(event) for widget in owners):
            return True
        return event.key == pygame.K_ESCAPE and self._cancel()

    def _cancel(self) -> bool:
        """Esc: the topmost layer that cares goes first, then the focus."""
        for layer in reversed(self._hearing()):
            if layer.on_cancel is not None:
                layer.on_cancel()
                return True
        if self.focus.widget is not None:
            self.focus.set(None)
            return True
        return False


def _lineage(widget: Widget | None) -> list[Widget]:
    lineage = []
    while widget is not None:
        lineage.append(widget)
        widget = widget.parent
    return lineage


def _bubble(widget: Widget | None, event: pygame.event.Event) -> Widget | None:
    """The first of the widget and its parents that takes the event."""
    return next((each for each in _lineage(widget) if each.handle(event)), None)
