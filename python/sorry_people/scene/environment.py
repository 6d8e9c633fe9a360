"""The sky, the air and the light that comes from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.scene.node import Node

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color, Vector


class Environment(Node):
    """What surrounds a scene. The first one found in a tree counts. Colours are sRGB, 0 to 1.

    Attributes:
        sky_top, sky_horizon: The sky overhead and at the horizon.
        ambient: Light on surfaces that face up; half of it reaches those that face down.
        afterglow: What the sky gives where the sun went down, to surfaces that look that way too.
        afterglow_way: Towards there; need not be of length 1.
        fog_color: What far things fade into.
        fog_density: Share of the view lost per unit of way through the air at the ground; it thins upwards.
        mist: How thick the banks of mist are, 0 to 1.
        bloom: How strongly glowing things spill over, 0 to 1.
        stars: How many of the stars are out, 0 to 1.
    """

    def __init__(
        self,
        *,
        sky_top: Color = (0.03, 0.055, 0.17),
        sky_horizon: Color = (0.21, 0.27, 0.50),
        ambient: Color = (0.34, 0.42, 0.68),
        afterglow: Color = (0.0, 0.0, 0.0),
        afterglow_way: Vector = (-0.75, 0.25, -0.6),
        fog_color: Color = (0.20, 0.26, 0.48),
        fog_density: float = 0.004,
        mist: float = 0.5,
        bloom: float = 0.6,
        stars: float = 1.0,
        name: str = "",
    ) -> None:
        super().__init__(name)
        self.sky_top = sky_top
        self.sky_horizon = sky_horizon
        self.ambient = ambient
        self.afterglow = afterglow
        self.afterglow_way = afterglow_way
        self.fog_color = fog_color
        self.fog_density = fog_density
        self.mist = mist
        self.bloom = bloom
        self.stars = stars
