"""What happens to vehicles besides driving: bumped, flung, swapped, off down a shortcut."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase, steady
from sorry_people.app.sound.synthesis.wave import Wave, lay, silence


def bump() -> Wave:
    """A thump, a hollow knock, and something of tin that comes off."""
    crash = silence(0.75)
    thump = np.sin(phase(line(0.35, (0.0, 170.0), (0.08, 80.0), (0.35, 55.0)))) * dying(0.35, 0.06)
    knock = partials(steady(340.0, 0.2), (1.0, 0.2, 0.5)) * dying(0.2, 0.025)
    tin = sum(np.sin(steady(pitch, 0.6)) for pitch in (1130.0, 1710.0, 2390.0, 3320.0)) * dying(0.6, 0.07)
    lay(crash, thump, 0.0, 0.6)
    lay(crash, knock, 0.0, 0.7)
    lay(crash, below(noise(0.12, 31), 2500.0) * dying(0.12, 0.015), 0.0, 0.8)
    lay(crash, tin, 0.03, 0.12)
    return np.tanh(2.5 * crash)


def tumble() -> Wave:
    """A whistle up and a long way down, turning over as it goes, and the landing."""
    fall = silence(1.45)
    pitch = line(1.15, (0.0, 620.0), (0.25, 1050.0), (1.15, 260.0))
    wobble = 1.0 + 0.05 * np.sin(steady(7.0, 1.15))
    whistle = partials(phase(pitch * wobble), (1.0, 0.12, 0.08)) * line(
        1.15, (0.0, 0.2), (0.2, 0.8), (1.0, 0.6), (1.15, 0.0)
    )
    landing = np.sin(phase(line(0.3, (0.0, 130.0), (0.3, 60.0)))) * dying(0.3, 0.05)
    lay(fall, whistle, 0.0, 0.6)
    lay(fall, landing, 1.13)
    lay(fall, below(noise(0.1, 32), 1500.0) * dying(0.1, 0.02), 1.13, 0.7)
    return fall


def leap() -> Wave:
    """A spring lets go: whoever plays a Sorry! comes flying."""
    seconds = 0.9
    rise = phase(line(seconds, (0.0, 120.0), (0.12, 260.0), (0.9, 520.0)))
    spring = rise + 1.6 * np.sin(steady(19.0, seconds)) * dying(seconds, 0.25)
    return partials(spring, (1.0, 0.5, 0.25, 0.12)) * dying(seconds, 0.2)


def zoom() -> Wave:
    """Wind and a rising song of gears that goes by."""
    seconds = 1.1
    loudness = line(seconds, (0.0, 0.0), (0.12, 0.5), (0.55, 1.0), (1.1, 0.0))
    dull = between(noise(seconds, 33), 250.0, 900.0)
    bright = between(noise(seconds, 33), 900.0, 4200.0)
    gone_by = line(seconds, (0.0, 0.0), (0.5, 1.0), (1.1, 0.1))
    gears = phase(line(seconds, (0.0, 160.0), (0.55, 520.0), (0.75, 470.0), (1.1, 330.0)))
    wind = dull * (1.0 - gone_by) + bright * gone_by
    return (wind + 0.3 * partials(gears, (1.0, 0.6, 0.4, 0.2))) * loudness


def swap() -> Wave:
    """Two whoops that cross, one going up and one coming down."""
    seconds = 1.15
    up = phase(line(seconds, (0.0, 300.0), (1.15, 900.0)))
    down = phase(line(seconds, (0.0, 760.0), (1.15, 250.0)))
    flutter = 0.75 + 0.25 * np.sin(steady(9.0, seconds))
    both = partials(up, (1.0, 0.1, 0.1)) + partials(down, (1.0, 0.3, 0.1))
    return edged(both * flutter, 0.12, 0.3)


def skid() -> Wave:
    """A tyre that stops: the next turn is lost."""
    seconds = 0.6
    squeal = phase(line(seconds, (0.0, 920.0), (0.4, 800.0), (0.6, 560.0)) * _grip(seconds))
    rubber = partials(squeal, (1.0, 0.5, 0.3, 0.2)) + 0.5 * above(noise(seconds, 35), 1200.0)
    return rubber * line(seconds, (0.0, 0.0), (0.04, 0.9), (0.35, 0.6), (0.6, 0.0))


def _grip(seconds: float) -> Wave:
    """Rubber that catches and lets go."""
    return 1.0 + 0.2 * below(noise(seconds, 36), 60.0)
