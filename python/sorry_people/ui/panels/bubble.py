"""What a rider says, on a surface of its own."""

import math

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, INK, readable_on
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.shapes import polygon
from sorry_people.ui.text import wrap
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme

TAIL = 24
"""Design pixels from the body to the tip of the tail."""

WIDEST = 230
"""Design pixels at text size 100 % after which the words wrap."""


class Bubble:
    """A rounded bubble of words with an outline in the rider's color; `at` gives it its place and tail.

    Attributes:
        size: Width and height in pixels without the tail.
    """

    def __init__(
        self, rider: str, text: str, theme: Theme, window: tuple[int, int], *, is_named: bool = False
    ) -> None:
        """A bubble; `is_named` puts emblem and name over the words, for a rider who can't be seen."""
        self.rider = rider
        self.is_named = is_named
        self.text = text
        self.theme = theme
        self._font = theme.font(TextStyle.BUBBLE)
        padding = 2 * theme.space(4)
        # Long words at great text sizes: the bubble never outgrows a quarter of the window's area.
        room = min(theme.text_px(WIDEST), window[0] // 2 - padding)
        self.lines = wrap(self._font, text, room)
        widest = max(self._font.size(line)[0] for line in self.lines)
        height = len(self.lines) * self._font.get_linesize() + 2 * theme.space(3)
        if is_named:
            widest = max(widest, self._name_height() * 5 // 4 + self._name_font.size(rider)[0])
            height += self._name_height()
        self.size = (widest + padding, height)
        self._drawn: dict[tuple[int, int], tuple[pygame.Surface, tuple[int, int]]] = {}

    @property
    def _name_font(self) -> pygame.font.Font:
        return self.theme.font(TextStyle.BOLD)

    def _name_height(self) -> int:
        return self._name_font.get_linesize()

    def at(self, rect: pygame.Rect, anchor: tuple[float, float]) -> tuple[pygame.Surface, tuple[int, int]]:
        """The bubble with its body in `rect` and its tail towards `anchor`.

        Returns:
            A premultiplied surface and where its top left corner goes. While rectangle and anchor do not move
            against each other it is the same surface.
        """
        reach = self.theme.px(TAIL)
        toward = pygame.Vector2(anchor) - pygame.Vector2(rect.center)
        outside = not rect.collidepoint(anchor)
        # Whole steps of the direction: a bubble that follows a rider is drawn anew now and then only.
        step = math.pi / 24
        angle = round(math.atan2(toward.y, toward.x) / step) * step if outside else math.pi / 2
        key = (round(angle / step), reach if outside else 0)
        if key not in self._drawn:
            self._drawn[key] = self._draw(angle, reach if outside else 0)
        surface, offset = self._drawn[key]
        return surface, (rect.left - offset[0], rect.top - offset[1])

    def _draw(self, angle: float, reach: int) -> tuple[pygame.Surface, tuple[int, int]]:
        edge = reach + self.theme.px(14)
        body = pygame.Rect((edge, edge), self.size)
        surface = pygame.Surface((body.width + 2 * edge, body.height + 2 * edge), pygame.SRCALPHA)
        canvas = Canvas(surface, (0, 0), self.theme)
        radius = self.theme.px(18)
        line = max(self.theme.px(3), 2)
        color = self.theme.riders[self.rider]
        canvas.shadow(body, radius)
        if reach:
            canvas.blit(polygon(surface.get_size(), self._tail(body, angle, reach, 0), color), (0, 0))
        canvas.box(body, CREAM, radius, line, color)
        if reach:
            canvas.blit(polygon(surface.get_size(), self._tail(body, angle, reach, line), CREAM), (0, 0))
        top = body.top + self.theme.space(3)
        if self.is_named:
            self._draw_name(canvas, body, top)
            top += self._name_height()
        for row, words in enumerate(self.lines):
            y = top + row * self._font.get_linesize()
            canvas.text(words, (body.centerx - self._font.size(words)[0] // 2, y), TextStyle.BUBBLE, INK)
        return surface, (edge, edge)

    def _draw_name(self, canvas: Canvas, body: pygame.Rect, top: int) -> None:
        """Emblem and name in the middle of the body."""
        side = self._name_height()
        left = body.centerx - (side * 5 // 4 + self._name_font.size(self.rider)[0]) // 2
        color = self.theme.riders[self.rider]
        canvas.disc((left + side // 2, top + side // 2), side, color)
        emblem = pygame.Rect(0, 0, side * 5 // 9, side * 5 // 9)
        emblem.center = (left + side // 2, top + side // 2)
        canvas.icon(emblem_of(self.rider), emblem, readable_on(color))
        canvas.text(self.rider, (left + side * 5 // 4, top), TextStyle.BOLD, INK)

    def _tail(self, body: pygame.Rect, angle: float, reach: int, inset: int) -> list[tuple[float, float]]:
        """A triangle from inside the body out in direction `angle`, `inset` pixels smaller all round."""
        direction = pygame.Vector2(math.cos(angle), math.sin(angle))
        across = pygame.Vector2(-direction.y, direction.x)
        # Where the ray from the middle leaves the body.
        steps = [
            half / abs(part)
            for half, part in ((body.width / 2, direction.x), (body.height / 2, direction.y))
            if abs(part) > 1e-6
        ]
        edge = pygame.Vector2(body.center) + direction * min(steps)
        half = self.theme.px(10) - inset
        root = edge - direction * self.theme.px(8)
        tip = edge + direction * (reach - 2.2 * inset)
        return [tuple(root + across * half), tuple(tip), tuple(root - across * half)]  # type: ignore[list-item]
