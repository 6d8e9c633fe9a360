"""Where layers go in the window."""

import pygame

from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.layer import Place


def centered(width: float, height: float) -> Place:
    """In the middle, at most `width` by `height` design pixels and never larger than the window less a margin."""

    def place(window: pygame.Rect, root: Widget) -> pygame.Rect:
        theme = root.theme
        room = window.inflate(-2 * theme.space(5), -2 * theme.space(5))
        wide = min(
            max(theme.text_px(width * 0.6 + 0.4 * width / theme.text_scale), root.minimum_width()), room.width
        )
        tall = min(root.preferred_height(wide), theme.text_px(height), room.height)
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = window.center
        return rect

    return place


def whole_window(window: pygame.Rect, root: Widget) -> pygame.Rect:  # noqa: ARG001
    """All of it."""
    return pygame.Rect(window)
