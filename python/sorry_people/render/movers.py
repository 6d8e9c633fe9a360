"""Draws what moves: the instances of each mesh in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moderngl
import numpy as np

from sorry_people.render.mesh_buffers import VERTEX_FORMAT, VERTEX_NAMES, MeshBuffers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.render.programs import Programs
    from sorry_people.scene import Mesh, MeshInstance3D
    from sorry_people.scene.mesh_instance3d import Tint

_ROW = "4f 4f 4f 4f 1f /i"
_ROW_NAMES = ("in_row_x", "in_row_y", "in_row_z", "in_tint", "in_glow")
_ROW_LENGTH = 17


class Movers:
    """All moving meshes of a scene."""

    def __init__(self, ctx: moderngl.Context, programs: Programs) -> None:
        self._ctx = ctx
        self._programs = programs
        self._buffers: dict[Mesh, MeshBuffers] = {}
        self._groups: list[MoverGroup] = []
        self._nodes: list[MeshInstance3D] = []

    @property
    def groups(self) -> Sequence[MoverGroup]:
        """The instances by mesh."""
        return self._groups

    @property
    def triangle_count(self) -> int:
        """How many triangles are drawn each frame."""
        return sum(group.mesh.triangle_count * len(group.nodes) for group in self._groups)

    def set_nodes(self, nodes: list[MeshInstance3D]) -> None:
        """Takes these from now on; what is on the graphics card already stays there."""
        self._nodes = nodes
        by_kind: dict[tuple[Mesh, bool, bool], list[MeshInstance3D]] = {}
        for node in nodes:
            by_kind.setdefault((node.mesh, node.tint[3] < 1.0, node.cast_shadow), []).append(node)
        self._buffers = {
            mesh: self._buffers.get(mesh) or MeshBuffers(self._ctx, mesh) for mesh, _, _ in by_kind
        }
        self._groups = [
            MoverGroup(
                self._ctx,
                self._programs,
                mesh,
                self._buffers[mesh],
                members,
                is_transparent=is_transparent,
                casts=casts,
            )
            for (mesh, is_transparent, casts), members in by_kind.items()
        ]

    def refresh(self) -> None:
        """Reads where the nodes are now."""
        if sum(group.refresh() for group in self._groups):
            self.set_nodes(self._nodes)
            for group in self._groups:
                group.refresh()

    def draw(self, *, transparent: bool) -> None:
        """Draws those that let nothing through, or the others."""
        for group in self._groups:
            if group.is_transparent is transparent:
                group.surface.render(moderngl.TRIANGLES, instances=len(group.nodes))

    def draw_shadow(self) -> None:
        """Draws what throws shadows into the shadow map."""
        for group in self._groups:
            if group.shadow is not None:
                group.shadow.render(moderngl.TRIANGLES, instances=len(group.nodes))


class MoverGroup:
    """The instances of one mesh, all transparent or none, all throwing shadows or none.

    Attributes:
        mesh: What they show.
        bounds: Of the mesh.
        nodes: Those that show it.
        is_transparent: Whether the background comes through.
        rows: (n, 17): three rows of the transform, tint and glow of each, as on the graphics card.
        surface: Draws them.
        shadow: Draws their shadows, or None.
    """

    def __init__(
        self,
        ctx: moderngl.Context,
        programs: Programs,
        mesh: Mesh,
        buffers: MeshBuffers,
        nodes: list[MeshInstance3D],
        *,
        is_transparent: bool,
        casts: bool,
    ) -> None:
        self.mesh = mesh
        self.bounds = mesh.bounds
        self.nodes = nodes
        self.is_transparent = is_transparent
        self.rows = np.zeros((len(nodes), _ROW_LENGTH), np.float32)
        self._seen: list[tuple[NDArray[np.float64], Tint, float] | None] = [None] * len(nodes)
        self._buffer = ctx.buffer(reserve=self.rows.nbytes, dynamic=True)
        self.surface = ctx.vertex_array(
            programs.get("moving", "surface", *(["TRANSPARENT"] if is_transparent else [])),
            [(buffers.vertices, VERTEX_FORMAT, *VERTEX_NAMES), (self._buffer, _ROW, *_ROW_NAMES)],
            buffers.indices,
        )
        self.shadow = None
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
            seen = self._seen[index]
            if seen is not None and seen[0] is matrix and seen[1] == tint and seen[2] == glow:
                continue
            if node.mesh is not self.mesh or (tint[3] < 1.0) is not self.is_transparent:
                return True
            self._seen[index] = (matrix, tint, glow)
            row = self.rows[index]
            row[:12] = matrix[:3].ravel()
            row[12:16] = tint
            row[16] = glow
            has_changed = True
        if has_changed:
            self._buffer.write(self.rows.tobytes())
        return False
