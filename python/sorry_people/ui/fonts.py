"""Fonts of assets/fonts, loaded once per size."""

import io
from functools import lru_cache

import pygame
import pygame.font
import pygame.freetype

from sorry_people import resources

_loaded: dict[tuple[str, int], pygame.font.Font] = {}


def font(file: str, size: int) -> pygame.font.Font:
    """The font of `assets/fonts/<file>.ttf` at `size` pixels.

    Raises:
        FileNotFoundError: There is no such font.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    if not _loaded:
        # A font does not outlive pygame.quit(); pygame calls this once and forgets it.
        pygame.register_quit(_loaded.clear)
    key = (file, size)
    if key not in _loaded:
        _loaded[key] = pygame.font.Font(io.BytesIO(resources.data(f"assets/fonts/{file}.ttf")), size)
    return _loaded[key]


@lru_cache(maxsize=4096)
def has_character(file: str, character: str) -> bool:
    """Whether the font of `assets/fonts/<file>.ttf` has a picture of a character.

    `pygame.font` cannot tell: it measures the empty box that stands for what is missing.
    """
    was_on = pygame.freetype.get_init()
    pygame.freetype.init()
    face = pygame.freetype.Font(io.BytesIO(resources.data(f"assets/fonts/{file}.ttf")), 16)
    found = face.get_metrics(character)[0] is not None
    if not was_on:
        pygame.freetype.quit()
    return found
