"""The surface that widgets paint on, in window coordinates; everything on it is premultiplied."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from sorry_people.ui import shapes
from sorry_people.ui.colors import CLEAR, Color
from sorry_people.ui.icons import icon, picture
from sorry_people.ui.text import rendered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme

SHADOW_BLUR, SHADOW_FALL = 8, 3
"""Design pixels."""


class Canvas:
    """Paints shapes, text and pictures of a theme onto a surface whose top left corner lies at `origin`."""

    def __init__(self, surface: pygame.Surface, origin: tuple[int, int], theme: Theme) -> None:
        self.surface = surface
        self.origin = origin
        self.theme = theme

    def blit(self, source: pygame.Surface, position: tuple[int, int]) -> None:
        """Lay a premultiplied surface with its top left corner at `position`."""
        self.surface.blit(
            source,
            (position[0] - self.origin[0], position[1] - self.origin[1]),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )

    def box(
        self, rect: pygame.Rect, fill: Color, radius: int = 0, line: int = 0, line_color: Color = CLEAR
    ) -> None:
        """A box with round corners."""
        if rect.width > 0 and rect.height > 0:
            self._stretch(shapes.box(rect.size, radius, fill, line, line_color), rect)

    def ticket(self, rect: pygame.Rect, fill: Color, radius: int, line: int, line_color: Color) -> None:
        """A box with its corners bitten off."""
        self._stretch(shapes.ticket(rect.size, radius, fill, line, line_color), rect)

    def shadow(self, rect: pygame.Rect, radius: int, *, ticket: bool = False) -> None:
        """The soft shadow of a box or a ticket that stands a little above the ground."""
        blur = self.theme.px(SHADOW_BLUR)
        place = rect.inflate(2 * blur, 2 * blur).move(0, self.theme.px(SHADOW_FALL))
        self._stretch(shapes.shadow(radius, blur, ticket=ticket), place)

    def _stretch(self, shape: shapes.Stretchable, rect: pygame.Rect) -> None:
        """Lay a shape into `rect`; where only its middle can be seen, no more than that is made of it."""
        seen = self.surface.get_clip().move(self.origin).clip(rect)
        if rect.inflate(-2 * shape.inset, -2 * shape.inset).contains(seen):
            self.blit(shape.middle(seen.size), seen.topleft)
        else:
            self.blit(shape.at(rect.size), rect.topleft)

    def disc(
        self, center: tuple[int, int], diameter: int, fill: Color, line: int = 0, line_color: Color = CLEAR
    ) -> None:
        """A filled circle."""
        drawn = shapes.disc(diameter, fill, line, line_color)
        self.blit(drawn, (center[0] - diameter // 2, center[1] - diameter // 2))

    def bulb(self, center: tuple[int, int], diameter: int, color: Color) -> None:
        """A lit bulb with its glow."""
        drawn = shapes.bulb(diameter, color)
        self.blit(drawn, (center[0] - drawn.get_width() // 2, center[1] - drawn.get_height() // 2))

    def text(self, text: str, position: tuple[int, int], style: TextStyle, color: Color) -> None:
        """One line of text with its top left corner at `position`."""
        self.blit(rendered(self.theme.font(style), text, color), position)

    def text_in(self, text: str, rect: pygame.Rect, style: TextStyle, color: Color) -> None:
        """One line of text in the middle of `rect`."""
        line = rendered(self.theme.font(style), text, color)
        self.blit(line, line.get_rect(center=rect.center).topleft)

    def icon(self, name: str, rect: pygame.Rect, color: Color) -> None:
        """An icon as large as fits in the middle of `rect`."""
        drawn = icon(name, min(rect.size), color)
        self.blit(drawn, drawn.get_rect(center=rect.center).topleft)

    def picture(self, name: str, rect: pygame.Rect) -> None:
        """A picture in its own colors, as large as fits in the middle of `rect`."""
        drawn = picture(name, min(rect.size))
        self.blit(drawn, drawn.get_rect(center=rect.center).topleft)

    def sees(self, rect: pygame.Rect) -> bool:
        """Whether painting in `rect` could show at all."""
        return bool(self.surface.get_clip().move(self.origin).colliderect(rect))

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Nothing painted inside the block leaves `rect`."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.move(-self.origin[0], -self.origin[1]).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)
