"""The organ of the fair, which nobody winds up again tonight."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below
from sorry_people.app.sound.synthesis.instruments import chime, organ_pipe
from sorry_people.app.sound.synthesis.place import MIDWAY
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, phase, steady
from sorry_people.app.sound.synthesis.tune import length_of, played
from sorry_people.app.sound.synthesis.wave import RATE, Wave, lay_round, silence

_BEAT = 0.34
_MELODY = """
    E5 G5 C6 | B5 A5 G5 | F5/2 D5 | F5 A5 G5 |
    D5 F5 B5 | A5 G5 F5 | E5/2 C5 | G4 C5 E5 |
    G5/1.5 A5/0.5 G5 | Bb5 A5 G5 | A5/2 F5 | C6 A5 F5 |
    E5 G5 C6 | D6 B5 G5 | C6/2 G5 | C5/2 - |
    A5/2 C6 | A5 G5 F5 | G5/2 Bb5 | G5 F5 E5 |
    E5 G5 Bb5 | D6 C6 Bb5 | A5/2 F5 | C5 F5 A5 |
    C6/1.5 D6/0.5 C6 | Eb6 D6 C6 | D6/2 Bb5 | F5 Bb5 D6 |
    C6 A5 F5 | B5 A5 G5 | E5/2 C5 | G5/2 -
"""
_BASS = """
    C3/3 | G2/3 | G2/3 | B2/3 | G2/3 | D3/3 | C3/3 | G2/3 |
    C3/3 | E3/3 | F3/3 | A2/3 | G2/3 | G2/3 | C3/3 | C3/3 |
    F3/3 | C3/3 | C3/3 | G2/3 | C3/3 | G2/3 | F3/3 | C3/3 |
    F3/3 | Eb3/3 | Bb2/3 | F3/3 | C3/3 | G2/3 | C3/3 | B2/3
"""
_C, _G7, _C7, _F = "E4+G4+C5", "F4+G4+B4", "E4+G4+Bb4", "F4+A4+C5"
_F7, _BB = "Eb4+F4+A4", "F4+Bb4+D5"
_CHORDS = (
    *(_C, _C, _G7, _G7, _G7, _G7, _C, _C, _C, _C7, _F, _F, _C, _G7, _C, _C),
    *(_F, _F, _C7, _C7, _C7, _C7, _F, _F, _F, _F7, _BB, _BB, _F, _G7, _C, _G7),
)

STOP_SECONDS = 3.4

_PIECE = 16_384


def organ(pace: float) -> Wave:
    """A loop of the waltz.

    Args:
        pace: 1 as it should be; below that, slower and lower, and it wavers, the more and the more slowly the
            farther the spring has run out.
    """
    waltz = _waltz()
    # A length of round numbers: the Fourier transforms after this take several times as long for others.
    count = round(len(waltz) / pace / 4096) * 4096
    # Round in a circle, so that the loop's last sample leads to its first.
    at = np.arange(count) / count
    turn = round(count / RATE * pace**2 / 1.2) * 2.0 * np.pi * at
    waver = (1.0 - pace) * 0.025 * RATE * (np.sin(turn) + 0.35 * np.sin(3.0 * turn))
    heard = _read(waltz, at * len(waltz) + waver)
    return MIDWAY.around_loop(below(heard, 5200.0, 1))


def organ_stops() -> Wave:
    """The spring has run out: the waltz sinks and stands still."""
    pace = line(STOP_SECONDS, (0.0, 0.74), (1.2, 0.6), (STOP_SECONDS, 0.0))
    waltz = _waltz()
    sunk = _read(waltz, np.cumsum(pace)) * line(STOP_SECONDS, (0.0, 1.0), (2.2, 0.8), (STOP_SECONDS, 0.0))
    return MIDWAY.around(below(edged(sunk, 0.2, 0.3), 5200.0, 1))


def _waltz() -> Wave:
    beats = length_of(_MELODY)
    oom_pah = " ".join(f"- {chord} {chord}" for chord in _CHORDS)
    melody = played(_MELODY, organ_pipe, beat=_BEAT, beats=beats, held=0.92)
    bass = played(_BASS, organ_pipe, beat=_BEAT, beats=beats, held=0.3)
    chords = played(oom_pah, organ_pipe, beat=_BEAT, beats=beats, held=0.45)
    bells = played(_first_of_each_bar(_MELODY), chime, beat=_BEAT, beats=beats, held=0.2)
    waltz = melody + 0.9 * bass + 0.3 * chords + 0.3 * bells
    seconds = len(waltz) / RATE
    bellows = 1.0 + 0.08 * np.sin(steady(round(6.0 * seconds) / seconds, seconds))
    return waltz * bellows + 0.5 * _drums(beats)


def _drums(beats: float) -> Wave:
    """A drum on the first of each bar, a cymbal on the others."""
    drums = silence(beats * _BEAT)
    drum = np.sin(phase(line(0.2, (0.0, 130.0), (0.2, 75.0)))) * dying(0.2, 0.035)
    cymbal = above(noise(0.12, 51) * dying(0.12, 0.018), 5000.0)
    for beat in range(round(beats)):
        lay_round(drums, drum if beat % 3 == 0 else cymbal, beat * _BEAT, 1.6 if beat % 3 == 0 else 0.5)
    return drums


def _first_of_each_bar(tune: str) -> str:
    """Only the note that each bar begins with, for what just marks the time; bars are of three beats."""
    firsts = [bar.split()[0].partition("/")[0] for bar in tune.split("|")]
    return " ".join(f"{first}/3" for first in firsts)


def _read(loop: Wave, at: Wave) -> Wave:
    """The loop at moments between its samples."""
    # In pieces that a processor keeps at hand: four times as fast, and a tenth of the memory.
    return np.concatenate([_between(loop, at[start : start + _PIECE]) for start in range(0, len(at), _PIECE)])


def _between(loop: Wave, at: Wave) -> Wave:
    """By the curve through the four samples next to each moment."""
    spot = np.floor(at).astype(int)
    share = at - spot
    before, here, after, beyond = (loop[(spot + step) % len(loop)] for step in (-1, 0, 1, 2))
    bend = 2.0 * before - 5.0 * here + 4.0 * after - beyond
    curl = 3.0 * (here - after) + beyond - before
    read: Wave = here + 0.5 * share * (after - before + share * (bend + share * curl))
    return read
