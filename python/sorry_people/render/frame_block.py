"""The uniform block that all programs share, as in shaders/frame.glsl."""

from __future__ import annotations

from math import cos, exp
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.render.light_units import linear_light, scaled
from sorry_people.scene import SpotLight3D

if TYPE_CHECKING:
    from collections.abc import Sequence

    import moderngl
    from numpy.typing import NDArray

    from sorry_people.render.collection import Collection, Lamp
    from sorry_people.render.lamp_light import Area
    from sorry_people.scene import Camera3D, Viewport
    from sorry_people.scene.vectors import Vector

MAX_LAMPS = 8
_THINNING = 0.07  # of the air, per unit upwards

_LAYOUT = np.dtype(
    [
        ("view_projection", "f4", (4, 4)),
        ("sight", "f4", (4, 4)),
        ("moon_view", "f4", (4, 4)),
        ("eye", "f4", 4),
        ("moon_way", "f4", 4),
        ("moon_light", "f4", 4),
        ("ambient", "f4", 4),
        ("afterglow_way", "f4", 4),
        ("afterglow", "f4", 4),
        ("fog", "f4", 4),
        ("sky_top", "f4", 4),
        ("sky_horizon", "f4", 4),
        ("light_map_area", "f4", 4),
        ("lamp_place", "f4", (MAX_LAMPS, 4)),
        ("lamp_light", "f4", (MAX_LAMPS, 4)),
        ("lamp_way", "f4", (MAX_LAMPS, 4)),
    ]
)


class FrameBlock:
    """Fills the block and keeps it on the graphics card.

    Attributes:
        view_projection: (4, 4), as last set.
        eye: Where the camera is, as last set.
    """

    def __init__(self, ctx: moderngl.Context) -> None:
        self._values = np.zeros((), _LAYOUT)
        self._buffer = ctx.buffer(reserve=_LAYOUT.itemsize, dynamic=True)
        self._viewport: Viewport = (1, 1)
        self.view_projection: NDArray[np.float64] = np.eye(4)
        self.eye: Vector = (0.0, 0.0, 0.0)

    def set_camera(self, camera: Camera3D, viewport: Viewport) -> None:
        """The eye and its projections. GLSL's matrices lie in memory column by column."""
        values = self._values
        self._viewport = viewport
        self.eye = camera.global_position
        view, projection = camera.view(), camera.projection(viewport)
        self.view_projection = projection @ view
        values["view_projection"] = self.view_projection.T
        turned = view.copy()
        turned[:3, 3] = 0.0
        values["sight"] = np.linalg.inv(projection @ turned).T
        values["eye"] = (*self.eye, _THINNING)

    def set_surroundings(self, collection: Collection, moon_view: NDArray[np.float64], area: Area) -> None:
        """The sky, the air at the camera that was set, the moon, and where the light map lies."""
        values = self._values
        air, moon = collection.environment, collection.moon
        values["ambient"][:3] = linear_light(air.ambient)
        way = np.array(air.afterglow_way)
        values["afterglow_way"][:3] = way / np.linalg.norm(way)
        values["afterglow"][:3] = linear_light(air.afterglow)
        height = max(0.0, float(values["eye"][1]))
        values["fog"] = (*linear_light(air.fog_color), air.fog_density * exp(-height * _THINNING))
        values["sky_top"][:3] = linear_light(air.sky_top)
        values["sky_horizon"] = (*linear_light(air.sky_horizon), air.stars)
        values["moon_view"] = moon_view.T
        values["light_map_area"] = (area.x, area.z, 1.0 / area.size, 1.0 / area.size)
        if moon is None:
            values["moon_way"] = (0.0, 1.0, 0.0, 0.0)
            values["moon_light"] = 0.0
        else:
            back = moon.global_transform[:3, 2]
            values["moon_way"] = (*(back / np.linalg.norm(back)), float(moon.shadows))
            values["moon_light"][:3] = scaled(moon.color, moon.energy)

    def set_lamps(self, lamps: Sequence[Lamp]) -> None:
        """The lamps that move: at most `MAX_LAMPS`, the others are left out."""
        shown = lamps[:MAX_LAMPS]
        for index, lamp in enumerate(shown):
            self._values["lamp_place"][index] = (*lamp.global_position, lamp.radius)
            self._values["lamp_light"][index][:3] = scaled(lamp.color, lamp.energy)
            self._values["lamp_way"][index] = _beam(lamp)
        self._values["lamp_light"][0][3] = len(shown)

    def shift(self, offset: tuple[float, float]) -> None:
        """Shifts the picture by parts of a pixel, until the camera is set again, and uploads."""
        across, up = (2.0 * part / size for part, size in zip(offset, self._viewport, strict=True))
        shifted = self.view_projection.copy()
        shifted[0] += across * shifted[3]
        shifted[1] += up * shifted[3]
        self._values["view_projection"] = shifted.T
        self.upload()

    def upload(self) -> None:
        """Sends it and binds it for all programs."""
        self._buffer.write(self._values.tobytes())
        self._buffer.bind_to_uniform_block(0)

    def surroundings(self) -> bytes:
        """All but the camera and the lamps that move, to be compared."""
        values = self._values
        names = ("moon_view", "moon_way", "moon_light", "ambient", "afterglow_way", "afterglow")
        air = ("fog", "sky_top", "sky_horizon")
        return b"".join(values[name].tobytes() for name in (*names, *air))


def _beam(lamp: Lamp) -> tuple[float, float, float, float]:
    """Where it looks and the cosine of half the angle of its beam."""
    if not isinstance(lamp, SpotLight3D):
        return (0.0, 0.0, 0.0, -1.0)
    x, y, z = lamp.direction
    return (x, y, z, cos(lamp.angle))
