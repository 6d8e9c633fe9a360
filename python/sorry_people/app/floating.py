"""A small picture that floats over the world."""

from dataclasses import dataclass

import pygame


@dataclass(slots=True)
class Floating:
    """A surface as it lies over the window; see `render.Sheet`."""

    surface: pygame.Surface
    position: tuple[int, int] = (0, 0)
    version: int = 0
    opacity: float = 1.0
