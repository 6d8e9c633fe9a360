"""Trees, shrubs and standing corn: a few shapes, copied with their colours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import frustum, lathe, sphere

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color


@cache
def round_tree(leaf: Color) -> Mesh:
    """A broad tree, about five units tall, its trunk on the origin."""
    builder = MeshBuilder()
    builder.add(frustum(0.34, 0.22, 2.2, 5), palette.TRUNK)
    for x, y, z, size in ((0.0, 3.4, 0.0, 1.6), (0.9, 2.8, 0.3, 1.05), (-0.8, 2.7, -0.5, 1.1)):
        rings = 4 if size > 1.2 else 3
        builder.add(sphere(size, 6, rings), leaf, at=(x, y, z), scale=(1.0, 0.92, 1.0))
    return builder.build()


@cache
def pine(leaf: Color) -> Mesh:
    """A fir, about six units tall, its trunk on the origin."""
    builder = MeshBuilder()
    builder.add(frustum(0.26, 0.2, 1.2, 5), palette.TRUNK)
    for y, radius, height in ((0.9, 1.6, 2.4), (2.3, 1.25, 2.1), (3.7, 0.85, 1.9)):
        builder.add(lathe(((radius, 0.0), (0.0, height)), 7), leaf, at=(0.0, y, 0.0))
    return builder.build()


@cache
def shrub(leaf: Color) -> Mesh:
    """A low bush, its foot on the origin."""
    builder = MeshBuilder()
    builder.add(sphere(0.6, 6, 4), leaf, at=(0.0, 0.48, 0.0), scale=(1.2, 0.8, 1.0))
    return builder.build()


@cache
def corn_plant() -> Mesh:
    """A clump of corn, nearly two units tall, its foot on the origin."""
    builder = MeshBuilder()
    builder.add(lathe(((0.34, 0.0), (0.2, 1.2), (0.0, 1.8)), 4), palette.CORN)
    return builder.build()
