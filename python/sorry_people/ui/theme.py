"""What every widget looks up: scale, text size and the riders' colors."""

from dataclasses import dataclass

import pygame.font

from sorry_people.ui.fonts import font
from sorry_people.ui.measures import HAIRLINE, STEP
from sorry_people.ui.rider_palette import STANDARD, RiderPalette
from sorry_people.ui.text_style import TextStyle

DESIGN_SIZE = (1280, 720)
"""The window size in pixels at which a design pixel is a pixel."""

LEAST_SIZE = (640, 480)
"""The smallest window in which everything is as large as it should be."""

MOST_TEXT = 1.5
"""How much text can grow in the smallest window."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Sizes and colors for one window.

    Attributes:
        scale: Pixels for a design pixel.
        text_scale: The player's text size, 1.0 to 2.0, on top of `scale`.
        riders: The riders' colors.
        reduced_motion: Panels appear at once instead of sliding in.
    """

    scale: float = 1.0
    text_scale: float = 1.0
    riders: RiderPalette = STANDARD
    reduced_motion: bool = False

    def __post_init__(self) -> None:
        if not 1.0 <= self.text_scale <= 2.0:
            raise ValueError(f"text_scale is {self.text_scale}; it must be 1.0 (100 %) to 2.0 (200 %)")

    @classmethod
    def for_window(
        cls,
        size: tuple[int, int],
        text_scale: float = 1.0,
        riders: RiderPalette = STANDARD,
        *,
        reduced_motion: bool = False,
    ) -> "Theme":
        """The theme for a window of `size` pixels; things grow with it, less than in proportion.

        In a window below `LEAST_SIZE` they shrink with it, and text grows only as far as it has room.
        """
        ratio = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
        small = min(size[0] / LEAST_SIZE[0], size[1] / LEAST_SIZE[1])
        scale = min(max(ratio**0.8, 0.85), 3.0) * min(small, 1.0)
        return cls(scale, min(text_scale, max(MOST_TEXT * small, 1.0)), riders, reduced_motion)

    def px(self, design_pixels: float) -> int:
        """Design pixels as whole pixels, at least 1 for anything above 0."""
        return max(round(design_pixels * self.scale), 1) if design_pixels > 0 else 0

    def space(self, steps: int) -> int:
        """Steps of the spacing grid, `STEP` design pixels each, as pixels."""
        return self.px(steps * STEP)

    def line(self, design_pixels: int = HAIRLINE) -> int:
        """How thick a line is, in pixels."""
        return max(self.px(design_pixels), design_pixels)

    def text_px(self, design_pixels: float) -> int:
        """Design pixels that grow with the text size too, as whole pixels."""
        return self.px(design_pixels * self.text_scale)

    def font(self, style: TextStyle) -> pygame.font.Font:
        """The font of a text style at this theme's size.

        Above a heading, text grows by as many pixels as a heading does, not by as much in proportion: it is
        readable at 100 % already, and the order of sizes stays.
        """
        grown = style.size + min(style.size, TextStyle.HEADING.size) * (self.text_scale - 1)
        return font(style.file, self.px(grown))
