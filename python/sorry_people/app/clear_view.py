"""Where the camera has to stand so that nothing of a set of points is hidden by what lies over it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin, sqrt, tan
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import Viewport
    from sorry_people.scene.vectors import Vector

    Numbers = NDArray[np.float64]

PixelRect = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels of the viewport."""

GRID = 17
"""Places tried across what is possible, in each direction of the picture."""

HALVINGS = 8
LEEWAY = 0.02
"""Share of the distance that is given for a view in the middle of what is free."""

FARTHEST = 450.0


@dataclass(frozen=True, slots=True)
class Subject:
    """What is to be seen.

    Attributes:
        points: (n, 3): places of the world.
        pads: (n, 4): pixels to keep free to the left of, above, to the right of and below each.
    """

    points: Numbers
    pads: Numbers

    @classmethod
    def of(cls, points: Sequence[Vector], pad: tuple[float, float, float, float]) -> Subject:
        """Points that all need the same room."""
        return cls(np.array(points, dtype=float).reshape(-1, 3), np.tile(np.array(pad), (len(points), 1)))

    @property
    def bare(self) -> Subject:
        """The points without any room round them."""
        return Subject(self.points, np.zeros_like(self.pads))

    def __or__(self, other: Subject) -> Subject:
        return Subject(np.concatenate([self.points, other.points]), np.concatenate([self.pads, other.pads]))


@dataclass(frozen=True, slots=True)
class Lens:
    """The direction and the shape of a picture.

    Attributes:
        yaw, pitch: As of a rig: the turn, and how far down it looks.
        fov: The whole vertical angle of view in radians.
        viewport: Width and height in pixels.
    """

    yaw: float
    pitch: float
    fov: float
    viewport: Viewport


@dataclass(frozen=True, slots=True)
class ClearView:
    """A view of a rig: through what, the target on the ground, and how far the eye is from it."""

    lens: Lens
    target: Vector
    distance: float

    @property
    def size(self) -> float:
        """How large level ground looks in it: proportional to the square root of its area in pixels."""
        return sqrt(sin(self.lens.pitch)) / self.distance


def clear_view(subject: Subject, lens: Lens, covered: Sequence[PixelRect]) -> ClearView | None:
    """The nearest view in which no point lies under a covered part of the picture or beyond its edges.

    Returns:
        The view, or None where there is none, as in a window that is all covered.
    """
    axes = _axes(lens)
    seen = subject.points @ axes.T

    def stand(depth: float) -> Numbers | None:
        return _stand(seen, subject.pads, depth, lens, covered)

    near = float(seen[:, 2].max()) + 1.0
    far = near + FARTHEST
    best = stand(far)
    if best is None:
        return None
    for _ in range(HALVINGS):
        middle = (near + far) / 2.0
        found = stand(middle)
        if found is None:
            near = middle
        else:
            far, best = middle, found
    # A little farther off there is more of a choice, and with it a better middle.
    relaxed = far + LEEWAY * (far - float(seen[:, 2].mean()))
    found = stand(relaxed)
    if found is not None:
        far, best = relaxed, found
    eye = axes.T @ np.array([*best, far])
    distance = float(eye[1]) / sin(lens.pitch)
    ground = eye - axes[2] * distance
    return ClearView(lens, (float(ground[0]), 0.0, float(ground[2])), distance)


def shows(view: ClearView, subject: Subject, covered: Sequence[PixelRect]) -> bool:
    """Whether all points are seen in the view of a rig: none beyond the edges, none under what is covered."""
    lens = view.lens
    axes = _axes(lens)
    seen = (subject.points - np.array(view.target) - axes[2] * view.distance) @ axes.T
    depth = -seen[:, 2]
    if depth.min() <= 0.0:
        return False
    width, height = lens.viewport
    per_unit = height / (2.0 * tan(lens.fov / 2.0) * depth)
    x = width / 2.0 + seen[:, 0] * per_unit
    y = height / 2.0 - seen[:, 1] * per_unit
    left, above, right, below = subject.pads.T
    slack = 1.0  # a pixel, as the eye's place is found to within one
    is_inside = (x >= left - slack) & (x <= width - right + slack)
    is_inside &= (y >= above - slack) & (y <= height - below + slack)
    for x0, y0, x1, y1 in covered:
        is_inside &= (
            (x + right <= x0 + slack)
            | (x - left >= x1 - slack)
            | (y + below <= y0 + slack)
            | (y - above >= y1 - slack)
        )
    return bool(is_inside.all())


def _axes(lens: Lens) -> Numbers:
    """(3, 3): the directions right, up and back of the eye, a row each."""
    right = np.array([cos(lens.yaw), 0.0, -sin(lens.yaw)])
    back = np.array(
        [sin(lens.yaw) * cos(lens.pitch), sin(lens.pitch), cos(lens.yaw) * cos(lens.pitch)],
    )
    return np.stack([right, np.cross(back, right), back])


def _stand(
    seen: Numbers, pads: Numbers, depth: float, lens: Lens, covered: Sequence[PixelRect]
) -> Numbers | None:
    """Where the eye may be, right and up, when it is so far back; None where nowhere.

    At a given depth each pixel coordinate of a point falls evenly as the eye goes aside, so a covered part
    forbids the eye a rectangle for each point; what is left is looked through on a grid.
    """
    width, height = lens.viewport
    per_pixel = 2.0 * tan(lens.fov / 2.0) * (depth - seen[:, 2]) / height
    # The eye's places at which a point is on the pixel x (or y): point - (pixel - middle) * per_pixel.
    x, y = seen[:, 0], seen[:, 1]
    lowest_x = (x - (width / 2.0 - pads[:, 2]) * per_pixel).max()
    highest_x = (x + (width / 2.0 - pads[:, 0]) * per_pixel).min()
    lowest_y = (y - (height / 2.0 - pads[:, 1]) * per_pixel).max()
    highest_y = (y + (height / 2.0 - pads[:, 3]) * per_pixel).min()
    if lowest_x > highest_x or lowest_y > highest_y:
        return None
    eye_x = np.linspace(lowest_x, highest_x, GRID)
    eye_y = np.linspace(lowest_y, highest_y, GRID)
    is_free = np.ones((GRID, GRID), dtype=bool)
    for left, top, right, bottom in covered:
        from_x = x - (right + pads[:, 0] - width / 2.0) * per_pixel
        to_x = x - (left - pads[:, 2] - width / 2.0) * per_pixel
        from_y = y + (top - pads[:, 3] - height / 2.0) * per_pixel
        to_y = y + (bottom + pads[:, 1] - height / 2.0) * per_pixel
        within_x = (eye_x > from_x[:, None]) & (eye_x < to_x[:, None])
        within_y = (eye_y > from_y[:, None]) & (eye_y < to_y[:, None])
        is_free &= ~(within_x.T.astype(np.float32) @ within_y.astype(np.float32) > 0)
    places = np.argwhere(is_free)
    if not len(places):
        return None
    # In the middle of what is free, so that the room to all sides is even.
    nearest = places[np.abs(places - places.mean(axis=0)).sum(axis=1).argmin()]
    return np.array([eye_x[nearest[0]], eye_y[nearest[1]]])
