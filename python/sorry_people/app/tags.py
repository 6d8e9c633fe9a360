"""The words on tags that stand on the board while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sorry_people.app.floating import Floating
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, INK, WARNING, Color
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.ui.theme import Theme


def number_tag(number: int, theme: Theme) -> Floating:
    """The key that chooses a move, as in the list of moves."""
    return Floating(_drawn(str(number), BULB, theme))


def bump_tag(theme: Theme) -> Floating:
    """Stands where somebody would be bumped."""
    return Floating(_drawn(words("move.bump"), WARNING, theme))


def _drawn(text: str, color: Color, theme: Theme) -> pygame.Surface:
    width, height = theme.font(TextStyle.BUTTON).size(text)
    side = height + theme.space(1)
    edge = max(theme.px(2), 1)
    rect = pygame.Rect(edge, edge, max(side, width + theme.space(3)), side)
    surface = pygame.Surface(rect.inflate(2 * edge, 2 * edge).size, pygame.SRCALPHA)
    canvas = Canvas(surface, (0, 0), theme)
    canvas.box(rect.inflate(2 * edge, 2 * edge), INK, theme.px(8))
    canvas.box(rect, color, theme.px(6))
    canvas.text_in(text, rect, TextStyle.BUTTON, INK)
    return surface
