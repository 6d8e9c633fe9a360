"""The county by night: its animals, and what is heard at the story stops."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between, voiced
from sorry_people.app.sound.synthesis.honky_tonk import barroom
from sorry_people.app.sound.synthesis.instruments import brass, chime
from sorry_people.app.sound.synthesis.place import BARROOM, COUNTY
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase, steady
from sorry_people.app.sound.synthesis.wave import Wave, lay, lay_round, silence

CRICKETS_SECONDS = 12.0

_CRICKETS = (
    (4150.0, 17, 0.5),
    (4420.0, 19, 0.3),
    (4710.0, 25, 0.2),
    (4280.0, 23, 0.14),
    (4890.0, 29, 0.1),
    (4040.0, 13, 0.35),
)
"""Those that sit near: pitch, chirps a loop, loudness."""

_BELL = (
    (0.5, 0.45, 1.5),
    (1.0, 0.8, 0.9),
    (1.19, 0.75, 0.7),
    (1.5, 0.4, 0.5),
    (2.0, 1.0, 0.5),
    (2.51, 0.35, 0.3),
    (2.66, 0.3, 0.25),
    (3.01, 0.4, 0.2),
    (4.17, 0.3, 0.12),
    (5.43, 0.2, 0.08),
    (6.8, 0.15, 0.05),
)
"""Partials of a church bell: pitch against the strike note, strength, half-life in seconds."""


def crickets() -> Wave:
    """A loop of the fields: a few crickets near, many far, no two in step."""
    dice = np.random.default_rng(43)
    loop = silence(CRICKETS_SECONDS)
    for pitch, chirps, gain in _CRICKETS:
        chirp = _chirp(pitch)
        for number in range(chirps):
            at = (number + pitch % 1.7 + 0.12 * dice.uniform()) / chirps * CRICKETS_SECONDS
            lay_round(loop, chirp, at, gain * dice.uniform(0.7, 1.0))
    return loop + 0.09 * _far_crickets() + 0.015 * below(noise(CRICKETS_SECONDS, 41), 400.0)


def cow() -> Wave:
    """A cow that was asked to move: lips shut, open, and shut again."""
    seconds = 1.6
    pitch = line(seconds, (0.0, 112.0), (0.35, 150.0), (0.9, 142.0), (1.3, 118.0), (1.6, 90.0))
    shake = 1.0 + 0.012 * np.sin(steady(6.5, seconds)) + 0.05 * below(noise(seconds, 44), 40.0)
    throat = partials(phase(pitch * shake), [0.93**number for number in range(28)])
    # A big throat is never quite steady: every other swing is weaker.
    throat *= 1.0 + 0.2 * np.sin(0.5 * phase(pitch * shake))
    breath = throat + 0.35 * noise(seconds, 45) * (0.6 + 0.4 * np.sin(phase(pitch * shake)))
    open_mouth = line(seconds, (0.0, 0.0), (0.3, 0.1), (0.55, 1.0), (1.1, 0.9), (1.6, 0.2))
    shut = voiced(breath, (240.0, 90.0, 1.0), (780.0, 160.0, 0.06))
    wide = voiced(
        breath, (540.0, 140.0, 0.8), (960.0, 170.0, 0.5), (2350.0, 350.0, 0.16), (3300.0, 500.0, 0.05)
    )
    return COUNTY.around(edged(shut * (1.0 - open_mouth) + wide * open_mouth, 0.12, 0.35))


def church_bell() -> Wave:
    """Two strokes of the one bell the county can afford."""
    toll = silence(4.4)
    seconds = 3.1
    stroke = silence(seconds)
    for number, (ratio, strength, half_life) in enumerate(_BELL):
        # A bell is never quite round: each partial is two that beat, each pair at its own rate.
        beat = 0.4 + 0.37 * (number % 4)
        pair = np.sin(steady(392.0 * ratio, seconds)) + 0.3 * np.sin(steady(392.0 * ratio + beat, seconds))
        stroke += strength * pair * dying(seconds, half_life * 0.7)
    lay(stroke, between(noise(0.05, 46), 900.0, 5000.0) * dying(0.05, 0.006), 0.0, 1.2)
    ringing = edged(stroke, 0.001, 0.8)
    lay(toll, ringing, 0.0)
    lay(toll, ringing, 1.3, 0.8)
    return COUNTY.around(toll)


def honky_tonk_door() -> Wave:
    """The door opens upon the tune next door, and falls shut."""
    seconds = 3.6
    tune = barroom(bars=3)[: len(silence(seconds))]
    ajar = line(seconds, (0.0, 0.1), (0.35, 1.0), (2.7, 0.9), (3.0, 0.1), (3.6, 0.0))
    heard = tune * ajar + 0.4 * below(tune, 420.0) * (1.0 - ajar)
    hinge = phase(line(0.4, (0.0, 520.0), (0.2, 760.0), (0.4, 610.0)))
    creak = partials(hinge, (1.0, 0.6, 0.5, 0.4, 0.3)) * (0.5 + 0.5 * np.sin(steady(47.0, 0.4)))
    lay(heard, edged(creak, 0.05, 0.1), 0.05, 0.12)
    lay(heard, np.sin(phase(line(0.25, (0.0, 120.0), (0.25, 70.0)))) * dying(0.25, 0.04), 2.95, 1.2)
    lay(heard, below(noise(0.1, 47), 1800.0) * dying(0.1, 0.012), 2.95, 1.0)
    return BARROOM.around(edged(heard, 0.1, 0.5))


def siren() -> Wave:
    """The sheriff's car says that it has seen somebody, and lets it be."""
    seconds = 2.3
    pitch = line(seconds, (0.0, 420.0), (0.45, 1120.0), (0.95, 560.0), (1.4, 1120.0), (2.3, 330.0))
    horn = partials(phase(pitch), (1.0, 0.5, 0.55, 0.25, 0.3, 0.12, 0.16, 0.06))
    throat = voiced(horn, (750.0, 700.0, 0.6), (1700.0, 800.0, 0.8), (2900.0, 900.0, 0.4))
    return COUNTY.around(edged(throat, 0.08, 0.6))


