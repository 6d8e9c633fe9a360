"""What the tunes of the county are played on."""

import numpy as np

from sorry_people.app.sound.synthesis.shape import dying, edged
from sorry_people.app.sound.synthesis.tones import partials, steady
from sorry_people.app.sound.synthesis.wave import Wave, times

_CENT = 2.0 ** (1.0 / 1200.0)


def organ_pipe(pitch: float, seconds: float) -> Wave:
    """A pipe of the fairground organ that coughs as it speaks, with a second one a hair sharp beside it."""
    one = partials(steady(pitch, seconds), (1.0, 0.55, 0.3, 0.22, 0.08, 0.06))
    other = partials(steady(pitch * _CENT**9, seconds), (0.7, 0.2, 0.25, 0.05, 0.04))
    cough = np.sin(steady(2.97 * pitch, seconds)) * dying(seconds, 0.012)
    return edged(one + other + 0.5 * cough, 0.012, 0.05)


def upright_piano(pitch: float, seconds: float) -> Wave:
    """A saloon's piano: two strings a note, never tuned to each other, under hard hammers."""
    ringing = seconds + 0.2
    strings = sum(
        partials(steady(pitch * _CENT**cents, ringing), (1.0, 0.6, 0.42, 0.28, 0.2, 0.12, 0.08))
        for cents in (-7.0, 6.0)
    )
    # Stiff strings: the high overtones are sharp, and gone first.
    hammer = sum(
        np.sin(steady(pitch * number * (1.0 + 0.0004 * number * number), ringing)) for number in (8, 9, 11)
    )
    return edged(strings * dying(ringing, 0.16) + 0.12 * hammer * dying(ringing, 0.03), 0.003, 0.18)


def brass(pitch: float, seconds: float) -> Wave:
    """A small-town horn: the louder the brighter, scooped into the note, with a trembling breath."""
    breath = edged(np.ones(len(times(seconds))), 0.035, 0.09)
    trembling = 0.12 * np.sin(2.0 * np.pi * 5.5 * times(seconds))
    scoop = 0.005 * pitch * dying(seconds, 0.02)
    # Each overtone comes in later than the one below it; that is what makes brass of a row of sines.
    spin = np.exp(1j * (steady(pitch, seconds) + trembling + scoop))
    tone, swing = np.zeros(len(spin)), spin.copy()
    for number in range(1, _overtones(pitch)):
        tone += np.imag(swing) * breath ** (0.6 * number) / number**0.75 * np.exp(-number / 7.0)
        swing *= spin
    return breath * tone


def chime(pitch: float, seconds: float) -> Wave:
    """A little bar of metal that rings longer than it is held."""
    ringing = seconds + 0.7
    bar = np.sin(steady(pitch, ringing)) + 0.4 * np.sin(steady(2.76 * pitch, ringing)) * dying(ringing, 0.06)
    if 5.4 * pitch < _HIGHEST:
        bar += 0.25 * np.sin(steady(5.4 * pitch, ringing)) * dying(ringing, 0.025)
    return edged(bar * dying(ringing, 0.16), 0.001, 0.1)


_HIGHEST = 16_000.0
"""Above this many hertz nothing is added."""


def _overtones(pitch: float) -> int:
    return min(24, int(_HIGHEST / pitch))
