"""Draws what never moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl

from sorry_people.render.lamp_light import Area, light_map, lit_area
from sorry_people.render.static_geometry import STATIC_FORMAT, STATIC_NAMES, StaticGeometry, merge

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from sorry_people.render.programs import Programs
    from sorry_people.scene import MeshInstance3D, OmniLight3D


class StaticLayer:
    """The merged meshes and the light map on the graphics card.

    Attributes:
        geometry: What was merged, or None when there is nothing.
        area: What the light map covers.
        triangles_drawn: By the last `draw`.
        version: Grows with every `rebuild`.
    """

    def __init__(self, ctx: moderngl.Context, programs: Programs, light_map_size: int) -> None:
        self._ctx = ctx
        self._programs = programs
        self._light_map = ctx.texture((light_map_size, light_map_size), 4)
        self._light_map.repeat_x = self._light_map.repeat_y = False
        self._nodes: list[MeshInstance3D] = []
        self._lamps: list[OmniLight3D] = []
        self._surface: moderngl.VertexArray | None = None
        self._shadow: moderngl.VertexArray | None = None
        self.geometry: StaticGeometry | None = None
        self.area = Area(-1.0, -1.0, 2.0)
        self.triangles_drawn = 0
        self.version = 0

    def rebuild(self, nodes: list[MeshInstance3D], lamps: list[OmniLight3D]) -> bool:
        """Merges anew if these are not the nodes and lamps of the last time; tells whether it did."""
        if self.version and nodes == self._nodes and lamps == self._lamps:
            return False
        self._nodes, self._lamps = nodes, lamps
        self.version += 1
        self.area = lit_area(lamps)
        self._light_map.write(light_map(lamps, self.area, self._light_map.width).tobytes())
        self._surface = self._shadow = self.geometry = None
        if nodes:
            self.geometry = merge(nodes, lamps)
            self._upload(self.geometry)
        return True

    def use_light_map(self) -> None:
        """Binds the light map for the surfaces."""
        self._light_map.use(0)

    def draw(self, view_projection: NDArray[np.float64], eye: Sequence[float]) -> None:
        """Draws what the camera may see, the nearest first."""
        self.triangles_drawn = 0
        if self.geometry is None or self._surface is None:
            return
        for square in self.geometry.visible_squares(view_projection, eye).tolist():
            first, count = int(self.geometry.firsts[square]), int(self.geometry.counts[square])
            self._surface.render(moderngl.TRIANGLES, vertices=3 * count, first=3 * first)
            self.triangles_drawn += count

    def draw_shadow(self) -> None:
        """Draws what throws shadows into the shadow map."""
        if self._shadow is not None:
            self._shadow.render(moderngl.TRIANGLES)

    def _upload(self, geometry: StaticGeometry) -> None:
        vertices = self._ctx.buffer(geometry.vertices.tobytes())
        self._surface = self._ctx.vertex_array(
            self._programs.get("static", "surface"),
            [(vertices, STATIC_FORMAT, *STATIC_NAMES)],
            self._ctx.buffer(geometry.indices.tobytes()),
        )
        if len(geometry.casters):
            self._shadow = self._ctx.vertex_array(
                self._programs.get("shadow", "shadow"),
                [(vertices, "3f 12x", "in_position")],
                self._ctx.buffer(geometry.casters.tobytes()),
            )
