"""The flat pictures of assets/icons, at any size and in any color."""

import io
from functools import lru_cache

import pygame

from sorry_people import resources
from sorry_people.ui.colors import Color


@lru_cache(maxsize=256)
def icon(name: str, size: int, color: Color) -> pygame.Surface:
    """The one-colored icon of `assets/icons/<name>.svg` as a premultiplied square surface of `size` pixels.

    Raises:
        FileNotFoundError: There is no such icon.
    """
    surface = _drawn(f"assets/icons/{name}.svg", size)
    surface.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    return surface.premul_alpha()


@lru_cache(maxsize=64)
def picture(name: str, size: int) -> pygame.Surface:
    """The picture of `assets/icons/<name>.svg` in its own colors; otherwise as `icon`."""
    return _drawn(f"assets/icons/{name}.svg", size).premul_alpha()


def _drawn(file: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(resources.data(file)), (size, size))
