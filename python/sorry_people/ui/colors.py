"""The fairground's colors, as sRGB and alpha, and the measure that keeps text readable on them."""

from typing import TypeAlias

Color: TypeAlias = tuple[int, int, int, int]

# Night: what most panels are made of.
NIGHT: Color = (19, 23, 54, 250)
NIGHT_RAISED: Color = (38, 46, 94, 255)
NIGHT_HOVER: Color = (52, 62, 120, 255)
NIGHT_SUNKEN: Color = (10, 13, 34, 255)
NIGHT_LINE: Color = (80, 92, 154, 255)

# Warm bulbs: titles, accents, what is on.
BULB: Color = (255, 208, 92, 255)
BULB_BRIGHT: Color = (255, 228, 150, 255)
BULB_DEEP: Color = (178, 112, 24, 255)

# Paper and ink: cards, captions, bubbles and text on the night.
CREAM: Color = (255, 244, 220, 255)
MUTED: Color = (184, 190, 222, 255)
PAPER: Color = (252, 240, 212, 255)
PAPER_SHADE: Color = (238, 219, 178, 255)
INK: Color = (46, 28, 40, 255)
INK_MUTED: Color = (112, 80, 70, 255)

# Paint of the stalls.
BARN_RED: Color = (186, 38, 46, 255)
BARN_RED_LIT: Color = (204, 52, 58, 255)
BARN_RED_DEEP: Color = (122, 20, 34, 255)
MEADOW: Color = (116, 204, 132, 255)
WARNING: Color = (255, 150, 110, 255)

WHITE: Color = (255, 255, 255, 255)
BLACK: Color = (0, 0, 0, 255)
CLEAR: Color = (0, 0, 0, 0)


def with_alpha(color: Color, alpha: int) -> Color:
    """The same color with another alpha, 0 to 255."""
    return (*color[:3], alpha)


def mix(start: Color, end: Color, share: float) -> Color:
    """A color between two; `share` 0 gives `start`, 1 gives `end`."""
    red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue, alpha


def luminance(color: Color) -> float:
    """Relative luminance as WCAG 2 defines it, 0 for black to 1 for white; alpha is not looked at."""
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (value / 255 for value in color[:3])
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """The WCAG 2 contrast ratio of two colors, 1 to 21; text wants at least 4.5."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(ground: Color) -> Color:
    """Ink or cream, whichever reads better on `ground`."""
    return max(INK, CREAM, key=lambda ink: contrast(ink, ground))
