"""Parametric solids and surfaces: colourless triangle shapes that the models are put together from.

Lengths are in world units, angles in radians. Solids stand on y = 0, centred on the y axis, unless their
docstring says otherwise. Every triangle is counter-clockwise seen from outside. Shapes with plain-number
arguments are cached: a model that uses a hundred equal bulbs computes one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

Points2 = tuple[tuple[float, float], ...]
"""An outline or profile as plain numbers, so that shapes made from it can be cached."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """Triangles without colour.

    Attributes:
        positions: (n, 3) float32.
        normals: (n, 3) float32, unit length.
        indices: (m, 3) uint32, counter-clockwise seen from outside.
    """

    positions: NDArray[np.float32]
    normals: NDArray[np.float32]
    indices: NDArray[np.uint32]


def _shape(positions: ArrayLike, normals: ArrayLike, indices: ArrayLike) -> Shape:
    return Shape(
        np.asarray(positions, np.float32).reshape(-1, 3),
        unit(np.asarray(normals, np.float32).reshape(-1, 3)),
        np.asarray(indices, np.uint32).reshape(-1, 3),
    )


def unit(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    """The (n, 3) vectors at length one; a vector of no length becomes straight up."""
    lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))[:, None]
    scaled: NDArray[np.float32] = (vectors / np.maximum(lengths, 1e-9)).astype(np.float32)
    scaled[lengths[:, 0] <= 1e-9] = (0.0, 1.0, 0.0)
    return scaled


def joined(shapes: Sequence[Shape]) -> Shape:
    """Several shapes as one."""
    starts = np.cumsum([0] + [len(shape.positions) for shape in shapes[:-1]])
    return Shape(
        np.concatenate([shape.positions for shape in shapes]),
        np.concatenate([shape.normals for shape in shapes]),
        np.concatenate(
            [shape.indices + np.uint32(start) for shape, start in zip(shapes, starts, strict=True)]
        ),
    )


def faceted(triangles: ArrayLike) -> Shape:
    """Flat-shaded triangles from their (m, 3, 3) corners."""
    corners = np.asarray(triangles, np.float32).reshape(-1, 3, 3)
    return _shape(corners, np.repeat(_facets(corners), 3, axis=0), np.arange(len(corners) * 3))


def _facets(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    """Across each of the (m, 3, 3) triangles, as long as twice its area."""
    (ux, uy, uz), (vx, vy, vz) = (corners[:, 1] - corners[:, 0]).T, (corners[:, 2] - corners[:, 0]).T
    # What np.cross gives, which takes longer for its generality than for the few products.
    return np.stack([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx], axis=1)


def grid(points: NDArray[np.float32], normals: NDArray[np.float32]) -> Shape:
    """A smooth sheet from (rows, columns, 3) points; its front has rows going right as columns go up."""
    rows, columns = points.shape[:2]
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    right, up = corner + columns, corner + 1
    indices = np.stack([corner, right, right + 1, corner, right + 1, up], axis=1)
    return _shape(points, normals, indices)


@cache
def box(width: float, height: float, depth: float) -> Shape:
    """A sharp-edged box (x, y, z sizes)."""
    half = np.array([width, height, depth]) / 2
    one = _unit_box()
    positions = one.positions * half + [0.0, half[1], 0.0]
    return Shape(positions.astype(np.float32), one.normals, one.indices)


@cache
def _unit_box() -> Shape:
    """From -1 to 1 along each axis."""
    box = chamfered_box(2.0, 2.0, 2.0, 0.0)
    centered = box.positions - [0.0, 1.0, 0.0]
    return Shape(centered.astype(np.float32), box.normals, box.indices)


@cache
def chamfered_box(width: float, height: float, depth: float, radius: float) -> Shape:
    """A box whose edges look rounded by `radius`: bevels that borrow their normals from the six faces."""
    radius = min(radius, width / 2, height / 2, depth / 2)
    half = np.array([width, height, depth]) / 2
    positions = np.repeat((_SIGNS * (half - radius))[:, None], 3, axis=1)
    for axis in range(3):
        positions[:, axis, axis] = _SIGNS[:, axis] * half[axis]
    positions[..., 1] += half[1]
    normals = _SIGNS[:, :, None] * np.eye(3)
    return _without_slivers(_shape(positions, normals, _chamfered_faces(is_sharp=radius <= 0)))


_SIGNS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
"""(8, 3) The corners of a box."""


@cache
def _chamfered_faces(*, is_sharp: bool) -> NDArray[np.uint32]:
    """Triangles of a box with a vertex for each of the three faces at a corner: corner after corner."""
    quads: list[list[int]] = []
    for axis in range(3):
        across, along = (axis + 1) % 3, (axis + 2) % 3
        for side in (-1, 1):
            face = [i for i in range(8) if _SIGNS[i, axis] == side]
            loop = sorted(face, key=lambda i: np.arctan2(_SIGNS[i, along], _SIGNS[i, across]) * side)
            quads.append([i * 3 + axis for i in loop])
    triangles: list[list[int]] = []
    if not is_sharp:
        for axis in range(3):
            first, second = (axis + 1) % 3, (axis + 2) % 3
            for low in (i for i in range(8) if _SIGNS[i, axis] < 0):
                high = low + (4, 2, 1)[axis]
                edge = [low * 3 + first, low * 3 + second, high * 3 + second, high * 3 + first]
                quads.append(edge if _SIGNS[low, first] * _SIGNS[low, second] > 0 else edge[::-1])
        for corner in range(8):
            tip = [corner * 3, corner * 3 + 1, corner * 3 + 2]
            triangles.append(tip if _SIGNS[corner].prod() > 0 else tip[::-1])
    for a, b, c, d in quads:
        triangles += [[a, b, c], [a, c, d]]
    return np.array(triangles, np.uint32)


@cache
def slab(width: float, height: float, depth: float, bevel: float) -> Shape:
    """A flat block that narrows toward its top by `bevel` on every side, open below: cheap paving."""
    x, z = width / 2, depth / 2
    low = np.array([[-x, 0.0, z], [x, 0.0, z], [x, 0.0, -z], [-x, 0.0, -z]])
    high = low * [(x - bevel) / x, 1.0, (z - bevel) / z] + [0.0, height, 0.0]
    after = np.roll(np.arange(4), -1)
    sides = np.stack([low, low[after], high[after], low, high[after], high], axis=1)
    top = np.stack([high[[0, 0]], high[[1, 2]], high[[2, 3]]], axis=1)
    return faceted(np.concatenate([sides.reshape(-1, 3, 3), top]))


@cache
def lathe(profile: Points2, segments: int = 12, smooth: bool = False, turn: float = 2 * pi) -> Shape:
    """A profile of (radius, y) points, lowest first, turned about the y axis.

    Args:
        profile: At least two points; with `smooth` false every stretch between two points has its own edge.
        segments: Facets round the axis, shaded as round.
        smooth: Whether the profile, too, is shaded as one curve.
        turn: How far round it goes; a full turn by default.
    """
    stretches = [profile] if smooth else [profile[i : i + 2] for i in range(len(profile) - 1)]
    angles = np.linspace(0, turn, segments + 1)
    around = np.stack([np.sin(angles), np.zeros_like(angles), np.cos(angles)], axis=1)
    sheets = []
    for stretch in stretches:
        radius, height = np.array(stretch, float).T
        slope_r, slope_y = _slopes(radius), _slopes(height)
        points = around[:, None] * radius[:, None]
        points[..., 1] = height
        normals = around[:, None] * slope_y[:, None]
        normals[..., 1] = -slope_r
        sheets.append(
            _without_slivers(grid(points.astype(np.float32), normals.reshape(-1, 3).astype(np.float32)))
        )
    return joined(sheets)


def _slopes(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """How the values of a profile change at each of its points."""
    return np.gradient(values) if len(values) > 2 else np.repeat(values[1] - values[0], 2)


def _without_slivers(shape: Shape) -> Shape:
    facets = _facets(shape.positions[shape.indices])
    return Shape(shape.positions, shape.normals, shape.indices[np.einsum("ij,ij->i", facets, facets) > 1e-18])


def frustum(bottom: float, top: float, height: float, segments: int = 12) -> Shape:
    """A closed cut cone with the radii `bottom` and `top`."""
    profile = [(bottom, 0.0), (top, height)]
    if bottom:
        profile.insert(0, (0.0, 0.0))
    if top:
        profile.append((0.0, height))
    return lathe(tuple(profile), segments)


def cylinder(radius: float, height: float, segments: int = 12) -> Shape:
    """A closed upright cylinder."""
    return frustum(radius, radius, height, segments)


def cone(radius: float, height: float, segments: int = 12) -> Shape:
    """A closed cone, tip up."""
    return frustum(radius, 0.0, height, segments)


@cache
def sphere(radius: float, segments: int = 12, rings: int = 8) -> Shape:
    """A ball about the origin."""
    return _arc_of_lathe(radius, -pi / 2, pi / 2, segments, rings)


@cache
def dome(radius: float, segments: int = 12, rings: int = 4) -> Shape:
    """The upper half of a ball, open below."""
    return _arc_of_lathe(radius, 0.0, pi / 2, segments, rings)


def _arc_of_lathe(radius: float, low: float, high: float, segments: int, rings: int) -> Shape:
    tilts = np.linspace(low, high, rings + 1)
    rounded = [(round(abs(radius * cos(t)), 9), radius * sin(t)) for t in tilts]
    shape = lathe(tuple(rounded), segments, smooth=True)
    return Shape(shape.positions, unit(shape.positions), shape.indices)


@cache
def bulb(radius: float) -> Shape:
    """A tiny lamp about the origin: eight triangles, shaded as a ball."""
    points = np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]], np.float32)
    indices = [[x, y, z] for x in (0, 1) for y in (2, 3) for z in (4, 5)]
    wound = [i if (i[0] + i[1] + i[2]) % 2 == 0 else i[::-1] for i in indices]
    return _shape(points * radius, points, wound)


@cache
def torus(radius: float, tube_radius: float, segments: int = 20, sides: int = 8) -> Shape:
    """A ring about the y axis, centred on the origin."""
    around = np.linspace(0, 2 * pi, sides + 1) - pi / 2
    out = np.cos(around)
    profile = tuple(
        (radius + tube_radius * float(o), tube_radius * sin(a)) for o, a in zip(out, around, strict=True)
    )
    return lathe(profile, segments, smooth=True)


def wheel(radius: float, width: float, segments: int = 16) -> Shape:
    """A tyre's solid about the x axis, centred on the origin, with rounded shoulders."""
    edge = width * 0.3
    half = width / 2
    profile = (
        (0.0, -half),
        (radius - edge, -half),
        (radius, -half + edge),
        (radius, half - edge),
        (radius - edge, half),
        (0.0, half),
    )
    shape = lathe(profile, segments)
    return Shape(shape.positions[:, [1, 2, 0]], shape.normals[:, [1, 2, 0]], shape.indices)


