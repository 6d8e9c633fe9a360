"""Pictures of sounds side by side: the wave, and below it the pitches at each moment."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pygame

from sorry_people.app.sound.analysis.spectrogram import FLOOR, HIGHEST, LOWEST, spectrogram
from sorry_people.ui.fonts import font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.sound.analysis.measurement import Measurement
    from sorry_people.app.sound.synthesis.wave import Wave

COLUMNS = 4
WIDTH, TITLE, WAVE, PITCHES, GAP = 420, 40, 70, 190, 12
_TILE = TITLE + WAVE + PITCHES

_PAPER, _INK, _FAINT, _LINE = (24, 22, 32), (240, 232, 214), (150, 142, 150), (255, 196, 92)
_HEAT = ((10, 10, 20), (70, 28, 100), (190, 50, 80), (250, 150, 50), (255, 248, 220))
_FONT = "NotoSans-Regular"


def contact_sheet(sounds: Sequence[tuple[Measurement, Wave]]) -> pygame.Surface:
    """All of these on one sheet, `COLUMNS` in a row."""
    rows = -(-len(sounds) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * (WIDTH + GAP) + GAP, rows * (_TILE + GAP) + GAP))
    sheet.fill(_PAPER)
    for number, (measurement, wave) in enumerate(sounds):
        row, column = divmod(number, COLUMNS)
        at = (GAP + column * (WIDTH + GAP), GAP + row * (_TILE + GAP))
        _draw(sheet.subsurface(at, (WIDTH, _TILE)), measurement, wave)
    return sheet


def _draw(tile: pygame.Surface, measurement: Measurement, wave: Wave) -> None:
    told = (
        f"{measurement.seconds:.2f} s   {measurement.lufs:.1f} LUFS   peak {measurement.peak:.1f} dB   "
        f"edge {measurement.edge:.4f}   {measurement.centroid:.0f} Hz"
    )
    _write(tile, measurement.name, 16, _INK, (0, 0))
    _write(tile, told, 12, _FAINT, (0, 21))
    # Soft and loud sounds are drawn alike; the numbers tell how loud they are.
    full = wave / np.max(np.abs(wave))
    _draw_wave(tile.subsurface((0, TITLE), (WIDTH, WAVE)), full)
    _draw_pitches(tile.subsurface((0, TITLE + WAVE), (WIDTH, PITCHES)), full)


def _draw_wave(tile: pygame.Surface, wave: Wave) -> None:
    tile.fill((34, 31, 44))
    width, height = tile.get_size()
    edges = np.linspace(0, len(wave), width + 1).astype(int)
    for x, (start, end) in enumerate(pairwise(edges)):
        part = wave[start : max(end, start + 1)]
        top, bottom = (round(height / 2 * (1.0 - float(edge))) for edge in (part.max(), part.min()))
        pygame.draw.line(tile, _LINE, (x, top), (x, bottom))


def _draw_pitches(tile: pygame.Surface, wave: Wave) -> None:
    width, height = tile.get_size()
    heat = (spectrogram(wave, width, height) - FLOOR) / -FLOOR
    steps = np.linspace(0.0, 1.0, len(_HEAT))
    colors = np.stack([np.interp(heat, steps, channel) for channel in zip(*_HEAT, strict=True)], axis=2)
    pygame.surfarray.blit_array(tile, colors.astype(np.uint8))
    for pitch in (100.0, 1000.0, 10_000.0):
        y = round(height * (1.0 - np.log(pitch / LOWEST) / np.log(HIGHEST / LOWEST)))
        _write(tile, f"{pitch:.0f} Hz", 10, _FAINT, (2, y - 7))


def _write(
    tile: pygame.Surface, text: str, size: int, color: tuple[int, int, int], at: tuple[int, int]
) -> None:
    tile.blit(font(_FONT, size).render(text, True, color), at)
