"""What every piece of the interface is: a rectangle in a tree that measures, arranges, paints and listens."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import NIGHT, Color
from sorry_people.ui.theme import Theme

if TYPE_CHECKING:
    from sorry_people.ui.layer import Layer


class Widget:
    """A rectangle in window coordinates with children inside it.

    Layout goes in two passes: the `measure_…` methods ask up, `arrange` gives down.

    Attributes:
        rect: Where it is, in pixels of the window; set by `arrange`.
        grow: Its share of the space that a row or column has left over; 0 keeps the preferred size.
        focusable: The keyboard can come to it.
        takes_click_focus: A click brings the keyboard here, as to a field to be written in.
        takes_text: Letters typed while the keyboard is here are written, and no shortcuts.
        shows_focus: Whether the keyboard is here and it was a key that brought it: then it is to be seen.
        tooltip: What the pointer or the keyboard learns when it rests here; empty for nothing.
    """

    focusable = False
    takes_click_focus = False
    takes_text = False

    def __init__(self, children: Sequence["Widget"] = (), *, grow: float = 0, tooltip: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._measures: dict[str | int, int] = {}
        self._measured_in: Theme | None = None
        self.parent: Widget | None = None
        self.layer: Layer | None = None
        self.children: list[Widget] = []
        self.grow = grow
        self.tooltip = tooltip
        self._visible = True
        self._enabled = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.shows_focus = False
        self.set_children(children)

    # The tree

    def set_children(self, children: Sequence["Widget"]) -> None:
        """Put these children in place of the present ones."""
        for child in self.children:
            child.parent = None
        self.children = list(children)
        for child in self.children:
            child.parent = self
        self.relayout()

    @property
    def root(self) -> "Widget":
        """The widget at the top of this tree."""
        return self if self.parent is None else self.parent.root

    @property
    def theme(self) -> Theme:
        """The theme of the layer that this widget is in.

        Raises:
            LookupError: The widget is in no layer yet.
        """
        layer = self.root.layer
        if layer is None:
            raise LookupError(f"{type(self).__name__} has no theme before it is in a layer")
        return layer.theme

    def walk(self) -> Iterator["Widget"]:
        """This widget and everything visible below it, parents first."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    # State

    @property
    def visible(self) -> bool:
        """Whether it takes space and is painted."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.relayout()

    @property
    def enabled(self) -> bool:
        """Whether it can be used; a disabled parent disables its children."""
        return self._enabled and (self.parent is None or self.parent.enabled)

    @enabled.setter
    def enabled(self, enabled: bool) -> None:
        if enabled != self._enabled:
            self._enabled = enabled
            self.repaint()

    @property
    def ground(self) -> Color:
        """The color that this widget's children are seen against."""
        return NIGHT if self.parent is None else self.parent.ground

    def repaint(self) -> None:
        """Ask for a new picture of what is here."""
        layer = self.root.layer
        if layer is not None:
            layer.repaint(self.rect)

    def relayout(self) -> None:
        """Ask for a new layout and a new picture; what was measured here and above no longer holds."""
        widget: Widget | None = self
        while widget is not None:
            widget._measures.clear()
            widget = widget.parent
        layer = self.root.layer
        if layer is not None:
            layer.stale_layout = True

    # Layout

    def preferred_width(self) -> int:
        """The width in pixels that shows everything without wrapping."""
        return self._measured("width", self.measure_width)

    def minimum_width(self) -> int:
        """The width in pixels below which something would be cut."""
        return self._measured("minimum width", self.measure_minimum_width)

    def preferred_height(self, width: int) -> int:
        """The height in pixels that shows everything at `width`."""
        return self._measured(width, lambda: self.measure_height(width))

    def _measured(self, what: str | int, measure: Callable[[], int]) -> int:
        """What was measured since the last change; every container asks its children many times over."""
        theme = self.theme
        if theme is not self._measured_in:
            self._measured_in = theme
            self._measures.clear()
        if what not in self._measures:
            self._measures[what] = measure()
        return self._measures[what]

    def measure_width(self) -> int:
        """Work out the preferred width: by default the widest child's."""
        return max((child.preferred_width() for child in self.children if child.visible), default=0)

    def measure_minimum_width(self) -> int:
        """Work out the minimum width: by default the widest child's."""
        return max((child.minimum_width() for child in self.children if child.visible), default=0)

    def measure_height(self, width: int) -> int:
        """Work out the preferred height at `width`: by default the tallest child's."""
        return max((child.preferred_height(width) for child in self.children if child.visible), default=0)

    def arrange(self, rect: pygame.Rect) -> None:
        """Take `rect` and give every child its place in it; by default the whole of it."""
        self.rect = pygame.Rect(rect)
        for child in self.children:
            if child.visible:
                child.arrange(rect)

    # Painting

    def draw(self, canvas: Canvas) -> None:
        """Paint this widget, then its children over it."""
        self.paint(canvas)
        for child in self.children:
            if child.visible and canvas.sees(child.rect):
                child.draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint this widget alone."""

    # Input

    def widget_at(self, point: tuple[int, int]) -> "Widget | None":
        """The deepest visible widget under a point of the window."""
        if not (self.visible and self.rect.collidepoint(point)):
            return None
        for child in reversed(self.children):
            found = child.widget_at(point)
            if found is not None:
                return found
        return self

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - the base hears nothing
        """Hear one event; True when it was meant for this widget and goes no further."""
        return False

    def shortcut(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - the base has no key of its own
        """Hear a key that the focus had no use for; True when it is this widget's own key."""
        return False

    def set_hovered(self, hovered: bool) -> None:
        """Told by the interface that the pointer came or went."""
        self.hovered = hovered
        self.repaint()

    def set_focused(self, focused: bool, *, shown: bool = True) -> None:
        """Told by the interface that the keyboard came or went; `shown` is False where a click brought it."""
        self.focused = focused
        self.shows_focus = focused and shown
        self.repaint()

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so that `rect`, somewhere inside this widget, can be seen."""
        if self.parent is not None:
            self.parent.reveal(rect)

    def process(self, delta: float) -> bool:  # noqa: ARG002 - the base never moves
        """Let `delta` seconds pass; True while it wants to move on."""
        return False
