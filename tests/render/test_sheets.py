"""The interface over the world."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from sorry_people.render import LEAN, Renderer
from sorry_people.render.programs import Programs
from sorry_people.render.sheets import Sheets
from sorry_people.scene import Camera3D, Node

if TYPE_CHECKING:
    import moderngl

SIZE = (64, 48)


@dataclass(eq=False)
class Sheet:
    surface: pygame.Surface = field(default_factory=lambda: pygame.Surface((10, 6), pygame.SRCALPHA))
    position: tuple[int, int] = (5, 7)
    version: int = 1
    opacity: float = 1.0


def shown(renderer: Renderer, *sheets: Sheet) -> np.ndarray:
    renderer.render(Node("root"), Camera3D(), sheets)
    return renderer.read_pixels()


def test_a_sheet_is_drawn_pixel_on_pixel(ctx: moderngl.Context) -> None:
    renderer = Renderer(ctx, SIZE, LEAN)
    bare = shown(renderer).astype(int)
    sheet = Sheet()
    sheet.surface.fill((200, 40, 10, 255))
    sheet.surface.set_at((0, 0), (10, 20, 250, 255))
    sheet.surface.set_at((9, 5), (0, 0, 0, 0))
    seen = shown(renderer, sheet)
    assert seen[7, 5].tolist() == [10, 20, 250]
    assert seen[8, 6].tolist() == [200, 40, 10]
    assert (np.abs(seen[12, 14].astype(int) - bare[12, 14]) <= 1).all()
    beside = np.ones(bare.shape[:2], bool)
    beside[7:13, 5:15] = False
    assert (np.abs(seen.astype(int) - bare)[beside] <= 1).all()


@pytest.mark.parametrize(
    "masks", [(0xFF0000, 0xFF00, 0xFF, 0xFF000000), (0xFF, 0xFF00, 0xFF0000, 0xFF000000)]
)
def test_both_orders_of_bytes(ctx: moderngl.Context, masks: tuple[int, int, int, int]) -> None:
    sheet = Sheet(pygame.Surface((10, 6), pygame.SRCALPHA, 32, masks))
    sheet.surface.fill((200, 40, 10, 255))
    assert shown(Renderer(ctx, SIZE, LEAN), sheet)[8, 6].tolist() == [200, 40, 10]


def test_alpha_is_premultiplied_and_opacity_fades(ctx: moderngl.Context) -> None:
    renderer = Renderer(ctx, SIZE, LEAN)
    bare = shown(renderer)[8, 6].astype(float)
    sheet = Sheet()
    sheet.surface.fill((100, 0, 0, 128))
    assert shown(renderer, sheet)[8, 6] == pytest.approx(bare * (1 - 128 / 255) + [100, 0, 0], abs=2.0)
    sheet.opacity = 0.5
    assert shown(renderer, sheet)[8, 6] == pytest.approx(bare * (1 - 64 / 255) + [50, 0, 0], abs=2.0)
    sheet.opacity = 0.0
    assert shown(renderer, sheet)[8, 6] == pytest.approx(bare, abs=1.0)


def test_the_last_sheet_is_on_top(ctx: moderngl.Context) -> None:
    under, over = Sheet(), Sheet(position=(8, 9))
    under.surface.fill((255, 0, 0, 255))
    over.surface.fill((0, 255, 0, 255))
    seen = shown(Renderer(ctx, SIZE, LEAN), under, over)
    assert seen[8, 6].tolist() == [255, 0, 0]
    assert seen[10, 9].tolist() == [0, 255, 0]


def test_a_sheet_is_uploaded_when_its_version_changes(ctx: moderngl.Context) -> None:
    ctx.framebuffer([ctx.texture(SIZE, 3)]).use()
    sheets = Sheets(ctx, Programs(ctx, LEAN))
    one, other = Sheet(), Sheet()
    for _ in range(3):
        sheets.draw([one, other], SIZE)
    assert sheets.uploads == 2
    one.version += 1
    sheets.draw([one, other], SIZE)
    assert sheets.uploads == 3
    one.surface = pygame.Surface((20, 20), pygame.SRCALPHA)
    one.version += 1
    sheets.draw([one, other], SIZE)
    assert sheets.uploads == 4
    sheets.draw([], SIZE)
    sheets.draw([one], SIZE)
    assert sheets.uploads == 5
