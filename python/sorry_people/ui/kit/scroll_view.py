"""A window onto something taller."""

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, MUTED, NIGHT_SUNKEN, with_alpha
from sorry_people.ui.kit.widget import Widget


class ScrollView(Widget):
    """Shows part of one child and scrolls by wheel, drag, bar and keys.

    Attributes:
        most: The greatest height it asks for, in design pixels; None for the child's whole height.
        follows_end: Stays at the end when the child grows while it is at the end, as a log does.
    """

    def __init__(
        self, child: Widget, *, grow: float = 0, most: float | None = None, follows_end: bool = False
    ) -> None:
        super().__init__([child], grow=grow)
        self.most = most
        self.follows_end = follows_end
        self._offset = 0
        self._content_height = 0
        self._at_end = follows_end
        self._grip: int | None = None

    @property
    def overflow(self) -> int:
        """How many pixels of the child do not fit."""
        return max(self._content_height - self.rect.height, 0)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """The keyboard comes here only to scroll."""
        return self.overflow > 0

    @property
    def child(self) -> Widget:
        """What is scrolled."""
        return self.children[0]

    def _bar_width(self) -> int:
        return self.theme.space(4)

    def measure_width(self) -> int:
        """The child's and the bar's, which it may need."""
        return self.child.preferred_width() + self._bar_width()

    def measure_minimum_width(self) -> int:
        """The child's and the bar's, which it may need."""
        return self.child.minimum_width() + self._bar_width()

    def measure_height(self, width: int) -> int:
        """The child's, up to `most`."""
        whole = self.child.preferred_height(width)
        return whole if self.most is None else min(whole, self.theme.px(self.most))

    def arrange(self, rect: pygame.Rect) -> None:
        """Give the child its whole height, shifted by what is scrolled away."""
        self.rect = pygame.Rect(rect)
        fits = self.child.preferred_height(rect.width) <= rect.height
        width = rect.width if fits else rect.width - self._bar_width()
        self._content_height = max(self.child.preferred_height(width), rect.height)
        if self.follows_end and self._at_end:
            self._offset = self.overflow
        self._offset = min(max(self._offset, 0), self.overflow)
        self.child.arrange(pygame.Rect(rect.left, rect.top - self._offset, width, self._content_height))

    def scroll_to(self, offset: int) -> None:
        """Show the child from `offset` pixels below its top, as far as there is more to show."""
        offset = min(max(offset, 0), self.overflow)
        self._at_end = offset == self.overflow
        if offset != self._offset:
            self._offset = offset
            self.relayout()

    def scroll_by(self, pixels: int) -> bool:
        """Scroll down by `pixels`; False when it was at the end already."""
        before = self._offset
        self.scroll_to(self._offset + pixels)
        return self._offset != before

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so that `rect` lies inside, with a little air."""
        air = self.theme.space(2)
        if rect.top - air < self.rect.top:
            self.scroll_by(rect.top - air - self.rect.top)
        elif rect.bottom + air > self.rect.bottom:
            self.scroll_by(min(rect.bottom + air - self.rect.bottom, rect.top - air - self.rect.top))
        super().reveal(rect.clip(self.rect))

    def _bar(self) -> pygame.Rect:
        """The part of the track that stands for what is shown."""
        height = max(self.rect.height * self.rect.height // self._content_height, self.theme.space(8))
        top = self.rect.top + (self.rect.height - height) * self._offset // max(self.overflow, 1)
        width = self.theme.space(2)
        return pygame.Rect(self.rect.right - width, top, width, height)

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """Nothing of the child outside the window, and the bar before the child."""
        if self.visible and self.overflow and self._bar().inflate(self.theme.space(2), 0).collidepoint(point):
            return self
        return super().widget_at(point)

    def handle(self, event: pygame.event.Event) -> bool:
        """Wheel, keys, the bar, and dragging the child itself."""
        line = self.theme.text_px(48)
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_by(-event.y * line)
        if event.type == pygame.KEYDOWN:
            steps = {pygame.K_PAGEUP: -self.rect.height + line, pygame.K_PAGEDOWN: self.rect.height - line}
            if self.focused:
                steps |= {
                    pygame.K_UP: -line,
                    pygame.K_DOWN: line,
                    pygame.K_HOME: -(10**9),
                    pygame.K_END: 10**9,
                }
            return event.key in steps and self.scroll_by(steps[event.key])
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT and self.overflow:
            self._grip = event.pos[1]
            self.pressed = self._bar().inflate(self.theme.space(2), 0).collidepoint(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            moved = event.pos[1] - self._grip
            self._grip = event.pos[1]
            travel = max(self.rect.height - self._bar().height, 1)
            self.scroll_by(round(moved * self.overflow / travel) if self.pressed else -moved)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            self.pressed = False
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """The part of the child in the window, and the bar."""
        # Focus rings stand out of a widget by a few pixels; they may, to the sides.
        with canvas.clipped(self.rect.inflate(self.theme.space(2), 0)):
            self.child.draw(canvas)
        if self.overflow:
            bar = self._bar()
            track = pygame.Rect(bar.left, self.rect.top, bar.width, self.rect.height)
            canvas.box(track, NIGHT_SUNKEN, bar.width // 2)
            canvas.box(bar, BULB if self.focused else with_alpha(MUTED, 200), bar.width // 2)
