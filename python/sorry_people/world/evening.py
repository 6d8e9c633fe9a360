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
        sky_top, sky_horizon, ambient, fog_color, fog_density, stars: As in `Environment`.
        moon_color, moon_energy: Of the one light from afar, the afterglow at first.
    """

    sky_top: Color
    sky_horizon: Color
    ambient: Color
    fog_color: Color
    fog_density: float
    stars: float
    moon_color: Color
    moon_energy: float

    def apply(self, environment: Environment, moon: DirectionalLight3D) -> None:
        """Makes the surroundings look so."""
        for name in ("sky_top", "sky_horizon", "ambient", "fog_color", "fog_density", "stars"):
            setattr(environment, name, getattr(self, name))
        moon.color, moon.energy = self.moon_color, self.moon_energy


DUSK = Sky(
    sky_top=(0.06, 0.09, 0.26),
    sky_horizon=(0.52, 0.33, 0.44),
    ambient=(0.38, 0.41, 0.64),
    fog_color=(0.24, 0.22, 0.38),
    fog_density=0.0035,
    stars=0.5,
    moon_color=(0.80, 0.78, 0.96),
    moon_energy=0.62,
)
NIGHT = Sky(
    sky_top=(0.03, 0.05, 0.15),
    sky_horizon=(0.18, 0.23, 0.42),
    ambient=(0.36, 0.42, 0.62),
    fog_color=(0.13, 0.17, 0.32),
    fog_density=0.0038,
    stars=1.0,
    moon_color=(0.66, 0.76, 1.0),
    moon_energy=0.6,
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
