"""Striped canvas: roofs, walls and awnings, cut in strips that are each their own colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world.shapes import faceted

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder, Triple
    from sorry_people.world.palette import Color


def add_striped_cone(
    builder: MeshBuilder,
    *,
    radius: float,
    height: float,
    at: Triple,
    colors: tuple[Color, Color],
    stripes: int,
    top: float = 0.0,
    glow: int = 40,
) -> None:
    """Adds a cone's mantle, or a cut cone's with the radius `top`, in an even number of stripes."""
    for parity in (0, 1):
        triangles = []
        for stripe in range(parity, stripes, 2):
            a, b = (2 * pi * edge / stripes for edge in (stripe, stripe + 1))
            low = [(radius * sin(t), 0.0, radius * cos(t)) for t in (a, b)]
            high = [(top * sin(t), height, top * cos(t)) for t in (a, b)]
            triangles.append((low[0], low[1], high[1]))
            if top:
                triangles.append((low[0], high[1], high[0]))
        builder.add(faceted(triangles), colors[parity], at=at, glow=glow)


def add_awning(
    builder: MeshBuilder,
    *,
    width: float,
    reach: float,
    drop: float,
    at: Triple,
    colors: tuple[Color, Color],
    stripes: int = 6,
    glow: int = 50,
) -> None:
    """Adds a striped roof that slopes toward -z from `at`, its upper edge's middle, to a valance."""
    edges = np.linspace(-width / 2, width / 2, stripes + 1)
    for parity in (0, 1):
        triangles = []
        for stripe in range(parity, stripes, 2):
            x0, x1 = float(edges[stripe]), float(edges[stripe + 1])
            top = [(x0, 0.0, 0.0), (x1, 0.0, 0.0)]
            low = [(x0, -drop, -reach), (x1, -drop, -reach)]
            hem = [(x0, -drop - 0.3, -reach), (x1, -drop - 0.3, -reach)]
            for upper, lower in ((top, low), (low, hem)):
                front = [(upper[0], upper[1], lower[1]), (upper[0], lower[1], lower[0])]
                triangles += front + [(a, c, b) for a, b, c in front]
        builder.add(faceted(triangles), colors[parity], at=at, glow=glow)
