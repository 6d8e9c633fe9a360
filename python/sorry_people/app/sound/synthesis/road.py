"""What happens to vehicles besides driving: bumped, flung, swapped, off down a shortcut."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between, voiced
from sorry_people.app.sound.synthesis.place import COUNTY
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase, steady
from sorry_people.app.sound.synthesis.wave import Wave, lay, silence

_HUBCAP = (
    (1130.0, 0.9, 0.07),
    (1712.0, 0.8, 0.06),
    (2391.0, 0.6, 0.05),
    (3324.0, 0.5, 0.04),
    (4870.0, 0.3, 0.025),
)
"""Partials of a thing of tin: pitch, strength, half-life in seconds."""


def bump() -> Wave:
    """A thump, a hollow knock, and something of tin that comes off and hops away."""
    crash = silence(1.2)
    thump = np.sin(phase(line(0.35, (0.0, 170.0), (0.08, 80.0), (0.35, 55.0)))) * dying(0.35, 0.06)
    knock = partials(steady(340.0, 0.2), (1.0, 0.2, 0.5)) * dying(0.2, 0.025)
    crunch = between(noise(0.25, 31), 300.0, 3500.0) * dying(0.25, 0.03)
    lay(crash, thump, 0.0, 1.2)
    lay(crash, knock, 0.0, 0.6)
    lay(crash, crunch, 0.0, 1.2)
    crash = np.tanh(1.4 * crash)
    at, gap, strength = 0.05, 0.21, 0.12
    while gap > 0.03:
        lay(crash, _hubcap(1.0 + 0.02 * gap), at, strength)
        at, gap, strength = at + gap, gap * 0.72, strength * 0.78
    return COUNTY.around(crash)


def tumble() -> Wave:
    """A whistle up and a long way down, turning over as it goes, and the landing."""
    fall = silence(1.5)
    pitch = line(1.15, (0.0, 620.0), (0.25, 1050.0), (1.15, 260.0))
    turning = phase(pitch * (1.0 + 0.05 * np.sin(steady(7.0, 1.15))))
    breath = line(1.15, (0.0, 0.0), (0.06, 0.4), (0.2, 0.8), (1.0, 0.6), (1.15, 0.0))
    wind = between(noise(1.15, 37), 700.0, 4000.0) * (0.5 + 0.5 * np.sin(steady(7.0, 1.15)))
    lay(fall, (partials(turning, (1.0, 0.08, 0.1)) + 0.3 * wind) * breath, 0.0, 0.6)
    for at, strength in ((1.13, 1.0), (1.3, 0.3)):
        landing = np.sin(phase(line(0.2, (0.0, 130.0), (0.2, 60.0)))) * dying(0.2, 0.035)
        lay(fall, landing, at, 1.1 * strength)
        lay(fall, below(noise(0.2, 32), 1500.0) * dying(0.2, 0.03), at, 0.7 * strength)
    return COUNTY.around(edged(fall, 0.0, 0.05))


def leap() -> Wave:
    """A spring lets go: whoever plays a Sorry! comes flying."""
    seconds = 0.95
    rise = phase(line(seconds, (0.0, 110.0), (0.12, 250.0), (0.95, 480.0)))
    # The coils beat against each other ever less: a tone that is bent by another one near its own pitch.
    coils = rise + dying(seconds, 0.16) * (2.6 * np.sin(1.41 * rise) + 1.4 * np.sin(steady(21.0, seconds)))
    boing = (np.sin(coils) + 0.4 * np.sin(2.0 * coils)) * dying(seconds, 0.2)
    flight = between(noise(seconds, 38), 600.0, 3000.0)
    flying = line(seconds, (0.0, 0.0), (0.1, 0.0), (0.45, 0.3), (0.95, 0.0))
    return COUNTY.around(edged(boing + flight * flying, 0.002, 0.2))


def zoom() -> Wave:
    """Wind and a rising song of gears that goes by."""
    seconds = 1.2
    loudness = line(seconds, (0.0, 0.0), (0.12, 0.4), (0.6, 1.0), (0.75, 0.8), (1.2, 0.0)) ** 1.3
    dull, bright = between(noise(seconds, 33), 200.0, 900.0), between(noise(seconds, 34), 900.0, 6500.0)
    nearing = line(seconds, (0.0, 0.1), (0.55, 1.0), (0.8, 0.5), (1.2, 0.05))
    gears = phase(line(seconds, (0.0, 160.0), (0.58, 540.0), (0.74, 440.0), (1.2, 330.0)))
    song = partials(gears, (1.0, 0.6, 0.45, 0.3, 0.2, 0.15, 0.1, 0.08))
    return COUNTY.around((1.4 * dull * (1.0 - nearing) + bright * nearing + 0.3 * song) * loudness)


def swap() -> Wave:
    """Two whoops that cross, one going up and one coming down."""
    seconds = 1.15
    wobble = 1.0 + 0.015 * np.sin(steady(9.0, seconds))
    up = phase(line(seconds, (0.0, 290.0), (1.15, 900.0)) * wobble)
    down = phase(line(seconds, (0.0, 780.0), (1.15, 250.0)) * wobble)
    both = partials(up, (1.0, 0.25, 0.12, 0.05)) + partials(down, (1.0, 0.4, 0.15, 0.08))
    wind = between(noise(seconds, 39), 500.0, 3500.0) * np.sin(np.pi * np.linspace(0.0, 1.0, len(both)))
    flutter = 0.75 + 0.25 * np.sin(steady(9.0, seconds))
    return COUNTY.around(edged((both + 0.5 * wind) * flutter, 0.12, 0.3))


def skid() -> Wave:
    """A tyre that stops: the next turn is lost."""
    seconds = 0.7
    sinking = line(seconds, (0.0, 940.0), (0.45, 820.0), (0.7, 540.0))
    squeal = phase(sinking * _grip(seconds, 36))
    other = phase(1.19 * sinking * _grip(seconds, 40))
    rubber = partials(squeal, (1.0, 0.5, 0.3, 0.2, 0.1)) + 0.6 * partials(other, (1.0, 0.4, 0.2))
    road = between(noise(seconds, 35), 900.0, 6000.0)
    skidding = line(seconds, (0.0, 0.0), (0.03, 1.0), (0.4, 0.6), (0.7, 0.0))
    body = voiced(rubber, (900.0, 500.0, 1.0), (1900.0, 900.0, 0.6), (3600.0, 1500.0, 0.3))
    return COUNTY.around((body + 0.3 * road) * skidding)


def _hubcap(stretch: float) -> Wave:
    """Tin on the road, once."""
    tin = silence(0.4)
    for pitch, strength, half_life in _HUBCAP:
        tin += strength * np.sin(steady(pitch * stretch, 0.4)) * dying(0.4, half_life)
    tin += 0.8 * above(noise(0.4, 41), 2500.0) * dying(0.4, 0.004)
    return edged(tin, 0.0005, 0.1)


def _grip(seconds: float, seed: int) -> Wave:
    """Rubber that catches and lets go."""
    catching = below(noise(seconds, seed), 90.0)
    grip: Wave = 1.0 + 0.035 * catching / np.sqrt(np.mean(catching * catching))
    return grip
