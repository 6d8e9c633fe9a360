"""Smooth lines on the ground, measured by the distance driven along them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray


class Curve:
    """A line through dense points, parametrised by arc length.

    Args:
        points: (n, 3) points a fraction of a unit apart, in driving order, at least two.
        closed: Whether the last point joins the first; distances then wrap.

    Raises:
        ValueError: Fewer than two points, or the line stands still.
    """

    def __init__(self, points: ArrayLike, *, closed: bool = False) -> None:
        path = np.asarray(points, np.float64)
        if path.ndim != 2 or path.shape[1] != 3 or len(path) < 2:
            raise ValueError(f"a curve needs (n, 3) points, at least two, not {path.shape}")
        ring = np.concatenate([path, path[:1]]) if closed else path
        steps = np.linalg.norm(np.diff(ring, axis=0), axis=1)
        keep = np.concatenate([[True], steps > 1e-9])
        ring, steps = ring[keep], steps[steps > 1e-9]
        if not len(steps):
            raise ValueError("a curve needs two different points: the line stands still")
        self.closed = closed
        self._points = ring
        self._distances = np.concatenate([[0.0], np.cumsum(steps)])
        if closed:
            ahead = np.gradient(np.concatenate([ring[-2:-1], ring, ring[1:2]]), axis=0)[1:-1]
        else:
            ahead = np.gradient(ring, axis=0)
        self._yaws = np.unwrap(np.arctan2(-ahead[:, 0], -ahead[:, 2]))

    @property
    def length(self) -> float:
        """The whole distance along the line."""
        return float(self._distances[-1])

    def points(self, distances: ArrayLike) -> NDArray[np.float64]:
        """The (n, 3) points at the (n,) distances, held to the ends of an open line."""
        at = self._held(distances)
        return np.stack([np.interp(at, self._distances, self._points[:, axis]) for axis in range(3)], axis=-1)

    def pose(self, distance: float) -> Pose:
        """The point at a distance, looking along the line."""
        at = self._held(distance)
        x, y, z = (float(np.interp(at, self._distances, self._points[:, axis])) for axis in range(3))
        return Pose((x, y, z), float(np.interp(at, self._distances, self._yaws)))

    def _held(self, distances: ArrayLike) -> NDArray[np.float64]:
        at = np.asarray(distances, np.float64)
        return at % self.length if self.closed else np.clip(at, 0.0, self.length)


def through(poses: Sequence[Pose], spacing: float = 0.25) -> NDArray[np.float64]:
    """Dense points of a smooth line through poses, leaving and reaching each along its heading."""
    stretches = []
    for start, end in pairwise(poses):
        a, b = np.array(start.position), np.array(end.position)
        reach = float(np.linalg.norm(b - a))
        t = np.linspace(0.0, 1.0, max(2, round(reach / spacing) + 1))[:, None]
        leave, arrive = np.array(start.forward) * reach, np.array(end.forward) * reach
        stretches.append(
            a * (2 * t**3 - 3 * t**2 + 1)
            + leave * (t**3 - 2 * t**2 + t)
            + b * (3 * t**2 - 2 * t**3)
            + arrive * (t**3 - t**2)
        )
    return np.concatenate(stretches)
