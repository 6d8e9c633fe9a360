"""Where the keyboard is, and how Tab and the arrow keys take it elsewhere."""

from collections.abc import Iterable, Sequence

import pygame

from sorry_people.ui.kit.widget import Widget

DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Focus:
    """At most one focused widget among those of the given trees, in the order in which they are drawn."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self._clicked: Widget | None = None

    def set(self, widget: Widget | None, *, shown: bool = True) -> None:
        """Move the focus and scroll it into view; `shown` is False where it need not be pointed out."""
        if widget is self.widget:
            return
        before, self.widget = self.widget, widget
        if before is not None:
            before.set_focused(False)
        if widget is not None:
            self._clicked = None
            widget.set_focused(True, shown=shown)
            widget.reveal(widget.rect)

    def click(self, widget: Widget | None) -> None:
        """The pointer went down on a widget, which takes the focus if it is of that kind.

        Wherever it went down, Tab goes on from there: a button that was clicked must not be pressed by the
        next Space, but who clicked in the third card expects to stay in it.
        """
        focusable = widget
        while focusable is not None and not focusable.focusable:
            focusable = focusable.parent
        takes = focusable is not None and focusable.enabled and focusable.takes_click_focus
        self.set(focusable if takes else None, shown=False)
        self._clicked = None if takes else focusable

    def show(self) -> None:
        """A key was pressed: point out where the focus is."""
        if self.widget is not None and not self.widget.shows_focus:
            self.widget.shows_focus = True
            self.widget.repaint()

    def keep_within(self, roots: Sequence[Widget]) -> None:
        """Drop the focus if its widget is gone, hidden or disabled."""
        if self.widget is not None and self.widget not in focus_order(roots):
            self.set(None)

    def step(self, roots: Sequence[Widget], *, backwards: bool = False) -> None:
        """Go to the next widget, round and round."""
        order = focus_order(roots)
        if not order:
            return
        start = self.widget or self._clicked
        before = order.index(start) if start in order else len(order) if backwards else -1
        self.set(order[(before + (-1 if backwards else 1)) % len(order)])

    def move(self, roots: Sequence[Widget], key: int) -> bool:
        """Go to the nearest widget in an arrow key's direction; False when there is none."""
        if self.widget is None or key not in DIRECTIONS:
            return False
        nearest = _nearest(self.widget, focus_order(roots), DIRECTIONS[key])
        if nearest is None:
            return False
        self.set(nearest)
        return True


def focus_order(roots: Iterable[Widget]) -> list[Widget]:
    """Everything that the keyboard can come to, in order."""
    return [widget for root in roots for widget in root.walk() if widget.focusable and widget.enabled]


def _nearest(start: Widget, candidates: Iterable[Widget], direction: tuple[int, int]) -> Widget | None:
    def distance(widget: Widget) -> float | None:
        """Along the direction, with twice the weight on what lies aside of it."""
        x = widget.rect.centerx - start.rect.centerx
        y = widget.rect.centery - start.rect.centery
        along = x * direction[0] + y * direction[1]
        aside = abs(x * direction[1]) + abs(y * direction[0])
        return along + 2 * aside if along > 0 else None

    ranked = [
        (far, index, widget)
        for index, widget in enumerate(candidates)
        if (far := distance(widget)) is not None
    ]
    return min(ranked)[2] if ranked else None
