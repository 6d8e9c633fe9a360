"""Short tunes for what goes well, and for what does not."""

from sorry_people.app.sound.synthesis.filters import below
from sorry_people.app.sound.synthesis.instruments import brass, chime
from sorry_people.app.sound.synthesis.place import COUNTY, MIDWAY
from sorry_people.app.sound.synthesis.tune import Instrument, length_of, played
from sorry_people.app.sound.synthesis.wave import Wave


def home() -> Wave:
    """Somebody is home: four notes up to the porch light."""
    lights = _tune("G5/0.5 C6/0.5 E6/0.5 G6/2", chime, beat=0.22, rest=3.0)
    horns = _tune("G4/0.5 C5/0.5 E5/0.5 G5+E5+C5/2", brass, beat=0.22, rest=3.0)
    return COUNTY.around(horns + 0.5 * lights)


def win() -> Wave:
    """Somebody is home first."""
    horns = "C5/0.5 C5/0.25 C5/0.25 E5+C5 D5+B4/0.5 E5+C5/0.5 G5+E5/1.5 A5+F5/0.5 G5+E5/0.5 C6+G5+E5/3"
    tuba = "C3/0.5 -/0.5 C3 G3 C3/1.5 F3/0.5 G3/0.5 C3/3"
    bells = "-/6 C6/0.25 E6/0.25 G6/0.25 C7/2"
    parts = ((horns, brass, 1.0), (tuba, brass, 0.6), (bells, chime, 0.5))
    tunes = [
        gain * _tune(tune, instrument, beat=0.3, rest=10.0 - length_of(tune))
        for tune, instrument, gain in parts
    ]
    return MIDWAY.around(tunes[0] + tunes[1] + tunes[2])


def good_night() -> Wave:
    """All are home: a music box before the light goes out."""
    tune = "G5 E5/0.5 F5/0.5 D5 B4/0.5 C5/0.5 A4 G4 C5+E5/2"
    return MIDWAY.around(_tune(tune, chime, beat=0.36, rest=2.5))


def draw_again() -> Wave:
    """Once more: two bright notes."""
    return COUNTY.around(_tune("E6/0.5 A6/0.5", chime, beat=0.2, rest=4.0))


def stayed() -> Wave:
    """Keeps the spot: one note, twice."""
    return COUNTY.around(_tune("D5/0.5 D5/0.5", chime, beat=0.26, rest=3.0))


def turn_lost() -> Wave:
    """Sits this one out: a horn that sinks."""
    sinking = _tune("F4/0.75 E4/0.75 Eb4/0.75 D4/2", brass, beat=0.24, rest=0.5)
    return COUNTY.around(below(sinking, 1400.0))


def _tune(tune: str, instrument: Instrument, *, beat: float, rest: float) -> Wave:
    """Played once; `rest` beats are for the last note to ring."""
    return played(tune, instrument, beat=beat, beats=length_of(tune) + rest)
