"""Buttons and bubbles."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, phase, steady
from sorry_people.app.sound.synthesis.wave import Wave


def click() -> Wave:
    """A wooden button goes down."""
    wood = np.sin(steady(720.0, 0.09)) + 0.5 * np.sin(steady(1530.0, 0.09)) * dying(0.09, 0.005)
    return wood * dying(0.09, 0.01) + 0.3 * above(noise(0.09, 71), 2500.0) * dying(0.09, 0.002)


def pop() -> Wave:
    """A bubble comes up."""
    rise = phase(line(0.12, (0.0, 360.0), (0.05, 480.0), (0.12, 960.0)))
    return edged((np.sin(rise) + 0.12 * np.sin(2.0 * rise)) * dying(0.12, 0.05), 0.006, 0.06)
