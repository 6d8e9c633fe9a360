"""Draws what never moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.hand_over import HandOver
from sorry_people.render.lamp_light import Area, light_map, lit_area
from sorry_people.render.moon_shadow import ground_share_lit, share_lit
from sorry_people.render.shadow_map import ShadowMap, moon_view
from sorry_people.render.static_geometry import STATIC_FORMAT, STATIC_NAMES, StaticGeometry, merge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.presets import Quality
    from sorry_people.render.programs import Programs
    from sorry_people.scene import DirectionalLight3D, MeshInstance3D, OmniLight3D


class StaticLayer:
    """The merged meshes, the light map and the moon's shadows of them on the graphics card.

    Attributes:
        area: What the light map covers.
        moon_view: (4, 4), from the world to the shadow map.
        triangles_drawn: By the last `draw`.
        version: Grows whenever it looks different.
    """

    def __init__(self, ctx: moderngl.Context, programs: Programs, quality: Quality) -> None:
        self._ctx = ctx
        self._programs = programs
        self._hand_over = HandOver(ctx)
        self._hand_over_after = quality.hand_over
        self._bakes_shadows = not quality.fragment_light
        self._light_map = ctx.texture((quality.light_map_size, quality.light_map_size), 4)
        self._light_map.repeat_x = self._light_map.repeat_y = False
        self._shadows = ShadowMap(ctx, quality.shadow_size)
        self._nodes: list[MeshInstance3D] | None = None
        self._lamps: list[OmniLight3D] = []
        self._geometry: StaticGeometry | None = None
        self._light_texels: NDArray[np.uint8] = np.zeros((0, 0, 4), np.uint8)
        self._vertices: moderngl.Buffer | None = None
        self._surface: moderngl.VertexArray | None = None
        self._caster: moderngl.VertexArray | None = None
        self._lit_by: bytes | None = None
        self._moon_stand: NDArray[np.float64] | None = None
        self.area = Area(-1.0, -1.0, 2.0)
        self.moon_view: NDArray[np.float64] = np.eye(4)
        self.triangles_drawn = 0
        self.version = 0

    def rebuild(self, nodes: list[MeshInstance3D], lamps: list[OmniLight3D]) -> None:
        """Merges anew, if these are not the nodes and lamps of the last time."""
        if nodes == self._nodes and lamps == self._lamps:
            return
        self._nodes, self._lamps = nodes, lamps
        self._geometry = self._surface = self._caster = self._lit_by = None
        if nodes:
            self._geometry = merge(nodes, lamps)
            self._upload(self._geometry)
        low, high = self._geometry.caster_box if self._geometry else (np.zeros(3), np.zeros(3))
        self.area = lit_area(lamps, low, high)
        self._light_texels = light_map(lamps, self.area, self._light_map.width)

    def aim(self, moon: DirectionalLight3D | None) -> None:
        """Sets `moon_view` for the moon as it stands now."""
        stand = None if moon is None else moon.global_transform
        if self._geometry is not None and (self._moon_stand is not stand or self._lit_by is None):
            self._moon_stand = stand
            self.moon_view = moon_view(stand, *self._geometry.caster_box)

    def light(self, moon: DirectionalLight3D | None) -> None:
        """Draws the shadow map with the frame's `moon_view`, and works out shadows, if the moon has moved."""
        casts = moon is not None and moon.shadows
        lit_by = self.moon_view.tobytes() + bytes([casts])
        if lit_by == self._lit_by:
            return
        self._lit_by = lit_by
        self.version += 1
        with self._shadows.drawn():
            if self._caster is not None:
                self._caster.render(moderngl.TRIANGLES)
        if self._bakes_shadows:
            self._bake_shadows(casts=casts)
        self._light_map.write(self._light_texels.tobytes())

    def use_light(self) -> None:
        """Binds the light map and the shadow map for the surfaces."""
        self._light_map.use(0)
        self._shadows.use(1)

    def draw(self, view_projection: NDArray[np.float64], eye: Sequence[float]) -> None:
        """Draws what the camera may see, the nearest first."""
        self.triangles_drawn = 0
        if self._geometry is None or self._surface is None:
            return
        handed_over = 0
        for square in self._geometry.visible_squares(view_projection, eye).tolist():
            first, count = int(self._geometry.firsts[square]), int(self._geometry.counts[square])
            self._surface.render(moderngl.TRIANGLES, vertices=3 * count, first=3 * first)
            self.triangles_drawn += count
            if self._hand_over_after and self.triangles_drawn - handed_over > self._hand_over_after:
                handed_over = self.triangles_drawn
                self._hand_over()
        if self._hand_over_after:
            self._hand_over()

    def _bake_shadows(self, *, casts: bool) -> None:
        """Stores the share of the moon's light that reaches each vertex and each pixel of the light map."""
        if self._geometry is None or self._vertices is None:
            return
        vertices, texels = self._geometry.vertices, self._light_texels
        vertices["lamps"][:, 3] = texels[..., 3] = 255
        if casts:
            depths = self._shadows.read()
            vertices["lamps"][:, 3] = 255.0 * share_lit(vertices["position"], self.moon_view, depths)
            texels[..., 3] = 255.0 * ground_share_lit(self.area, len(texels), self.moon_view, depths)
        self._vertices.write(vertices.tobytes())

    def _upload(self, geometry: StaticGeometry) -> None:
        self._vertices = self._ctx.buffer(geometry.vertices.tobytes())
        self._surface = self._ctx.vertex_array(
            self._programs.get("static", "surface", "GROUND"),
            [(self._vertices, STATIC_FORMAT, *STATIC_NAMES)],
            self._ctx.buffer(geometry.indices.tobytes()),
        )
        if len(geometry.casters):
            self._caster = self._ctx.vertex_array(
                self._programs.get("shadow", "shadow"),
                [(self._vertices, "3f 12x", "in_position")],
                self._ctx.buffer(geometry.casters.tobytes()),
            )
