"""One sheet of the interface: a tree of widgets on a surface of its own."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.theme import Theme

Place = Callable[[pygame.Rect, Widget], pygame.Rect]
"""Says where a layer's root goes, given the window's rectangle and the root; an empty rectangle hides it."""

APPEAR_SECONDS = 0.16
EDGE = 14
"""Design pixels around the root for shadows, bulbs and focus rings."""


class Layer:
    """A root widget, the surface that it was last drawn on, and how that lies in the window.

    Attributes:
        surface: Premultiplied alpha; lies at `position` in the window.
        version: Grows by one each time that `surface` is drawn anew.
        modal: Layers below hear nothing while it is shown.
        passive: The pointer goes through it.
        on_cancel: Called on Esc while it is the topmost layer that cares; None when it does not.
        on_press: Called whenever a button or the like in it is pressed.
        opacity: 0 to 1, for drawing it over the world while it appears.
    """

    def __init__(
        self,
        root: Widget,
        place: Place,
        theme: Theme,
        *,
        modal: bool = False,
        passive: bool = False,
        on_cancel: Callable[[], object] | None = None,
    ) -> None:
        self.root = root
        self.place = place
        self.modal = modal
        self.passive = passive
        self.on_cancel = on_cancel
        self.on_press: Callable[[], object] = ignore
        self.theme = theme
        self.surface = pygame.Surface((1, 1), pygame.SRCALPHA)
        self.position = (0, 0)
        self.version = 0
        self.stale_layout = True
        self._stale: pygame.Rect | None = None
        self._appeared = 0.0
        root.layer = self

    @property
    def visible(self) -> bool:
        """Whether it is shown: its root wants to be, and there is room for it."""
        return self.root.visible and self.root.rect.width > 0

    @property
    def opacity(self) -> float:
        """How much of it can be seen; 1 once it has appeared."""
        return 1.0 if self.theme.reduced_motion else self._appeared

    def process(self, delta: float) -> bool:
        """Let time pass; True while it is still appearing or something in it moves."""
        if not self.visible:
            self._appeared = 0.0
            return False
        appearing = self.opacity < 1
        self._appeared = min(self._appeared + delta / APPEAR_SECONDS, 1.0)
        moving = [widget.process(delta) for widget in self.root.walk()]
        return appearing or any(moving)

    def arrange(self, window: pygame.Rect) -> None:
        """Find its place, and lay its widgets out if that is another one or something asked for it."""
        if not self.root.visible:
            self.stale_layout = False
            return
        rect = self.place(window, self.root)
        if self.stale_layout or rect != self.root.rect:
            self.root.arrange(rect)
            self.stale_layout = False
            self.repaint(self.root.rect)

    def repaint(self, rect: pygame.Rect) -> None:
        """Ask for a new picture of a part of the window, and of as much round it as a widget paints over."""
        edge = self.theme.px(EDGE)
        around = rect.inflate(2 * edge, 2 * edge)
        self._stale = around if self._stale is None else self._stale.union(around)

    def draw(self) -> None:
        """Draw the widgets anew where something asked for it."""
        if self._stale is None:
            return
        edge = self.theme.px(EDGE)
        sheet = self.root.rect.inflate(2 * edge, 2 * edge)
        if self.surface.get_size() != sheet.size:
            self.surface = pygame.Surface(sheet.size, pygame.SRCALPHA)
        self.position = sheet.topleft
        self.surface.set_clip(self._stale.move(-sheet.left, -sheet.top))
        self.surface.fill((0, 0, 0, 0))
        self.root.draw(Canvas(self.surface, sheet.topleft, self.theme))
        self.surface.set_clip(None)
        self._stale = None
        self.version += 1