@cache
def disc(radius: float, segments: int = 20) -> Shape:
    """A flat round plate facing up at y = 0."""
    return lathe(((radius, 0.0), (0.0, 0.0)), segments)


@cache
def annulus(inner: float, outer: float, segments: int = 24) -> Shape:
    """A flat ring facing up at y = 0."""
    return lathe(((outer, 0.0), (inner, 0.0)), segments)


@cache
def quad(width: float, height: float) -> Shape:
    """An upright rectangle facing +z, standing on y = 0."""
    x = width / 2
    corners = [[-x, 0, 0], [x, 0, 0], [x, height, 0], [-x, height, 0]]
    return _shape(corners, [[0, 0, 1]] * 4, [[0, 1, 2], [0, 2, 3]])


@cache
def plate(outline: Points2) -> Shape:
    """A flat polygon facing up at y = 0, given clockwise or not as (x, z) points seen from above."""
    corners = _wound(outline)
    flat = np.array([[x, 0.0, -y] for x, y in corners], np.float32)
    return _shape(flat, [[0, 1, 0]] * len(corners), _ear_clipped(corners))


@cache
def extrude(outline: Points2, depth: float) -> Shape:
    """An (x, y) polygon, concave ones too, given thickness along z and centred there."""
    corners = _wound(outline)
    count = len(corners)
    face = np.array([[x, y, depth / 2] for x, y in corners], np.float32)
    back = face * np.array([1, 1, -1], np.float32)
    ears = np.array(_ear_clipped(corners), np.uint32)
    front = _shape(face, [[0, 0, 1]] * count, ears)
    rear = _shape(back, [[0, 0, -1]] * count, ears[:, ::-1])
    after = np.roll(np.arange(count), -1)
    triangles = np.concatenate(
        [
            np.stack([face, back, back[after]], axis=1),
            np.stack([face, back[after], face[after]], axis=1),
        ]
    )
    return joined([front, rear, faceted(triangles)])


