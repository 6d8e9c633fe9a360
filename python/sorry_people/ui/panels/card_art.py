"""The deck's own faces and back, as surfaces of any width."""

from functools import lru_cache

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_DEEP,
    CREAM,
    INK,
    NIGHT,
    NIGHT_RAISED,
    PAPER,
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


@lru_cache(maxsize=48)
def card_front(card: str, width: int, *, labelled: bool = True) -> pygame.Surface:
    """The face of a card, `width` pixels wide; `labelled` says at its foot what it does.

    Raises:
        KeyError: There is no such card.
    """
    paint = PAINTS[card]
    canvas, rect = _blank(width, CREAM, with_alpha(mix(paint, INK, 0.2), 255))
    unit = width / 100
    frame = rect.inflate(-round(9 * unit), -round(9 * unit))
    canvas.box(frame, PAPER, round(5 * unit), max(round(1.2 * unit), 1), paint)
    _corner_fans(canvas, frame, unit, paint)
    ribbon = _ribbon(canvas, frame, unit, card) if labelled else frame.bottom - round(4 * unit)
    number_size = round((22 if card == "Sorry!" else 34) * unit)
    number = rendered(font(TextStyle.DISPLAY.file, number_size), card, paint)
    number_place = number.get_rect(centerx=rect.centerx, top=frame.top + round(2 * unit))
    picture_top = number_place.bottom - round((0 if card == "Sorry!" else 4) * unit)
    canvas.picture(
        f"cards/{card.strip('!').lower()}",
        pygame.Rect(frame.left, picture_top, frame.width, ribbon - picture_top - round(2 * unit)),
    )
    canvas.blit(number, number_place.topleft)
    return canvas.surface


@lru_cache(maxsize=4)
def card_back(width: int) -> pygame.Surface:
    """The back that all cards share."""
    canvas, rect = _blank(width, CREAM, BULB_DEEP)
    unit = width / 100
    frame = rect.inflate(-round(9 * unit), -round(9 * unit))
    canvas.box(frame, NIGHT_RAISED, round(5 * unit), max(round(1.2 * unit), 1), BULB_DEEP)
    with canvas.clipped(frame.inflate(-4, -4)):
        step = 12 * unit
        for row in range(int(frame.height / step) + 2):
            for column in range(int(frame.width / step) + 2):
                size = round(4.5 * unit)
                x = frame.left + column * step + (step / 2 if row % 2 else 0)
                star = pygame.Rect(round(x - size / 2), round(frame.top + row * step - size / 2), size, size)
                canvas.icon("star", star, with_alpha(BULB, 70))
    medal = round(72 * unit)
    canvas.disc(rect.center, medal, NIGHT, max(round(1.5 * unit), 1), BULB)
    wheel = pygame.Rect(0, 0, round(medal * 0.72), round(medal * 0.72))
    wheel.center = rect.center
    canvas.picture("cards/back", wheel)
    canvas.box(frame, with_alpha(NIGHT, 0), round(5 * unit), max(round(1.2 * unit), 1), BULB)
    return canvas.surface


def _blank(width: int, fill: Color, line: Color) -> tuple[Canvas, pygame.Rect]:
    surface = pygame.Surface((width, height_of(width)), pygame.SRCALPHA)
    canvas = Canvas(surface, (0, 0), Theme(scale=width / 100))
    rect = surface.get_rect()
    canvas.box(rect, fill, round(width * 0.08), max(round(width * 0.012), 1), line)
    return canvas, rect


def _corner_fans(canvas: Canvas, frame: pygame.Rect, unit: float, paint: Color) -> None:
    """Quarter-round ornaments in the upper corners, like the corners of a ticket."""
    with canvas.clipped(frame.inflate(-2, -2)):
        for corner in (frame.topleft, frame.topright):
            for diameter, color in ((30, with_alpha(paint, 40)), (20, with_alpha(paint, 70)), (10, paint)):
                canvas.disc(corner, round(diameter * unit), color)


def _ribbon(canvas: Canvas, frame: pygame.Rect, unit: float, card: str) -> int:
    """The band at the foot that says what the card does; returns its top."""
    style = font(TextStyle.BOLD.file, max(round(9.5 * unit), 6))
    lines = wrap(style, words(f"card.{card}"), round(frame.width - 8 * unit))
    height = len(lines) * style.get_linesize() + round(3 * unit)
    band = pygame.Rect(frame.left, frame.bottom - height, frame.width, height)
    canvas.box(band, PAINTS[card], round(5 * unit))
    canvas.box(pygame.Rect(band.left, band.top, band.width, band.height // 2), PAINTS[card])
    for row, line in enumerate(lines):
        drawn = rendered(style, line, CREAM)
        top = band.top + round(1.5 * unit) + row * style.get_linesize()
        canvas.blit(drawn, drawn.get_rect(centerx=band.centerx, top=top).topleft)
    return band.top
