"""Draws the interface over the world, pixel on pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import moderngl

from sorry_people.render.blending import blended
from sorry_people.render.corners import CORNERS_FORMAT, CORNERS_NAME, corners

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from sorry_people.render.programs import Programs
    from sorry_people.scene import Viewport


class Sheet(Protocol):
    """A picture that lies over the window.

    Attributes:
        surface: 32 bits with premultiplied alpha.
        position: Of its upper left corner, in pixels of the window.
        version: Differs whenever the surface has been drawn on.
        opacity: 0 to 1.
    """

    @property
    def surface(self) -> pygame.Surface: ...  # noqa: D102
    @property
    def position(self) -> tuple[int, int]: ...  # noqa: D102
    @property
    def version(self) -> int: ...  # noqa: D102
    @property
    def opacity(self) -> float: ...  # noqa: D102


class Sheets:
    """Keeps the textures of the sheets that were drawn last; a sheet is uploaded when its version changes.

    Attributes:
        uploads: How many there have been.
    """

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._program = programs.get("sheet", "sheet")
        self._square = ctx.vertex_array(self._program, [(corners(ctx), CORNERS_FORMAT, CORNERS_NAME)])
        self._textures: dict[int, tuple[Sheet, moderngl.Texture, int]] = {}
        self.uploads = 0

    def draw(self, sheets: Sequence[Sheet], window: Viewport) -> None:
        """Draws them, the first undermost."""
        shown = [sheet for sheet in sheets if sheet.opacity > 0.0]
        self._textures = {id(sheet): self._fresh(sheet) for sheet in shown}
        if not shown:
            return
        self._program["window"] = window
        with blended(self._ctx, moderngl.ONE, moderngl.ONE_MINUS_SRC_ALPHA, keeps_alpha=False):
            for sheet in shown:
                self._textures[id(sheet)][1].use(0)
                self._program["place"] = (*sheet.position, *sheet.surface.get_size())
                self._program["opacity"] = sheet.opacity
                self._square.render(moderngl.TRIANGLE_STRIP)

    def _fresh(self, sheet: Sheet) -> tuple[Sheet, moderngl.Texture, int]:
        surface, version = sheet.surface, sheet.version
        known = self._textures.get(id(sheet))
        if known is not None and known[1].size == surface.get_size():
            if known[2] == version:
                return known
            texture = known[1]
        else:
            texture = self._ctx.texture(surface.get_size(), 4)
            texture.filter = moderngl.NEAREST, moderngl.NEAREST
            # The surface's lowest byte is red or blue, by platform.
            texture.swizzle = "RGBA" if surface.get_masks()[0] & 0xFF else "BGRA"
        texture.write(surface.get_view("1"))
        self.uploads += 1
        return sheet, texture, version
