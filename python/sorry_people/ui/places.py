"""Where panels go that lie over everything else."""

import pygame

from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.layer import Place


def centered(width: float, height: float | None = None) -> Place:
    """In the middle of the window, `width` design pixels wide and never nearer to an edge than a margin.

    It is as high as its content wants to be, or `height` design pixels for content that changes. Both grow
    with the text size.
    """

    def place(window: pygame.Rect, root: Widget) -> pygame.Rect:
        theme = root.theme
        room = window.inflate(-2 * theme.space(5), -2 * theme.space(5))
        # Half of the growth is enough: the rest goes into more lines.
        grown = theme.px(width * (1 + theme.text_scale) / 2)
        wide = min(max(grown, root.minimum_width()), room.width)
        tall = root.preferred_height(wide) if height is None else theme.text_px(height)
        rect = pygame.Rect(0, 0, wide, min(tall, room.height))
        rect.center = window.center
        return rect

    return place
