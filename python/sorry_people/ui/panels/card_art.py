"""The deck's own faces and back, as surfaces of any width.

A card is laid out in units of a hundredth of its width: a cream edge, a painted board with a golden line let
into it, the number, the picture in a ring of bulbs, and a slip of paper that says what the card does.
"""

import math
from functools import lru_cache

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BARN_RED_DEEP,
    BULB,
    BULB_BRIGHT,
    BULB_DEEP,
    CLEAR,
    CREAM,
    INK,
    NIGHT,
    NIGHT_RAISED,
    Color,
    mix,
    with_alpha,
)
from sorry_people.ui.fonts import font
from sorry_people.ui.text import rendered, wrap
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme
from sorry_people.ui.words import words

SHAPE = (5, 7)
"""Width to height."""

PAINTS: dict[str, Color] = {
    "1": (186, 38, 46, 255),
    "2": (158, 84, 8, 255),
    "3": (38, 112, 52, 255),
    "4": (122, 20, 34, 255),
    "5": (38, 92, 170, 255),
    "7": (109, 58, 120, 255),
    "8": (16, 110, 106, 255),
    "10": (150, 48, 20, 255),
    "11": (34, 74, 150, 255),
    "12": (29, 37, 96, 255),
    "Sorry!": (186, 38, 46, 255),
}
"""The color of each card's number, frame and ribbon."""


def height_of(width: int) -> int:
    """The height of a card of this width."""
    return -(-width * SHAPE[1] // SHAPE[0])


def width_of(height: int) -> int:
    """The width of a card of this height."""
    return height * SHAPE[0] // SHAPE[1]


EDGE = 5
LINE = 8
"""Units from the card's edge to the board, and to the golden line on it."""

NUMBER, WORD = 34, 21
"""Letters of a number and of a word at the top, in units."""

SLIP_TEXT = 9
BULBS = 20


@lru_cache(maxsize=48)
def card_front(card: str, width: int, *, label: str | None = None) -> pygame.Surface:
    """The face of a card.

    Args:
        card: "1" … "12" or "Sorry!".
        width: In pixels.
        label: What the slip of paper at its foot says; empty for no slip, None for what the card does in
            Sorry People.

    Raises:
        KeyError: There is no such card.
    """
    paint = PAINTS[card]
    canvas, board, unit = _blank(width, paint)
    told = words(f"card.{card}") if label is None else label
    slip = _slip(canvas, board, unit, told, paint) if told else board.bottom - round(5 * unit)
    size = NUMBER if card.isdecimal() else WORD
    face = font(TextStyle.DISPLAY.file, round(size * unit))
    place = rendered(face, card, CREAM).get_rect(centerx=board.centerx)
    place.centery = board.top + round(21 * unit)
    lift = max(round(1.4 * unit), 1)
    canvas.blit(rendered(face, card, mix(paint, INK, 0.75)), (place.left + lift, place.top + lift))
    canvas.blit(rendered(face, card, CREAM), place.topleft)
    for side in (-1, 1) if card.isdecimal() else ():
        star = pygame.Rect(0, 0, round(9 * unit), round(9 * unit))
        star.center = (board.centerx + round(side * 34 * unit), place.centery)
        canvas.icon("star", star, BULB)
    top = board.top + round(37 * unit)
    diameter = min(slip - top - round(3 * unit), round(80 * unit))
    middle = (board.centerx, top + (slip - top - round(2 * unit)) // 2)
    _ring(canvas, middle, diameter, unit)
    picture = pygame.Rect(0, 0, round(diameter * 0.9), round(diameter * 0.9))
    picture.center = middle
    canvas.picture(f"cards/{card.strip('!').lower()}", picture)
    return canvas.surface


@lru_cache(maxsize=4)
def card_back(width: int) -> pygame.Surface:
    """The back that all cards share."""
    canvas, board, unit = _blank(width, NIGHT_RAISED)
    field = board.inflate(-round(2 * LINE * unit), -round(2 * LINE * unit))
    with canvas.clipped(field):
        step = 11 * unit
        for row in range(-(-field.height // round(step)) + 1):
            for column in range(-1, -(-field.width // round(step)) + 1):
                emblem = pygame.Rect(0, 0, round(4.5 * unit), round(4.5 * unit))
                emblem.center = (
                    round(field.left + (column + (row % 2) / 2 + 0.5) * step),
                    round(field.top + row * step),
                )
                name = ("circle", "square", "star", "triangle")[(row + 2 * column) % 4]
                canvas.icon(name, emblem, with_alpha(BULB, 75))
    medal = round(70 * unit)
    canvas.disc(board.center, medal + round(12 * unit), BARN_RED_DEEP, max(round(1.2 * unit), 1), BULB)
    _ring(canvas, board.center, medal, unit)
    canvas.disc(board.center, round(medal * 0.9), NIGHT)
    wheel = pygame.Rect(0, 0, round(medal * 0.74), round(medal * 0.74))
    wheel.center = board.center
    canvas.picture("cards/back", wheel)
    return canvas.surface


def _blank(width: int, paint: Color) -> tuple[Canvas, pygame.Rect, float]:
    """A card with nothing on its board; the board, and how many pixels a unit is."""
    unit = width / 100
    surface = pygame.Surface((width, height_of(width)), pygame.SRCALPHA)
    canvas = Canvas(surface, (0, 0), Theme(scale=unit))
    rect = surface.get_rect()
    hair = max(round(1.2 * unit), 1)
    canvas.box(rect, CREAM, round(8 * unit), hair, with_alpha(mix(paint, INK, 0.4), 255))
    board = rect.inflate(-round(2 * EDGE * unit), -round(2 * EDGE * unit))
    canvas.box(board, paint, round(5 * unit))
    line = rect.inflate(-round(2 * LINE * unit), -round(2 * LINE * unit))
    canvas.box(line, CLEAR, round(3 * unit), max(round(0.8 * unit), 1), with_alpha(BULB, 190))
    return canvas, board, unit


def _ring(canvas: Canvas, middle: tuple[int, int], diameter: int, unit: float) -> None:
    """A round frame of wood with bulbs let into it."""
    hair = max(round(unit), 1)
    canvas.disc(middle, diameter + 2 * hair, with_alpha(INK, 120))
    canvas.disc(middle, diameter, BULB_DEEP, hair, BULB)
    bulb = max(round(2.6 * unit), 2)
    radius = diameter * 0.475
    for index in range(BULBS):
        angle = 2 * math.pi * index / BULBS
        center = (round(middle[0] + radius * math.cos(angle)), round(middle[1] + radius * math.sin(angle)))
        canvas.disc(center, bulb, BULB_BRIGHT if index % 2 else CREAM)


def _slip(canvas: Canvas, board: pygame.Rect, unit: float, told: str, ink: Color) -> int:
    """The paper at the foot that says what the card does; returns its top."""
    style = font(TextStyle.BOLD.file, max(round(SLIP_TEXT * unit), 6))
    lines = wrap(style, told, round(board.width - 8 * unit))
    air = round(2 * unit)
    slip = pygame.Rect(0, 0, board.width - round(5 * unit), len(lines) * style.get_linesize() + 2 * air)
    slip.midbottom = (board.centerx, board.bottom - round(3 * unit))
    canvas.ticket(slip, CREAM, round(3 * unit), max(round(0.8 * unit), 1), BULB_DEEP)
    for row, line in enumerate(lines):
        drawn = rendered(style, line, ink)
        top = slip.top + air + row * style.get_linesize()
        canvas.blit(drawn, drawn.get_rect(centerx=slip.centerx, top=top).topleft)
    return slip.top
