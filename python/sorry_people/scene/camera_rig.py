"""Carries a camera round a point of the ground."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, log, pi, radians, sin, tan
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene.lead import Lead
from sorry_people.scene.shake import Shake
from sorry_people.scene.spring import Spring

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from sorry_people.scene.camera3d import Camera3D, Viewport
    from sorry_people.scene.node3d import Node3D
    from sorry_people.scene.vectors import Vector


@dataclass(frozen=True, slots=True)
class OrbitLimits:
    """How far the hand may take a rig. Pitches are radians above the horizon, the rest units of the world.

    Attributes:
        pitch: The lowest and the highest. The lowest is above 0, so that the eye is above the ground.
        distance: The nearest and the farthest.
        reach: The target stays within this square around the origin: its half side.
    """

    pitch: tuple[float, float] = (radians(12.0), radians(86.0))
    distance: tuple[float, float] = (6.0, 320.0)
    reach: float = 75.0

    def __post_init__(self) -> None:
        if not 0.0 < self.pitch[0] <= self.pitch[1] < pi / 2.0:
            raise ValueError(f"pitch limits must rise within 0 and a quarter turn, not {self.pitch}")
        if not 0.0 < self.distance[0] <= self.distance[1]:
            raise ValueError(f"distance limits must rise from above 0, not {self.distance}")


@dataclass(frozen=True, slots=True)
class Margins:
    """Parts of a viewport to keep free, each a share of its width or height."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


