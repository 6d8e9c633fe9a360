"""What glows spills over: a narrow and a wide blur of the glowing parts, at a quarter and less."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl

if TYPE_CHECKING:
    from sorry_people.render.programs import Programs
    from sorry_people.scene import Viewport


class Bloom:
    """A blurred picture of what glows, for one size of the picture."""

    def __init__(self, ctx: moderngl.Context, programs: Programs, size: Viewport) -> None:
        self._shrink = programs.get("screen", "glow")
        self._blur = programs.get("screen", "blur")
        self._sum = ctx.vertex_array(programs.get("screen", "sum"), [])
        self._shrinking = ctx.vertex_array(self._shrink, [])
        self._blurring = ctx.vertex_array(self._blur, [])
        self._levels = [
            [_target(ctx, (max(1, size[0] // part), max(1, size[1] // part))) for _ in range(2)]
            for part in (4, 12)
        ]

    def update(self, picture: moderngl.Texture) -> None:
        """Works them out from the picture's colour and, in its alpha, glow."""
        source = picture
        for first, second in self._levels:
            if source is picture:
                first.use()
                source.use(0)
                self._shrink["texel"] = (1.0 / source.width, 1.0 / source.height)
                self._shrinking.render(moderngl.TRIANGLES, vertices=3)
                source = _texture(first)
            self._pass(source, second, (1.0 / second.width, 0.0))
            self._pass(_texture(second), first, (0.0, 1.0 / first.height))
            source = _texture(first)
        (narrow, total), (wide, _) = self._levels
        total.use()
        _texture(narrow).use(0)
        _texture(wide).use(1)
        self._sum.render(moderngl.TRIANGLES, vertices=3)

    def use(self, unit: int) -> None:
        """Binds the blurs' sum."""
        _texture(self._levels[0][1]).use(unit)

    def _pass(self, source: moderngl.Texture, target: moderngl.Framebuffer, way: tuple[float, float]) -> None:
        target.use()
        source.use(0)
        self._blur["way"] = way
        self._blurring.render(moderngl.TRIANGLES, vertices=3)


def _target(ctx: moderngl.Context, size: Viewport) -> moderngl.Framebuffer:
    texture = ctx.texture(size, 4)
    texture.repeat_x = texture.repeat_y = False
    return ctx.framebuffer([texture])


def _texture(framebuffer: moderngl.Framebuffer) -> moderngl.Texture:
    texture = framebuffer.color_attachments[0]
    assert isinstance(texture, moderngl.Texture)
    return texture
