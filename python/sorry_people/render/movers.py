"""Draws what moves: the instances of each mesh in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.mesh_buffers import VERTEX_FORMAT, VERTEX_NAMES, MeshBuffers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sorry_people.render.programs import Programs
    from sorry_people.scene import Mesh, MeshInstance3D
    from sorry_people.scene.mesh_instance3d import Tint

_ROW = "4f 4f 4f 4f 1f /i"
_ROW_NAMES = ("in_row_x", "in_row_y", "in_row_z", "in_tint", "in_glow")
_ROW_LENGTH = 17

_Kind = tuple["Mesh", bool, bool]  # the mesh, whether it is transparent, whether it throws a shadow


class Movers:
    """All moving meshes of a scene.

    Attributes:
        triangle_count: How many triangles are drawn each frame.
        middles, halves: (c, 3) The middle of the box around the mesh of each that throws a shadow, and half
            the box's sides, in its own space.
    """

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._programs = programs
        self._buffers: dict[Mesh, MeshBuffers] = {}
        self._groups: dict[_Kind, MoverGroup] = {}
        self.set_nodes([])

    def set_nodes(self, nodes: list[MeshInstance3D]) -> None:
        """Takes these from now on; what is on the graphics card already stays there."""
        by_kind: dict[_Kind, list[MeshInstance3D]] = {}
        for node in nodes:
            by_kind.setdefault((node.mesh, node.tint[3] < 1.0, node.cast_shadow), []).append(node)
        self._buffers = {
            mesh: self._buffers.get(mesh) or MeshBuffers(self._ctx, mesh) for mesh, _, _ in by_kind
        }
        self._nodes = nodes
        self._groups = {kind: self._group(kind, members) for kind, members in by_kind.items()}
        self.triangle_count = sum(node.mesh.triangle_count for node in nodes)
        self._casters = [group for group in self._groups.values() if group.shadow is not None]
        boxes = [group.boxes for group in self._casters]
        lows, highs = np.concatenate([np.zeros((0, 2, 3), np.float32), *boxes]).swapaxes(0, 1)
        self.middles = (lows + highs) / 2.0
        self.halves = (highs - lows) / 2.0

    @property
    def caster_rows(self) -> NDArray[np.float32]:
        """(c, 17): of each that throws a shadow, as `MoverGroup.rows`."""
        return np.concatenate([np.zeros((0, _ROW_LENGTH), np.float32), *(one.rows for one in self._casters)])

    def _group(self, kind: _Kind, members: list[MeshInstance3D]) -> MoverGroup:
        known = self._groups.get(kind)
        if known is not None and known.nodes == members:
            return known
        mesh, is_transparent, casts = kind
        return MoverGroup(
            self._ctx,
            self._programs,
            self._buffers[mesh],
            members,
            is_transparent=is_transparent,
            casts=casts,
        )

    def refresh(self) -> None:
        """Reads where the nodes are now."""
        if any(group.refresh() for group in self._groups.values()):
            self.set_nodes(self._nodes)
            for group in self._groups.values():
                group.refresh()

    def draw(self, *, transparent: bool) -> None:
        """Draws those that let nothing through, or the others."""
        for group in self._groups.values():
            if group.is_transparent is transparent:
                group.surface.render(moderngl.TRIANGLES, instances=len(group.nodes))

    def draw_shadow(self) -> None:
        """Draws what throws shadows into the shadow map."""
        for group in self._casters:
            if group.shadow is not None:
                group.shadow.render(moderngl.TRIANGLES, instances=len(group.nodes))


class MoverGroup:
    """The instances of one mesh, all transparent or none, all throwing shadows or none.

    Attributes:
        mesh: What they show.
        nodes: Those that show it.
        boxes: (n, 2, 3) float32: the mesh's bounds, once for each.
        rows: (n, 17) float32: three rows of the transform, tint and glow of each, as on the graphics card.
        is_transparent: Whether the background comes through.
        surface: Draws them.
        shadow: Draws their shadows, or None.
    """

    def __init__(
        self,
        ctx: moderngl.Context,
        programs: Programs,
        buffers: MeshBuffers,
        nodes: list[MeshInstance3D],
        *,
        is_transparent: bool,
        casts: bool,
    ) -> None:
        self.mesh = nodes[0].mesh
        self.nodes = nodes
        self.boxes = np.tile(np.stack(self.mesh.bounds), (len(nodes), 1, 1))
        self.rows = np.zeros((len(nodes), _ROW_LENGTH), np.float32)
        self.is_transparent = is_transparent
        self._seen: list[tuple[NDArray[np.float64], Tint, float] | None] = [None] * len(nodes)
        self._buffer = ctx.buffer(reserve=self.rows.nbytes, dynamic=True)
        self.surface = ctx.vertex_array(
            programs.get("moving", "surface", *(["TRANSPARENT"] if is_transparent else [])),
            [(buffers.vertices, VERTEX_FORMAT, *VERTEX_NAMES), (self._buffer, _ROW, *_ROW_NAMES)],
            buffers.indices,
        )
        self.shadow: moderngl.VertexArray | None = None
        if casts and not is_transparent:
            self.shadow = ctx.vertex_array(
                programs.get("shadow", "shadow", "MOVING"),
                [
                    (buffers.vertices, "3f 8x", "in_position"),
                    (self._buffer, "4f 4f 4f 20x /i", *_ROW_NAMES[:3]),
                ],
                buffers.indices,
            )

    def refresh(self) -> bool:
        """Uploads what has changed; tells whether a node belongs to another group now."""
        has_changed = False
        for index, node in enumerate(self.nodes):
            matrix, tint, glow = node.global_transform, node.tint, node.glow
            if node.mesh is not self.mesh or (tint[3] < 1.0) is not self.is_transparent:
                return True
            seen = self._seen[index]
            if seen is not None and seen[0] is matrix and seen[1] == tint and seen[2] == glow:
                continue
            self._seen[index] = (matrix, tint, glow)
            row = self.rows[index]
            row[:12] = matrix[:3].ravel()
            row[12:16] = tint
            row[16] = glow
            has_changed = True
        if has_changed:
            self._buffer.write(self.rows.tobytes())
        return False
