"""How what happens at a point of the world is heard from the camera."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from sorry_people.app.sound.stereo import Stereo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Camera3D

REACH = 200.0
"""Units at which a sound is half as loud as close by: all of the board is heard from above it."""

WIDTH = 0.8
"""How far to one side a sound may be: one that is in one ear only hurts under headphones."""


class Ear:
    """The camera's ears at one moment."""

    def __init__(self, camera: Camera3D) -> None:
        self._view = camera.view()

    def hears(self, point: Sequence[float], reach: float = REACH) -> Stereo:
        """Where between the sides a point of the world is, and how much of its loudness is left.

        Args:
            point: x, y and z in the world.
            reach: Units at which half of the loudness is left.
        """
        right, up, back, _ = self._view @ (*point, 1.0)
        distance = hypot(right, up, back)
        pan = WIDTH * right / distance if distance > 0.0 else 0.0
        return Stereo.panned(float(pan), 1.0 / (1.0 + (distance / reach) ** 2))