def pump_bell() -> Wave:
    """A car rolls over the hose at the gas station: ding, ding."""
    bell = silence(1.1)
    for at in (0.0, 0.22):
        lay(bell, chime(1568.0, 0.15) + 0.4 * chime(2093.0, 0.15), at)
        lay(bell, above(noise(0.02, 48), 2500.0) * dying(0.02, 0.003), at, 0.3)
    return COUNTY.around(bell)


def pickup_horn() -> Wave:
    """Dad leans on it."""
    return _horn((294.0, 370.0), (0.0, 0.62))


def minivan_horn() -> Wave:
    """Mom taps it, twice."""
    return _horn((415.0, 523.0), (0.0, 0.16), (0.26, 0.2))


def _far_crickets() -> Wave:
    """So many that they are one shimmer, that swells and sinks."""
    hiss = above(below(noise(CRICKETS_SECONDS, 42), 4900.0, 6), 4200.0, 6)
    for pitch in (4480.0, 4610.0, 4750.0):
        trill = 1.0 + np.sin(steady(29.0 + pitch % 7.0 // 1.0, CRICKETS_SECONDS))
        hiss += 0.12 * np.sin(steady(pitch, CRICKETS_SECONDS)) * trill
    return hiss * (1.0 + 0.35 * np.sin(steady(0.25, CRICKETS_SECONDS)))


def _chirp(pitch: float) -> Wave:
    """Three strokes of a wing, each sinking a little, with a faint octave."""
    chirp = silence(0.17)
    for stroke, gain in enumerate((0.7, 1.0, 0.85)):
        wing = phase(line(0.034, (0.0, pitch * 1.012), (0.034, pitch * 0.985)))
        lay(chirp, edged(np.sin(wing) + 0.08 * np.sin(2.0 * wing), 0.01, 0.02), 0.045 * stroke, gain)
    return chirp


def _horn(pitches: tuple[float, float], *blasts: tuple[float, float]) -> Wave:
    """A car's horn of two notes, blown from a time for so long each."""
    last, length = blasts[-1]
    wave = silence(last + length + 0.15)
    for at, seconds in blasts:
        for pitch in pitches:
            lay(wave, brass(pitch, seconds), at)
    return COUNTY.around(above(np.tanh(0.9 * wave), 250.0))
