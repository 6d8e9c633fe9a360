"""How the sky changes from dusk to night while a game goes on."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from sorry_people.scene.interpolation import interpolate

if TYPE_CHECKING:
    from sorry_people.scene import DirectionalLight3D, Environment
    from sorry_people.scene.vectors import Color


@dataclass(frozen=True, slots=True)
class Sky:
    """The sky at one time of the evening; colours are sRGB, 0 to 1.

    Attributes:
        sky_top, sky_horizon, ambient, afterglow, fog_color, fog_density, mist, stars: As in `Environment`.
        moon_color, moon_energy: Of the one light from afar, the afterglow at first.
    """

    sky_top: Color
    sky_horizon: Color
    ambient: Color
    afterglow: Color
    fog_color: Color
    fog_density: float
    mist: float
    stars: float
    moon_color: Color
    moon_energy: float

    def apply(self, environment: Environment, moon: DirectionalLight3D) -> None:
        """Makes the surroundings look so."""
        for name in (
            "sky_top",
            "sky_horizon",
            "ambient",
            "afterglow",
            "fog_color",
            "fog_density",
            "mist",
            "stars",
        ):
            setattr(environment, name, getattr(self, name))
        moon.color, moon.energy = self.moon_color, self.moon_energy


DUSK = Sky(
    sky_top=(0.07, 0.12, 0.34),
    sky_horizon=(0.36, 0.34, 0.56),
    ambient=(0.30, 0.37, 0.62),
    afterglow=(0.86, 0.44, 0.30),
    fog_color=(0.26, 0.25, 0.44),
    fog_density=0.0040,
    mist=0.35,
    stars=0.35,
    moon_color=(0.74, 0.78, 1.0),
    moon_energy=0.52,
)
NIGHT = Sky(
    sky_top=(0.02, 0.04, 0.14),
    sky_horizon=(0.14, 0.20, 0.40),
    ambient=(0.25, 0.32, 0.57),
    afterglow=(0.22, 0.24, 0.40),
    fog_color=(0.11, 0.16, 0.32),
    fog_density=0.0045,
    mist=0.9,
    stars=1.0,
    moon_color=(0.60, 0.72, 1.0),
    moon_energy=0.52,
)


def sky_at(share: float) -> Sky:
    """The sky at a share of the evening, from 0 at dusk to 1 at night.

    >>> sky_at(0.0) == DUSK, sky_at(1.0) == NIGHT
    (True, True)
    """
    held = min(max(share, 0.0), 1.0)
    if held in {0.0, 1.0}:
        return NIGHT if held else DUSK
    parts = {part.name: (getattr(DUSK, part.name), getattr(NIGHT, part.name)) for part in fields(Sky)}
    return Sky(**{name: interpolate(dusk, night, held) for name, (dusk, night) in parts.items()})
