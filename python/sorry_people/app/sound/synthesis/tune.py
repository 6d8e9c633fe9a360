"""Tunes written down, and how they become notes in time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sorry_people.app.sound.synthesis.wave import Wave, lay_round, silence

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SIGNS = {"#": 1, "b": -1}

Instrument = Callable[[float, float], Wave]
"""Plays one note: its pitch in hertz and how many seconds it is held."""


@dataclass(frozen=True, slots=True)
class Note:
    """One note of a tune: when it begins and how long it is held, in beats, and its pitch in hertz."""

    start: float
    beats: float
    pitch: float


def pitch_of(name: str) -> float:
    """The pitch of a note in hertz.

    >>> pitch_of("A4"), round(pitch_of("Bb3"), 1)
    (440.0, 233.1)
    """
    letter, sign, octave = name[0], name[1:-1], int(name[-1])
    semitones = _STEPS[letter] + sum(_SIGNS[each] for each in sign) + 12 * (octave - 4) - 9
    return float(440.0 * 2.0 ** (semitones / 12.0))


def notes(tune: str) -> list[Note]:
    """Reads a tune: notes one after another, `-` for a rest, `+` between notes that sound together.

    A number after a slash is how many beats, 1 without one; `|` only helps the eye.

    >>> [(note.start, note.beats, note.pitch) for note in notes("A4/2 - | A3+A5/0.5")]
    [(0.0, 2.0, 440.0), (3.0, 0.5, 220.0), (3.0, 0.5, 880.0)]
    """
    return list(_read(tune))


def _read(tune: str) -> Iterator[Note]:
    at = 0.0
    for word in tune.replace("|", " ").split():
        names, _, length = word.partition("/")
        beats = float(length or 1.0)
        if names != "-":
            yield from (Note(at, beats, pitch_of(name)) for name in names.split("+"))
        at += beats


def length_of(tune: str) -> float:
    """How many beats a tune takes, rests included."""
    return sum(float(word.partition("/")[2] or 1.0) for word in tune.replace("|", " ").split())


def played(tune: str, instrument: Instrument, *, beat: float, beats: float, held: float = 1.0) -> Wave:
    """Plays a tune as a loop of `beats` beats of `beat` seconds; what rings past its end comes round again.

    `held` is the share of its time that each note is held.
    """
    loop = silence(beats * beat)
    sounds: dict[tuple[float, float], Wave] = {}
    for note in notes(tune):
        key = (note.pitch, note.beats)
        if key not in sounds:
            sounds[key] = instrument(note.pitch, note.beats * beat * held)
        lay_round(loop, sounds[key], note.start * beat)
    return loop
