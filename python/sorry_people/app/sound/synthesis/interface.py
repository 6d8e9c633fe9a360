"""Buttons and bubbles."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, phase, steady
from sorry_people.app.sound.synthesis.wave import Wave


def click() -> Wave:
    """A wooden button goes down."""
    wood = np.sin(steady(720.0, 0.08)) + 0.5 * np.sin(steady(1530.0, 0.08))
    return wood * dying(0.08, 0.009) + 0.3 * above(noise(0.08, 71), 2000.0) * dying(0.08, 0.003)


def pop() -> Wave:
    """A bubble comes up."""
    rise = phase(line(0.11, (0.0, 380.0), (0.11, 900.0)))
    return edged(np.sin(rise), 0.012, 0.07)