def _wound(outline: Points2) -> Points2:
    x, y = np.array(outline).T
    area = np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))
    return outline if area > 0 else outline[::-1]


def _ear_clipped(corners: Points2) -> list[list[int]]:
    """Triangles of a counter-clockwise simple polygon.

    Raises:
        ValueError: The outline crosses itself, so no ear is left to cut.
    """
    left = list(range(len(corners)))
    triangles: list[list[int]] = []

    def side(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = corners[a], corners[b], corners[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    while len(left) > 2:
        for at, tip in enumerate(left):
            before, after = left[at - 1], left[(at + 1) % len(left)]
            others = (p for p in left if p not in (before, tip, after))
            if side(before, tip, after) > 1e-12 and not any(
                side(before, tip, p) >= 0 and side(tip, after, p) >= 0 and side(after, before, p) >= 0
                for p in others
            ):
                triangles.append([before, tip, after])
                left.pop(at)
                break
        else:
            raise ValueError(f"the outline {corners} crosses itself; give the corners of a simple polygon")
    return triangles


def tube(points: ArrayLike, radius: float, sides: int = 6) -> Shape:
    """A round rod along (n, 3) points, open at both ends."""
    path = np.asarray(points, np.float64)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    helper = np.eye(3)[np.argmin(np.abs(ahead).max(axis=0))]
    across = np.cross(ahead, helper)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    over = np.cross(ahead, across)
    angles = np.linspace(0, 2 * pi, sides + 1)
    normals = across[:, None] * np.cos(angles)[:, None] + over[:, None] * np.sin(angles)[:, None]
    sheet = path[:, None] + normals * radius
    return grid(
        np.swapaxes(sheet, 0, 1).astype(np.float32),
        np.swapaxes(normals, 0, 1).reshape(-1, 3).astype(np.float32),
    )


def ribbon(points: ArrayLike, left: float, right: float, closed: bool = False) -> Shape:
    """A flat band along (n, 3) points that faces up, from `left` of the line to `right` of it.

    Args:
        points: The line, in driving order.
        left: Signed offset of the left edge; positive is to the left of the driving direction.
        right: Signed offset of the right edge; positive is to the right.
        closed: Whether the last point joins the first.
    """
    path = np.asarray(points, np.float64)
    if closed:
        path = np.concatenate([path, path[:1]])
        ahead = np.gradient(np.concatenate([path[-2:-1], path, path[1:2]]), axis=0)[1:-1]
    else:
        ahead = np.gradient(path, axis=0)
    rightward = np.stack([-ahead[:, 2], np.zeros(len(path)), ahead[:, 0]], axis=1)
    rightward /= np.linalg.norm(rightward, axis=1, keepdims=True)
    sheet = np.stack([path + rightward * right, path - rightward * left], axis=1)
    up = np.zeros((sheet.shape[0] * 2, 3), np.float32)
    up[:, 1] = 1
    return grid(sheet.astype(np.float32), up)
