"""Compares what was drawn with pictures that a person has looked at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pygame

if TYPE_CHECKING:
    from numpy.typing import NDArray

GOLDEN = Path(__file__).parent / "golden"
OUT = Path(__file__).parents[2] / "out"
WRITE = "SORRY_PEOPLE_WRITE_PICTURES"
"""Set in the environment, the pictures are written anew instead of compared: look at them afterwards."""


def save(path: Path, pixels: NDArray[np.uint8]) -> None:
    """Writes (height, width, 3) sRGB pixels, the upper row first, as a PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.surfarray.make_surface(pixels.swapaxes(0, 1)), path)


def load(path: Path) -> NDArray[np.uint8]:
    """Reads what `save` writes."""
    return pygame.surfarray.array3d(pygame.image.load(path)).swapaxes(0, 1).astype(np.uint8)


def assert_picture(
    name: str, pixels: NDArray[np.uint8], *, levels: int = 2, share: float = 0.003, golden: Path = GOLDEN
) -> None:
    """Fails if more than a share of the pixels differs from the golden picture by more than some levels.

    On failure the picture and a picture of the differences (black where equal) are in out/.

    Args:
        name: Of the picture, without its ending.
        pixels: (height, width, 3), the upper row first.
        levels: Of 255, in any channel.
        share: Of the pixels, from 0 to 1; drivers round edges differently.
        golden: The folder of the pictures.
    """
    known = golden / f"{name}.png"
    if os.environ.get(WRITE):
        save(known, pixels)
        return
    if not known.exists():
        save(OUT / f"{name}.png", pixels)
        raise AssertionError(f"{known} is missing; look at out/{name}.png and write it with {WRITE}=1")
    wanted = load(known)
    assert pixels.shape == wanted.shape, f"{name} is {pixels.shape}, its golden picture {wanted.shape}"
    apart = np.abs(pixels.astype(np.int16) - wanted.astype(np.int16))
    differing = float((apart.max(axis=2) > levels).mean())
    if differing > share:
        save(OUT / f"{name}.png", pixels)
        save(OUT / f"{name}.difference.png", np.clip(apart * 8, 0, 255).astype(np.uint8))
        raise AssertionError(
            f"{differing:.2%} of {name} differ by more than {levels} levels ({share:.2%} may); "
            f"see out/{name}.difference.png"
        )