class OrbitRig:
    """Turns, tilts and moves a camera softly about a target on the ground.

    Every order may be given at any time and takes over from the one before. The camera must not be below a
    node that is turned or scaled. Positions are pixels of the viewport. `advance` moves the camera; nothing
    else does, save `settle`.

    Attributes:
        camera: The camera it carries.
        limits: How far it may go.
    """

    def __init__(
        self,
        camera: Camera3D,
        *,
        target: Sequence[float] = (0.0, 0.0, 0.0),
        yaw: float = 0.0,
        pitch: float = radians(50.0),
        distance: float = 60.0,
        limits: OrbitLimits | None = None,
    ) -> None:
        self.camera = camera
        self.limits = limits if limits is not None else OrbitLimits()
        x, y, z = target
        self._x, self._y, self._z = Spring(x), Spring(max(0.0, y)), Spring(z)
        self._yaw = Spring(yaw, precision=1e-4)
        self._pitch = Spring(self._within_pitch(pitch), precision=1e-4)
        # The logarithm of the distance: equal steps of it look equal.
        self._log_distance = Spring(log(self._within_distance(distance)), precision=1e-4)
        self._followed: Node3D | None = None
        self._lead = Lead()
        self._shake = Shake()
        self._anchor: tuple[float, float, float, float, Viewport] | None = None
        self._place_camera()

    # Where it is.

    @property
    def target(self) -> Vector:
        """What it looks at now."""
        return self._x.value, self._y.value, self._z.value

    @property
    def yaw(self) -> float:
        """Its turn now: at 0 it looks towards -Z."""
        return self._yaw.value

    @property
    def pitch(self) -> float:
        """The height of its way of looking down now: a quarter turn looks straight down."""
        return self._pitch.value

    @property
    def distance(self) -> float:
        """From the eye to the target now."""
        return exp(self._log_distance.value)

    @property
    def followed(self) -> Node3D | None:
        """The node it rides along with, if any."""
        return self._followed

    @property
    def is_moving(self) -> bool:
        """Whether `advance` would move the camera."""
        self._chase()
        return self._shake.is_moving or any(spring.is_moving for spring in self._springs())

    # Orders.

    def turn(self, dx: float, dy: float, viewport: Viewport) -> None:
        """A drag by some pixels turns and tilts; the width of the viewport is a whole turn."""
        self._anchor = None
        self._yaw.goal -= 2.0 * pi * dx / viewport[0]
        self._pitch.goal = self._within_pitch(self._pitch.goal + pi * dy / viewport[1])

    def pan(self, dx: float, dy: float, viewport: Viewport) -> None:
        """Drags the ground by some pixels; ends following."""
        self._anchor = self._followed = None
        per_pixel = 2.0 * tan(self.camera.fov / 2.0) * exp(self._log_distance.goal) / viewport[1]
        along, across = dy * per_pixel / sin(self._pitch.goal), dx * per_pixel
        yaw = self._yaw.goal
        self._aim(
            self._x.goal - across * cos(yaw) - along * sin(yaw),
            0.0,
            self._z.goal + across * sin(yaw) - along * cos(yaw),
        )

    def zoom(self, factor: float, pointer: tuple[float, float], viewport: Viewport) -> None:
        """Multiplies the distance; the ground under the pointer stays under it.

        It does not while a node is followed, where the sky is, or when the target comes to its limit.

        Raises:
            ValueError: The factor is not positive.
        """
        if factor <= 0.0:
            raise ValueError(f"a zoom factor is above 0, not {factor}")
        ground = self.ground_at(pointer, viewport)
        goal = log(self._within_distance(exp(self._log_distance.goal) * factor))
        if self._followed is None and ground is not None:
            self._anchor = (ground[0], ground[2], *pointer, viewport)
        self._log_distance.goal = goal

    def follow(self, node: Node3D, *, distance: float | None = None, pitch: float | None = None) -> None:
        """Rides along with a node until the next `fit_to`, `look` or `pan`."""
        self._anchor = None
        if node is not self._followed:
            self._lead.rest()
        self._followed = node
        if distance is not None:
            self._log_distance.goal = log(self._within_distance(distance))
        if pitch is not None:
            self._pitch.goal = self._within_pitch(pitch)

    def look(
        self,
        target: Sequence[float],
        *,
        yaw: float | None = None,
        pitch: float | None = None,
        distance: float | None = None,
    ) -> None:
        """Goes to a view, whatever the limits; what is not given stays. It turns the short way round."""
        self._anchor = self._followed = None
        x, y, z = target
        self._x.goal, self._y.goal, self._z.goal = x, max(0.0, y), z
        if yaw is not None:
            turn = (yaw - self._yaw.goal + pi) % (2.0 * pi) - pi
            self._yaw.goal += turn
        if pitch is not None:
            self._pitch.goal = self._within_pitch(pitch)
        if distance is not None:
            self._log_distance.goal = log(distance)

    def fit_to(
        self,
        bounds: tuple[Sequence[float], Sequence[float]],
        aspect: float,
        margins: Margins | None = None,
        *,
        yaw: float | None = None,
        pitch: float | None = None,
    ) -> None:
        """Goes to the nearest view that shows a whole box within the margins.

        Args:
            bounds: The lowest and the highest corner.
            aspect: Width of the viewport over its height.
            margins: What to keep free.
            yaw: Direction to look in; if not given, the one that it looks in anyway.
            pitch: Likewise.

        Raises:
            ValueError: The margins leave nothing.
        """
        margins = margins if margins is not None else Margins()
        if margins.left + margins.right >= 1.0 or margins.top + margins.bottom >= 1.0:
            raise ValueError(f"{margins} leave nothing to show the box in")
        turn = self._yaw.goal if yaw is None else yaw
        tilt = self._within_pitch(self._pitch.goal if pitch is None else pitch)
        right, up, back = _axes(turn, tilt)
        (x0, y0, z0), (x1, y1, z1) = bounds
        corners = np.array([(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)])
        depths = corners @ back
        slope = tan(self.camera.fov / 2.0)
        # In the camera's axes each edge of the picture is a plane; the eye must stay behind all of them.
        eye_x, back_x = _stand(
            corners @ right,
            depths,
            slope * aspect * (1.0 - 2.0 * margins.left),
            slope * aspect * (1.0 - 2.0 * margins.right),
        )
        eye_y, back_y = _stand(
            corners @ up, depths, slope * (1.0 - 2.0 * margins.bottom), slope * (1.0 - 2.0 * margins.top)
        )
        depth = max(back_x, back_y)
        eye = right * eye_x(depth) + up * eye_y(depth) + back * depth
        distance = float(eye[1]) / sin(tilt)
        ground = eye - back * distance
        self.look(
            (float(ground[0]), 0.0, float(ground[2])), yaw=turn, pitch=tilt, distance=max(distance, 1e-3)
        )

    def shake(self, strength: float) -> None:
        """Lets the camera feel a blow: it swings by at most a share of the distance, ever less."""
        self._shake.hit(strength)

    # Time.

    def advance(self, delta: float) -> None:
        """Moves the camera on by `delta` seconds."""
        if self._followed is not None and self._followed.tree is not None:
            self._lead.advance(self._followed.global_position, delta)
        self._chase()
        self._shake.advance(delta)
        for spring in self._springs():
            spring.advance(delta)
        if self._anchor is not None:
            self._hold_anchor()
        self._place_camera()

    def settle(self) -> None:
        """Is at the end of all movements at once."""
        self._lead.rest()
        self._shake.rest()
        self._chase()
        for spring in self._springs():
            spring.jump(spring.goal)
        if self._anchor is not None:
            self._hold_anchor()
        self._place_camera()

    def ground_at(self, pointer: tuple[float, float], viewport: Viewport) -> Vector | None:
        """The place of the ground (y = 0) that is seen at a pixel now, or None for the sky."""
        origin, way = self.camera.ray(*pointer, viewport)
        if way[1] >= -1e-6:
            return None
        reach = -origin[1] / way[1]
        return origin[0] + way[0] * reach, 0.0, origin[2] + way[2] * reach

    def _springs(self) -> tuple[Spring, ...]:
        return self._x, self._y, self._z, self._yaw, self._pitch, self._log_distance

    def _chase(self) -> None:
        if self._followed is not None:
            if self._followed.tree is None:
                self._followed = None
                return
            x, y, z = self._followed.global_position
            self._aim(x + self._lead.x, y, z + self._lead.z)

    def _aim(self, x: float, y: float, z: float) -> None:
        self._x.goal = self._within_reach(x, self._x.goal)
        self._y.goal = max(0.0, y)
        self._z.goal = self._within_reach(z, self._z.goal)

    def _within_reach(self, place: float, now: float) -> float:
        """No farther out than the limit or, where a view went beyond it, than now."""
        reach = max(self.limits.reach, abs(now))
        return min(max(place, -reach), reach)

    def _hold_anchor(self) -> None:
        """Shifts the target so that the ground at the anchor is under its pixel."""
        assert self._anchor is not None
        ground_x, ground_z, x, y, viewport = self._anchor
        self._place_camera()
        seen = self.ground_at((x, y), viewport)
        if seen is not None:
            self._x.jump(self._within_reach(self._x.value + ground_x - seen[0], self._x.value))
            self._z.jump(self._within_reach(self._z.value + ground_z - seen[2], self._z.value))
        if not self._log_distance.is_moving:
            self._anchor = None

    def _place_camera(self) -> None:
        right, up, back = _axes(self._yaw.value, self._pitch.value)
        distance = self.distance
        across, above = self._shake.offset
        way = (back + across * right + above * up) * distance
        position = tuple(float(at + off) for at, off in zip(self.target, way, strict=True))
        rotation = (-self._pitch.value, self._yaw.value, 0.0)
        if self.camera.position != position or self.camera.rotation != rotation:
            self.camera.position, self.camera.rotation = position, rotation

    def _within_pitch(self, pitch: float) -> float:
        return min(max(pitch, self.limits.pitch[0]), self.limits.pitch[1])

    def _within_distance(self, distance: float) -> float:
        return min(max(distance, self.limits.distance[0]), self.limits.distance[1])


def _axes(yaw: float, pitch: float) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """The directions right, up and back of an eye that looks down by `pitch`."""
    right = np.array([cos(yaw), 0.0, -sin(yaw)])
    back = np.array([sin(yaw) * cos(pitch), sin(pitch), cos(yaw) * cos(pitch)])
    return right, np.cross(back, right), back


def _stand(
    places: NDArray[np.float64], depths: NDArray[np.float64], low: float, high: float
) -> tuple[Callable[[float], float], float]:
    """Where to stand along one axis of the picture so that all places are within two slopes.

    Args:
        places: Along the axis.
        depths: Along the way back, of the same points.
        low: Slope of the edge of the picture on the axis's low side.
        high: Of the one on the high side.

    Returns:
        The place of the eye along the axis, in the middle of what is possible, for a way back; and the
        least way back for which there is one.
    """
    highest = float((places + high * depths).max())
    lowest = float((places - low * depths).min())

    def middle(back: float) -> float:
        return ((highest - high * back) + (lowest + low * back)) / 2.0

    return middle, (highest - lowest) / (low + high)
