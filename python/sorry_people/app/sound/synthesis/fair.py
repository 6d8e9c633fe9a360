"""The organ of the fair, which nobody winds up again tonight."""

import numpy as np

from sorry_people.app.sound.synthesis.instruments import organ_pipe
from sorry_people.app.sound.synthesis.shape import edged, line
from sorry_people.app.sound.synthesis.tones import steady
from sorry_people.app.sound.synthesis.tune import length_of, played
from sorry_people.app.sound.synthesis.wave import RATE, Wave

_BEAT = 0.34
_MELODY = """
    E5 G5 C6 | B5 A5 G5 | F5/2 D5 | F5 A5 G5 |
    D5 F5 B5 | A5 G5 F5 | E5/2 C5 | G4 C5 E5 |
    G5/1.5 A5/0.5 G5 | Bb5 A5 G5 | A5/2 F5 | C6 A5 F5 |
    E5 G5 C6 | D6 B5 G5 | C6/2 G5 | C5/2 -
"""
_BASS = """
    C3/3 | G2/3 | G2/3 | B2/3 | G2/3 | D3/3 | C3/3 | G2/3 |
    C3/3 | E3/3 | F3/3 | A2/3 | G2/3 | G2/3 | C3/3 | C3/3
"""
_C, _G7, _C7, _F = "E4+G4+C5", "F4+G4+B4", "E4+G4+Bb4", "F4+A4+C5"
_CHORDS = (_C, _C, _G7, _G7, _G7, _G7, _C, _C, _C, _C7, _F, _F, _C, _G7, _C, _C)

STOP_SECONDS = 3.4


def organ(pace: float) -> Wave:
    """A loop of the waltz.

    Args:
        pace: 1 as it should be; below that, slower and lower, as when a spring runs out.
    """
    waltz = _waltz()
    # A length of round numbers: the Fourier transforms after this take several times as long for others.
    count = round(len(waltz) / pace / 1024) * 1024
    # Round in a circle, so that the loop's last sample leads to its first. It wavers as it gets tired.
    at = np.arange(count) / count
    waver = (1.0 - pace) * 900.0 * np.sin(2.0 * np.pi * round(count / RATE / 1.5) * at)
    return np.interp(at * len(waltz) + waver, np.arange(len(waltz)), waltz, period=len(waltz))


def organ_stops() -> Wave:
    """The spring has run out: the waltz sinks and stands still."""
    pace = line(STOP_SECONDS, (0.0, 0.72), (1.2, 0.6), (STOP_SECONDS, 0.0))
    waltz = _waltz()
    at = np.cumsum(pace)
    sunk = np.interp(at, np.arange(len(waltz)), waltz)
    return edged(sunk * line(STOP_SECONDS, (0.0, 1.0), (2.2, 0.8), (STOP_SECONDS, 0.0)), 0.2, 0.3)


def _waltz() -> Wave:
    beats = length_of(_MELODY)
    oom_pah = " ".join(f"- {chord} {chord}" for chord in _CHORDS)
    melody = played(_MELODY, organ_pipe, beat=_BEAT, beats=beats, held=0.92)
    bass = played(_BASS, organ_pipe, beat=_BEAT, beats=beats, held=0.3)
    chords = played(oom_pah, organ_pipe, beat=_BEAT, beats=beats, held=0.45)
    waltz = melody + 0.9 * bass + 0.3 * chords
    seconds = len(waltz) / RATE
    bellows = 1.0 + 0.08 * np.sin(steady(round(6.0 * seconds) / seconds, seconds))
    return waltz * bellows
