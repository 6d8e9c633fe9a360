"""Draws texts in the world."""

from __future__ import annotations

import io
from math import cos, pi, sin
from typing import TYPE_CHECKING

import moderngl
import numpy as np
import pygame
import pygame.font

from sorry_people import resources
from sorry_people.render.blending import blended
from sorry_people.render.corners import CORNERS_FORMAT, CORNERS_NAME, corners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.programs import Programs
    from sorry_people.scene import Camera3D, Label3D
    from sorry_people.scene.vectors import Color

_FONT = "assets/fonts/LilitaOne-Regular.ttf"
_PIXELS = 64  # height of the font in its pictures
_OUTLINE = 5  # width of the outline there

_Look = tuple[str, "Color", "Color | None"]


class Labels:
    """The pictures of the texts that are seen, and how they are drawn."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._program = programs.get("label", "label")
        self._square = ctx.vertex_array(self._program, [(corners(ctx), CORNERS_FORMAT, CORNERS_NAME)])
        self._pictures: dict[_Look, moderngl.Texture] = {}

    def draw(self, labels: Sequence[Label3D], camera: Camera3D) -> None:
        """Draws texts over what is there, the farthest first."""
        looks = {label: (label.text, label.color, label.outline) for label in labels if label.text}
        self._pictures = {look: self._pictures.get(look) or self._picture(look) for look in looks.values()}
        if not looks:
            return
        eye = np.array(camera.global_position)
        faces_camera = camera.global_transform[:3, :3]
        faces_camera = faces_camera / np.linalg.norm(faces_camera, axis=0)
        with blended(self._ctx, moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA):
            for label in sorted(
                looks, key=lambda one: -float(np.linalg.norm(eye - one.global_transform[:3, 3]))
            ):
                self._draw_one(label, self._pictures[looks[label]], faces_camera)

    def _draw_one(self, label: Label3D, picture: moderngl.Texture, faces_camera: NDArray[np.float64]) -> None:
        matrix = label.global_transform
        axes = faces_camera if label.billboard else matrix[:3, :3]
        height = label.size * picture.height / _PIXELS
        width = height * picture.width / picture.height
        self._program["center"] = tuple(matrix[:3, 3])
        self._program["half_right"] = tuple(axes[:, 0] * (width / 2.0))
        self._program["half_up"] = tuple(axes[:, 1] * (height / 2.0))
        picture.use(0)
        self._square.render(moderngl.TRIANGLE_STRIP)

    def _picture(self, look: _Look) -> moderngl.Texture:
        surface = _written(*look)
        texture = self._ctx.texture(surface.get_size(), 4, pygame.image.tobytes(surface, "RGBA"))
        texture.build_mipmaps()
        texture.filter = moderngl.LINEAR_MIPMAP_LINEAR, moderngl.LINEAR
        return texture


def _written(text: str, color: Color, outline: Color | None) -> pygame.Surface:
    if not pygame.font.get_init():
        pygame.font.init()
    font = pygame.font.Font(io.BytesIO(resources.data(_FONT)), _PIXELS)
    letters = font.render(text, True, _bytes(color))
    width, height = letters.get_size()
    # The picture is the outline's colour all over, so that no dark rim shows where it is blended.
    rim = outline if outline is not None else color
    surface = pygame.Surface((width + 2 * _OUTLINE, height + 2 * _OUTLINE), pygame.SRCALPHA)
    surface.fill((*_bytes(rim), 0))
    if outline is not None:
        dark = font.render(text, True, _bytes(outline))
        for step in range(16):
            turn = 2.0 * pi * step / 16
            surface.blit(dark, (_OUTLINE * (1.0 + cos(turn)), _OUTLINE * (1.0 + sin(turn))))
    surface.blit(letters, (_OUTLINE, _OUTLINE))
    return surface


def _bytes(color: Color) -> tuple[int, int, int]:
    red, green, blue = (round(255.0 * min(max(part, 0.0), 1.0)) for part in color)
    return red, green, blue
