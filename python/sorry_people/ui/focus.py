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

    def set(self, widget: Widget | None) -> None:
        """Move the focus and scroll it into view."""
        if widget is self.widget:
            return
        before, self.widget = self.widget, widget
        if before is not None:
            before.set_focused(False)
        if widget is not None:
            widget.set_focused(True)
            widget.reveal(widget.rect)

    def keep_within(self, roots: Sequence[Widget]) -> None:
        """Drop the focus if its widget is gone, hidden or disabled."""
        if self.widget is not None and self.widget not in focus_order(roots):
            self.set(None)

    def step(self, roots: Sequence[Widget], *, backwards: bool = False) -> None:
        """Go to the next widget, round and round."""
        order = focus_order(roots)
        if not order:
            return
        if self.widget in order:
            index = order.index(self.widget) + (-1 if backwards else 1)
        else:
            index = -1 if backwards else 0
        self.set(order[index % len(order)])

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
