"""Meshes as the graphics card holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import moderngl
    from numpy.typing import NDArray

    from sorry_people.scene import Mesh

VERTEX = np.dtype([("position", "f4", 3), ("normal", "u1", 4), ("color", "u1", 4)])
"""One vertex of a mesh: the normal as bytes, 0 for -1 and 255 for 1."""

VERTEX_FORMAT = "3f 4f1 4f1"
VERTEX_NAMES = ("in_position", "in_normal", "in_color")


def packed_normals(normals: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Unit vectors (n, 3) as bytes."""
    return np.round((normals * 0.5 + 0.5) * 255.0).astype(np.uint8)


class MeshBuffers:
    """The vertices and indices of one mesh."""

    def __init__(self, ctx: moderngl.Context, mesh: Mesh) -> None:
        vertices = np.zeros(len(mesh.positions), VERTEX)
        vertices["position"] = mesh.positions
        vertices["normal"][:, :3] = packed_normals(mesh.normals)
        vertices["color"] = mesh.colors
        self.vertices = ctx.buffer(vertices.tobytes())
        self.indices = ctx.buffer(mesh.indices.tobytes())
