"""The county by night: its animals, and what is heard at the story stops."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import below
from sorry_people.app.sound.synthesis.instruments import brass, chime, upright_piano
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase, steady
from sorry_people.app.sound.synthesis.tune import length_of, played
from sorry_people.app.sound.synthesis.wave import Wave, lay, lay_round, silence

CRICKETS_SECONDS = 8.0

_BELL = (
    (0.5, 0.6, 1.5),
    (1.0, 1.0, 0.9),
    (1.19, 0.75, 0.7),
    (1.5, 0.4, 0.5),
    (2.0, 0.8, 0.45),
    (2.51, 0.3, 0.25),
    (2.66, 0.25, 0.2),
    (3.01, 0.3, 0.16),
    (4.17, 0.2, 0.1),
)
"""Partials of a church bell: pitch against the strike note, strength, half-life in seconds."""

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


def crickets() -> Wave:
    """A loop of the fields: a few crickets near, many far, no two in step."""
    loop = below(noise(CRICKETS_SECONDS, 41), 500.0) * 0.02
    for pitch, chirps, gain in ((4150.0, 11, 0.5), (4420.0, 13, 0.3), (4720.0, 17, 0.2), (3980.0, 9, 0.35)):
        chirp = _chirp(pitch)
        for number in range(chirps):
            lay_round(loop, chirp, (number + pitch % 1.7) / chirps * CRICKETS_SECONDS, gain)
    far = partials(steady(4600.0, CRICKETS_SECONDS), (1.0,)) * (1.0 + np.sin(steady(31.0, CRICKETS_SECONDS)))
    drift = 1.0 + 0.4 * np.sin(steady(0.25, CRICKETS_SECONDS))
    return loop + 0.03 * far * drift


def cow() -> Wave:
    """A cow that was asked to move: lips shut, open, and shut again."""
    seconds = 1.5
    pitch = line(seconds, (0.0, 118.0), (0.35, 152.0), (1.0, 140.0), (1.5, 96.0))
    shake = 1.0 + 0.012 * np.sin(steady(6.5, seconds))
    open_mouth = line(seconds, (0.0, 0.0), (0.3, 0.1), (0.55, 1.0), (1.1, 0.9), (1.5, 0.3))
    turned = phase(pitch * shake)
    moo = np.zeros_like(turned)
    for number in range(1, 26):
        at = number * pitch
        shut = _formant(at, 260.0, 70.0) + 0.1 * _formant(at, 800.0, 150.0)
        wide = (
            _formant(at, 560.0, 130.0) + 0.6 * _formant(at, 980.0, 160.0) + 0.15 * _formant(at, 2300.0, 300.0)
        )
        moo += np.sin(number * turned) * (shut * (1.0 - open_mouth) + wide * open_mouth)
    return edged(moo, 0.12, 0.35)


def church_bell() -> Wave:
    """Two strokes of the one bell the county can afford."""
    toll = silence(4.0)
    stroke = np.zeros_like(silence(3.4))
    for ratio, strength, half_life in _BELL:
        stroke += strength * np.sin(steady(392.0 * ratio, 3.4)) * dying(3.4, half_life * 0.6)
    lay(toll, edged(stroke, 0.002, 0.6), 0.0)
    lay(toll, edged(stroke, 0.002, 0.6), 1.25, 0.8)
    return edged(toll, 0.0, 0.5)


def honky_tonk() -> Wave:
    """A loop of the piano next door, as a wall lets it through."""
    return below(_barroom(), 420.0)


def honky_tonk_door() -> Wave:
    """The door opens upon the same tune, and falls shut."""
    seconds = 3.6
    tune = _barroom()[: len(silence(seconds))]
    inside = line(seconds, (0.0, 0.1), (0.35, 1.0), (2.7, 0.9), (3.0, 0.1), (3.6, 0.0))
    heard = tune * inside + 0.4 * below(tune, 420.0) * (1.0 - inside)
    lay(heard, np.sin(phase(line(0.25, (0.0, 120.0), (0.25, 70.0)))) * dying(0.25, 0.04), 2.95, 0.8)
    return edged(heard, 0.1, 0.5)


def siren() -> Wave:
    """The sheriff's car says that it has seen somebody, and lets it be."""
    seconds = 2.2
    pitch = line(seconds, (0.0, 480.0), (0.5, 1080.0), (0.95, 560.0), (1.4, 1080.0), (2.2, 360.0))
    horn = partials(phase(pitch), (1.0, 0.35, 0.3, 0.1))
    echo = silence(seconds)
    lay(echo, below(horn, 900.0), 0.16, 0.35)
    return edged(horn + echo, 0.08, 0.6)


def pump_bell() -> Wave:
    """A car rolls over the hose at the gas station: ding, ding."""
    bell = silence(1.1)
    for at in (0.0, 0.22):
        lay(bell, chime(1568.0, 0.15) + 0.4 * chime(2093.0, 0.15), at)
    return bell


def pickup_horn() -> Wave:
    """Dad leans on it."""
    return _horn((294.0, 370.0), (0.0, 0.55))


def minivan_horn() -> Wave:
    """Mom taps it, twice."""
    return _horn((415.0, 523.0), (0.0, 0.16), (0.26, 0.2))


def _barroom() -> Wave:
    """The tune on the piano with somebody's boot on the floor."""
    beats = length_of(_LEFT_HAND)
    piano = played(_RIGHT_HAND, upright_piano, beat=_BEAT, beats=beats)
    piano += 0.55 * played(_LEFT_HAND, upright_piano, beat=_BEAT, beats=beats, held=0.6)
    boot = np.sin(phase(line(0.2, (0.0, 110.0), (0.2, 60.0)))) * dying(0.2, 0.03)
    brush = below(noise(0.1, 42), 3000.0) * dying(0.1, 0.02)
    for beat in range(round(beats)):
        lay_round(piano, boot if beat % 2 == 0 else brush, beat * _BEAT, 1.6 if beat % 2 == 0 else 0.7)
    return piano


def _chirp(pitch: float) -> Wave:
    """Three strokes of a wing."""
    chirp = silence(0.16)
    for stroke in range(3):
        lay(chirp, edged(np.sin(steady(pitch, 0.032)), 0.012, 0.018), 0.045 * stroke)
    return chirp


def _formant(pitch: Wave, middle: float, width: float) -> Wave:
    """How well a mouth lets a pitch through."""
    passed: Wave = np.exp(-0.5 * ((pitch - middle) / width) ** 2)
    return passed


def _horn(pitches: tuple[float, float], *blasts: tuple[float, float]) -> Wave:
    """A car's horn of two notes, blown from a time for so long each."""
    last, length = blasts[-1]
    wave = silence(last + length + 0.15)
    for at, seconds in blasts:
        for pitch in pitches:
            lay(wave, brass(pitch, seconds), at)
    return wave
