"""The bar down the road: a piano, a boot on the floor, and people who talk over both."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import below, voiced
from sorry_people.app.sound.synthesis.instruments import upright_piano
from sorry_people.app.sound.synthesis.place import BARROOM
from sorry_people.app.sound.synthesis.shape import dying, line
from sorry_people.app.sound.synthesis.tones import noise, phase
from sorry_people.app.sound.synthesis.tune import length_of, played
from sorry_people.app.sound.synthesis.wave import RATE, Wave, lay_round

_BEAT = 0.33
_RIGHT_HAND = """
    B4/0.67 D5/0.33 G5 E5/0.67 D5/0.33 B4 | A#4/0.33 B4/0.67 D5 E5/0.67 G5/0.33 D5 |
    G5/0.67 E5/0.33 C5 D#5/0.33 E5/0.67 G5 | D5/0.67 B4/0.33 G4 B4+D5/2 |
    F#5/0.67 A5/0.33 D5 C5/0.67 A4/0.33 F#4 | E5/0.67 G5/0.33 C5 A4/0.67 C5/0.33 E5 |
    D5/0.67 G5/0.33 B5 A5/0.67 G5/0.33 E5 | G5 D5/0.67 C5/0.33 A#4/0.33 B4/0.67 -
"""
_LEFT_HAND = """
    G2 B3+D4+G4 D3 B3+D4+G4 | G2 B3+D4+F4 D3 B3+D4+F4 |
    C3 C4+E4+G4 G2 C4+E4+G4 | G2 B3+D4+G4 D3 B3+D4+G4 |
    D3 A3+C4+F#4 A2 A3+C4+F#4 | C3 C4+E4+G4 G2 C4+E4+A#4 |
    G2 B3+D4+G4 D3 B3+D4+G4 | G2 B3+D4+G4 D3 F#3+A3+C4
"""

_WALL = 420.0
"""Hertz above which the wall keeps the music in."""

_TALKERS = ((480.0, 61), (590.0, 62), (700.0, 63), (410.0, 64))
"""Those who talk: where each mouth is loudest, in hertz, and what they say."""


def honky_tonk() -> Wave:
    """A loop of the bar, as a wall lets it through."""
    return below(barroom(), _WALL)


def barroom(bars: int = 8) -> Wave:
    """The same loop, or its first bars, for whoever is inside."""
    right, left = (" ".join(hand.split("|")[:bars]) for hand in (_RIGHT_HAND, _LEFT_HAND))
    beats = length_of(left)
    piano = played(right, upright_piano, beat=_BEAT, beats=beats)
    piano += 0.55 * played(left, upright_piano, beat=_BEAT, beats=beats, held=0.6)
    boot = np.sin(phase(line(0.2, (0.0, 110.0), (0.2, 60.0)))) * dying(0.2, 0.03)
    brush = below(noise(0.1, 42), 3000.0) * dying(0.1, 0.02)
    for beat in range(round(beats)):
        lay_round(piano, boot if beat % 2 == 0 else brush, beat * _BEAT, 1.6 if beat % 2 == 0 else 0.7)
    return BARROOM.around_loop(piano + 0.13 * _talk(len(piano) / RATE))


def _talk(seconds: float) -> Wave:
    """People who talk all at once, so that nobody is understood."""
    talk = 0.0 * noise(seconds, 0)
    for mouth, seed in _TALKERS:
        voice = voiced(
            noise(seconds, seed), (mouth, 130.0, 1.0), (2.6 * mouth, 260.0, 0.5), (2700.0, 500.0, 0.1)
        )
        syllables = np.maximum(below(noise(seconds, seed + 10), 4.5), 0.0)
        spoken = voice * syllables
        talk += spoken / np.sqrt(np.mean(spoken * spoken))
    return talk
