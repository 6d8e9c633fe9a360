"""A picture of a scene as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sorry_people.app import screenshots

if TYPE_CHECKING:
    from pathlib import Path


def screenshot(
    scene: str, path: Path, size: tuple[int, int], quality: str | None = None, seed: int = 7
) -> None:
    """Writes a picture of a scene, in the format that the path's ending says.

    Raises:
        ValueError: There is no such scene; the message names those there are.
        OSError: The path can't be written.
    """
    picture = screenshots.screenshot(scene, size, quality, seed)
    try:
        pygame.image.save(picture, path)
    except pygame.error as error:
        raise OSError(f"{path} can't be written: {error}") from error
