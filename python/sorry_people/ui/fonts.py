"""Fonts of assets/fonts, loaded once per size."""

import io

import pygame
import pygame.font

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
