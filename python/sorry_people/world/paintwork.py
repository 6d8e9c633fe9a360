"""The riders' colors on what is built, and how to paint it over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import Mesh, MeshInstance3D
from sorry_people.world.livery import LIVERIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from sorry_people.rules import Rider
    from sorry_people.scene import Node
    from sorry_people.world.livery import Livery
    from sorry_people.world.palette import Color


class Paintwork:
    """Every mesh below a node that was built in colors of `LIVERIES`."""

    def __init__(self, root: Node) -> None:
        standard = np.array([_packed(color) for color in _colors(LIVERIES)], np.uint32)
        self._as_built = {
            node: node.mesh for node in _meshes(root) if np.isin(_codes(node.mesh), standard).any()
        }

    def wear(self, liveries: Mapping[Rider, Livery]) -> bool:
        """Paints over what is in a rider's colors, with other ones; True where that changed anything.

        Nodes that shared a mesh share the new one. What is static must be merged anew by the renderer.
        """
        painted = {mesh: _repainted(mesh, liveries) for mesh in set(self._as_built.values())}
        changed = False
        for node, mesh in self._as_built.items():
            changed |= not np.array_equal(node.mesh.colors, painted[mesh].colors)
            node.mesh = painted[mesh]
        return changed


def _repainted(mesh: Mesh, liveries: Mapping[Rider, Livery]) -> Mesh:
    codes = _codes(mesh)
    colors = mesh.colors.copy()
    for before, after in zip(_colors(LIVERIES), _colors(liveries), strict=True):
        colors[codes == _packed(before), :3] = after
    return replace(mesh, colors=colors)


def _colors(liveries: Mapping[Rider, Livery]) -> Iterator[Color]:
    for rider in LIVERIES:
        yield from (liveries[rider].color, liveries[rider].deep, liveries[rider].accent)


def _codes(mesh: Mesh) -> NDArray[np.uint32]:
    """(n,) The color of each vertex as one number."""
    red, green, blue = (mesh.colors[:, channel].astype(np.uint32) for channel in range(3))
    return np.asarray(red << 16 | green << 8 | blue, np.uint32)


def _packed(color: Color) -> int:
    return color[0] << 16 | color[1] << 8 | color[2]


def _meshes(node: Node) -> Iterator[MeshInstance3D]:
    if isinstance(node, MeshInstance3D):
        yield node
    for child in node.children:
        yield from _meshes(child)
