"""What the tunes of the county are played on."""

import numpy as np

from sorry_people.app.sound.synthesis.shape import dying, edged
from sorry_people.app.sound.synthesis.tones import partials, steady
from sorry_people.app.sound.synthesis.wave import Wave, times

_CENT = 2.0 ** (1.0 / 1200.0)


def organ_pipe(pitch: float, seconds: float) -> Wave:
    """A pipe of the fairground organ, with a second one a hair sharp beside it."""
    one = partials(steady(pitch, seconds), (1.0, 0.55, 0.3, 0.22, 0.08, 0.06))
    other = partials(steady(pitch * _CENT**7, seconds), (0.7, 0.2, 0.25))
    return edged(one + other, 0.015, 0.05)


def upright_piano(pitch: float, seconds: float) -> Wave:
    """A saloon's piano: two strings a note, never tuned to each other."""
    ringing = seconds + 0.2
    strings = [
        partials(steady(pitch * _CENT**cents, ringing), (1.0, 0.6, 0.42, 0.28, 0.2, 0.12, 0.08))
        for cents in (-7.0, 6.0)
    ]
    return edged(sum(strings) * dying(ringing, 0.16), 0.003, 0.18)


def brass(pitch: float, seconds: float) -> Wave:
    """A small-town horn: the louder the brighter, with a trembling breath."""
    breath = edged(np.ones(len(times(seconds))), 0.03, 0.09)
    trembling = 0.12 * np.sin(2.0 * np.pi * 5.5 * times(seconds))
    tone = np.tanh(breath * 2.4 * np.sin(steady(pitch, seconds) + trembling))
    return breath * tone


def chime(pitch: float, seconds: float) -> Wave:
    """A little bar of metal that rings longer than it is held."""
    ringing = seconds + 0.5
    bar = np.sin(steady(pitch, ringing)) + 0.35 * np.sin(steady(3.93 * pitch, ringing)) * dying(ringing, 0.05)
    return edged(bar * dying(ringing, 0.14), 0.002, 0.1)
