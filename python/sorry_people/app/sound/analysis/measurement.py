"""What can be told of a sound by numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app.sound.synthesis.level import loudness
from sorry_people.app.sound.synthesis.wave import RATE, pitches

if TYPE_CHECKING:
    from sorry_people.app.sound.recipe import Recipe
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.synthesis.wave import Wave

EDGE_SAMPLES = 8


@dataclass(frozen=True, slots=True)
class Measurement:
    """One sound in numbers.

    Attributes:
        name: Which sound.
        category: With what it is mixed.
        seconds: How long it is.
        peak: Its highest sample, in decibels of full scale.
        lufs: How loud it is, as `level.loudness` measures.
        offset: Its mean, which would push a loudspeaker to one side; full scale is 1.
        edge: The step that is heard where it begins and ends, as `edge_of` tells.
        centroid: The mean pitch of its power, in hertz: dull or bright.
    """

    name: SoundName
    category: str
    seconds: float
    peak: float
    lufs: float
    offset: float
    edge: float
    centroid: float


def measured(name: SoundName, recipe: Recipe, wave: Wave) -> Measurement:
    """The numbers of a finished wave."""
    return Measurement(
        name=name,
        category=recipe.category.name.lower(),
        seconds=len(wave) / RATE,
        peak=20.0 * float(np.log10(np.max(np.abs(wave)))),
        lufs=loudness(wave),
        offset=float(wave.mean()),
        edge=edge_of(wave, loops=recipe.loops),
        centroid=centroid(wave),
    )


def edge_of(wave: Wave, *, loops: bool) -> float:
    """How sharp a wave's edge is: below 1 for a loop, and below 0.01 for another, nobody hears a click.

    A loop is played round: the bend over its seam, against the strongest bends within. Another one comes out
    of silence and goes into it: how far off its first and last samples are.
    """
    if not loops:
        return float(max(np.abs(wave[:1]).max(), np.abs(wave[-EDGE_SAMPLES:]).max()))
    bends = np.abs(np.diff(wave, 2))
    seam = np.abs(np.diff(np.concatenate((wave[-2:], wave[:2])), 2))
    return float(seam.max() / (np.quantile(bends, 0.9999) + 1e-6))


def centroid(wave: Wave) -> float:
    """The mean pitch in hertz of a wave's power."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(power * pitches(len(wave))) / np.sum(power))
