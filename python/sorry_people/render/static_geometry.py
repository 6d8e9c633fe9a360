"""Everything that never moves, merged into one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.render.lamp_light import lamp_light, stored
from sorry_people.render.mesh_buffers import packed_normals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import MeshInstance3D, OmniLight3D

STATIC_VERTEX = np.dtype([("position", "f4", 3), ("normal", "u1", 4), ("color", "u1", 4), ("lamps", "u1", 4)])
"""As `in_` attributes of shaders/static.vert."""

STATIC_FORMAT = "3f 4f1 4f1 4f1"
STATIC_NAMES = ("in_position", "in_normal", "in_color", "in_lamps")

_CELL = 40.0  # side of the squares that are culled as one, in units of the world
_CAST_REACH = 110.0  # how far from the origin things throw shadows
_LAYER = 0.02  # the least height between markings, road and ground
_GROUND_HEIGHT = 0.4  # what is lower and faces up is lit by the light map


@dataclass(frozen=True, slots=True, eq=False)
class StaticGeometry:
    """Merged triangles in the world's own space, sorted into squares of the ground.

    Attributes:
        vertices: (n,) of `STATIC_VERTEX`.
        indices: (m, 3) uint32, square after square.
        casters: (k, 3) uint32: the triangles that throw shadows.
        lows, highs: (c, 3): the box around each square's triangles.
        caster_box: The lowest and the highest corner of what throws shadows and of the ground below it.
        firsts, counts: (c,) Where a square's triangles begin and how many there are.
    """

    vertices: NDArray[np.void]
    indices: NDArray[np.uint32]
    casters: NDArray[np.uint32]
    caster_box: tuple[NDArray[np.float32], NDArray[np.float32]]
    lows: NDArray[np.float32]
    highs: NDArray[np.float32]
    firsts: NDArray[np.int64]
    counts: NDArray[np.int64]

    def visible_squares(
        self, view_projection: NDArray[np.float64], eye: Sequence[float]
    ) -> NDArray[np.int64]:
        """The squares that may be seen, the nearest first."""
        rows = view_projection
        planes = np.concatenate([rows[3] + rows[:3], rows[3] - rows[:3]])
        inner = np.where(planes[:, None, :3] > 0.0, self.highs, self.lows)
        seen = ((inner * planes[:, None, :3]).sum(axis=2) + planes[:, 3:] >= 0.0).all(axis=0)
        away = np.asarray(eye) - np.clip(np.asarray(eye), self.lows, self.highs)
        order = np.argsort((away**2).sum(axis=1))
        return np.asarray(order[seen[order]])


def merge(nodes: Sequence[MeshInstance3D], lamps: Sequence[OmniLight3D]) -> StaticGeometry:
    """Merges meshes where they stand, with the light of the lamps on them.

    Args:
        nodes: At least one.
        lamps: Those that never move.
    """
    positions, normals, colors, indices, casts = [], [], [], [], []
    count = 0
    for node in nodes:
        mesh, matrix = node.mesh, node.global_transform
        linear = matrix[:3, :3]
        positions.append((mesh.positions @ linear.T + matrix[:3, 3]).astype(np.float32))
        turned = mesh.normals @ np.linalg.inv(linear)
        normals.append((turned / np.linalg.norm(turned, axis=1, keepdims=True)).astype(np.float32))
        colors.append(_tinted(node))
        faces = mesh.indices if np.linalg.det(linear) > 0.0 else mesh.indices[:, ::-1]
        indices.append(faces + np.uint32(count))
        casts.append(np.full(len(faces), node.cast_shadow))
        count += len(mesh.positions)
    place, up = np.concatenate(positions), np.concatenate(normals)
    faces, cast = np.concatenate(indices), np.concatenate(casts)
    on_ground = (place[:, 1] < _GROUND_HEIGHT) & (up[:, 1] > 0.85)

    vertices = np.zeros(count, STATIC_VERTEX)
    vertices["position"] = place
    vertices["normal"][:, :3] = packed_normals(up)
    vertices["normal"][:, 3] = np.where(on_ground, 255, 0)
    vertices["color"] = np.concatenate(colors)
    light = lamp_light(place, up, lamps)
    light[on_ground] = 0.0
    vertices["lamps"][:, :3] = stored(light)
    vertices["lamps"][:, 3] = 255

    middles = place[faces].mean(axis=1)
    square = np.floor(middles[:, [0, 2]] / _CELL).astype(np.int64)
    square -= square.min(axis=0)
    key = square[:, 0] * (square[:, 1].max() + 1) + square[:, 1]
    is_used = np.bincount(key) > 0
    key = (np.cumsum(is_used) - 1)[key]
    # Seen from above, what lies on the ground hides the ground: drawn first, it saves what is under it.
    layer = np.round(np.clip(_GROUND_HEIGHT - middles[:, 1], 0.0, 1.0) / _LAYER)
    order = np.lexsort((layer, key))
    counts = np.bincount(key)
    firsts = np.cumsum(counts) - counts
    vertices, faces = _renumbered(vertices, faces[order])
    corners = vertices["position"][faces]
    casters = faces[cast[order]]
    return StaticGeometry(
        vertices=vertices,
        indices=faces,
        casters=casters,
        caster_box=_caster_box(vertices["position"][casters.ravel()]),
        lows=np.minimum.reduceat(corners.min(axis=1), firsts),
        highs=np.maximum.reduceat(corners.max(axis=1), firsts),
        firsts=firsts,
        counts=counts,
    )


def _renumbered(
    vertices: NDArray[np.void], faces: NDArray[np.uint32]
) -> tuple[NDArray[np.void], NDArray[np.uint32]]:
    """The same triangles, with equal vertices made one and all of them in the order of their first use."""
    words = vertices.view(np.uint64).reshape(len(vertices), -1)  # sorts far faster than the fields do
    by_value = np.lexsort(words.T)
    differs = (words[by_value[1:]] != words[by_value[:-1]]).any(axis=1)
    alike = np.empty(len(vertices), np.int64)
    alike[by_value] = np.concatenate([[0], np.cumsum(differs)])
    corners = faces.ravel()
    _, firsts, kinds = np.unique(alike[corners], return_index=True, return_inverse=True)
    order = np.argsort(firsts)
    number = np.empty(len(order), np.uint32)
    number[order] = np.arange(len(order), dtype=np.uint32)
    return vertices[corners[firsts[order]]], number[kinds.ravel()].reshape(-1, 3)


def _caster_box(places: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    limit = np.array([_CAST_REACH, np.inf, _CAST_REACH], np.float32)
    known = np.concatenate([np.zeros((1, 3), np.float32), places.clip(-limit, limit)])
    return known.min(axis=0), known.max(axis=0)


def _tinted(node: MeshInstance3D) -> NDArray[np.uint8]:
    if node.tint == (1.0, 1.0, 1.0, 1.0) and node.glow == 1.0:
        return node.mesh.colors
    factors = np.array([*node.tint[:3], node.glow])
    return np.asarray(np.clip(np.round(node.mesh.colors * factors), 0, 255), np.uint8)
