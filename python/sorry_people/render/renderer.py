"""Draws a tree of nodes with the interface over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.blending import blended
from sorry_people.render.bloom import Bloom
from sorry_people.render.collection import Collection, collect
from sorry_people.render.decals import Decals
from sorry_people.render.frame_block import FrameBlock
from sorry_people.render.labels import Labels
from sorry_people.render.mists import Mists
from sorry_people.render.movers import Movers
from sorry_people.render.programs import Programs
from sorry_people.render.shadow_map import ShadowMap
from sorry_people.render.sheets import Sheet, Sheets
from sorry_people.render.sky import Sky
from sorry_people.render.static_layer import StaticLayer
from sorry_people.render.still_view import StillView
from sorry_people.render.targets import Targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.presets import Quality
    from sorry_people.scene import Camera3D, Node, Viewport


class Renderer:
    """Reads nodes and draws them; it never writes to a node.

    Args:
        ctx: An OpenGL context of version 3.3 or later; `gc_mode` is set to free what is dropped.
        size: Of the window, in pixels.
        quality: What is drawn.
        screen: What to draw into; without it, a framebuffer of its own, for `read_pixels`.

    Attributes:
        quality: As given.
        triangles: How many there were in the last frame, those of the copied still view included.
    """

    def __init__(
        self,
        ctx: moderngl.Context,
        size: Viewport,
        quality: Quality,
        screen: moderngl.Framebuffer | None = None,
    ) -> None:
        ctx.gc_mode = "auto"
        self._ctx = ctx
        self.quality = quality
        self.triangles = 0
        self._programs = Programs(ctx, quality)
        self._block = FrameBlock(ctx)
        self._static = StaticLayer(ctx, self._programs, quality)
        self._movers = Movers(ctx, self._programs)
        self._moving_shadows = ShadowMap(ctx, quality.shadow_size) if quality.fragment_light else None
        self._sky = Sky(ctx, self._programs)
        self._decals = None if quality.fragment_light else Decals(ctx, self._programs)
        self._mists = Mists(ctx, self._programs)
        self._labels = Labels(ctx, self._programs)
        self._sheets = Sheets(ctx, self._programs)
        self._composite = self._programs.get("screen", "composite")
        self._compositing = ctx.vertex_array(self._composite, [])
        self._collection = Collection()
        self._collected: tuple[Node, int] | None = None
        self.resize(size, screen)

    @property
    def size(self) -> Viewport:
        """Of the window, in pixels."""
        return self._size

    @property
    def is_refining(self) -> bool:
        """Whether another frame, of the same scene from the same place, would look better."""
        return self._still is not None and self._still.is_refining

    def resize(self, size: Viewport, screen: moderngl.Framebuffer | None = None) -> None:
        """Fits everything to another size of the window.

        Args:
            size: In pixels.
            screen: What to draw into, as for the constructor.

        Raises:
            ValueError: The size is not positive.
        """
        if size[0] < 1 or size[1] < 1:
            raise ValueError(f"a window has at least one pixel each way, not {size}")
        self._size = size
        self._screen = screen if screen is not None else self._ctx.framebuffer([self._ctx.texture(size, 3)])
        self._targets = Targets(self._ctx, self.quality, size)
        self._bloom = Bloom(self._ctx, self._programs, self._targets.size)
        self._still: StillView | None = None
        if self.quality.cache_still_view:
            self._still = StillView(self._ctx, self._programs, self._targets)

    def render(self, root: Node, camera: Camera3D, sheets: Sequence[Sheet] = ()) -> None:
        """Draws one frame.

        Args:
            root: Everything visible at or below it.
            camera: Looks at it; need not be below the root.
            sheets: The interface, the undermost first.
        """
        self._read(root)
        self._prepare(camera)
        self._draw_world(camera)
        self._show(sheets)

    def read_pixels(self) -> NDArray[np.uint8]:
        """The last frame: (height, width, 3) sRGB, the upper row first."""
        width, height = self._size
        # The size is given because the framebuffer of a window that was resized still tells the old one.
        data = self._screen.read(viewport=(0, 0, width, height), components=3, alignment=1)
        # moderngl asks a window's framebuffer for an attachment that only others have. OpenGL notes that and
        # reads the right pixels; asking for the note removes it.
        _ = self._ctx.error
        return np.frombuffer(data, np.uint8).reshape(height, width, 3)[::-1].copy()

    def _read(self, root: Node) -> None:
        """Finds what there is, if the tree has changed."""
        if self._collected == (root, root.structure_version):
            return
        self._collected = (root, root.structure_version)
        self._collection = found = collect(root)
        self._movers.set_nodes(found.movers)
        self._static.rebuild(found.statics, found.fixed_lamps)
        self._mists.set_nodes(found.mists)

    def _prepare(self, camera: Camera3D) -> None:
        """Brings everything on the graphics card up to date that the frame needs, shadows included."""
        found, block, static = self._collection, self._block, self._static
        self._movers.refresh()
        static.aim(found.moon)
        block.set_camera(camera, self._targets.size)
        block.set_surroundings(found, static.moon_view, static.area)
        block.set_lamps(found.moving_lamps)
        block.upload()
        self._ctx.enable_only(moderngl.DEPTH_TEST | moderngl.CULL_FACE)
        static.light(found.moon)
        if self._moving_shadows is not None:
            with self._moving_shadows.drawn():
                self._movers.draw_shadow()

    def _draw_world(self, camera: Camera3D) -> None:
        ctx, targets = self._ctx, self._targets
        if self._still is None:
            self._draw_unmoving(targets.world)
        else:
            view = (
                self._block.view_projection.tobytes(),
                self._block.surroundings(),
                self._static.version,
                self._collection.environment.mist,
                tuple(self._collection.mists),
            )
            self._still.draw(view, self._draw_unmoving, self._block.shift)
        self.triangles = self._static.triangles_drawn + self._movers.triangle_count
        self._use_light()
        if self._decals is not None:
            self._decals.draw(self._movers, self._collection.moving_lamps)
        self._movers.draw(transparent=False)
        with blended(ctx, moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA):
            self._movers.draw(transparent=True)
        self._labels.draw(self._collection.labels, camera)

    def _draw_unmoving(self, target: moderngl.Framebuffer) -> None:
        target.use()
        target.clear(depth=1.0)
        self._use_light()
        self._static.draw(self._block.view_projection, self._block.eye)
        self._sky.draw(target.height, self._collection.environment.stars)
        self._mists.draw(self._collection.environment.mist)

    def _use_light(self) -> None:
        """Binds what the surfaces are lit by."""
        self._static.use_light()
        if self._moving_shadows is not None:
            self._moving_shadows.use(2)

    def _show(self, sheets: Sequence[Sheet]) -> None:
        """Brings the picture to the window and the interface over it."""
        self._targets.resolve()
        self._ctx.disable(moderngl.DEPTH_TEST | moderngl.CULL_FACE)
        self._bloom.update(self._targets.picture)
        self._screen.use()
        self._screen.viewport = (0, 0, *self._size)
        self._targets.picture.use(0)
        self._bloom.use(1)
        self._composite["bloom"] = self._collection.environment.bloom
        self._compositing.render(moderngl.TRIANGLES, vertices=3)
        self._sheets.draw(sheets, self._size)
