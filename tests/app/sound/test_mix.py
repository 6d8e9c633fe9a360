"""Everything together, added up sample by sample: loud moments stay whole, ordinary ones are left alone."""

import numpy as np
import pytest

from sorry_people.app.sound.catalogue import ENGINES
from sorry_people.app.sound.limiter import CEILING, Limiter
from sorry_people.app.sound.mixer import Mixer
from sorry_people.app.sound.samples import sampled
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER, Stereo
from sorry_people.app.sound.synthesis.level import loudness
from sorry_people.app.sound.synthesis.wave import Wave
from tests.app.sound.making import made
from tests.app.sound.tape import Tape

FRAME = 0.02
BACKGROUND = (SoundName.ORGAN, SoundName.CRICKETS, SoundName.HONKY_TONK)
LEFT = Stereo.panned(-1.0)

FROM_ABOVE = 0.75
"""How loud what happens on the road is from where the whole board is seen."""

CRASH = (
    SoundName.BUMP,
    SoundName.TUMBLE,
    SoundName.ZOOM,
    SoundName.SWAP,
    SoundName.CHURCH_BELL,
    SoundName.WIN,
)
"""More than ever begins at once: a shortcut with somebody on it, at a stop, with which the game is won."""


@pytest.fixture
def tape():
    return Tape()


@pytest.fixture
def mixer(tape):
    mixer = Mixer(tape)
    mixer.set_volume(1.0, is_muted=False)
    for name in SoundName:
        mixer.load(name, sampled(made(name)))
    return mixer


def record(mixer: Mixer, tape: Tape, seconds: float) -> Wave:
    parts = []
    for _ in range(round(seconds / FRAME)):
        parts.append(tape.run(FRAME))
        mixer.advance(FRAME)
    return np.concatenate(parts)


@pytest.mark.parametrize("place", [CENTER, LEFT])
def test_the_loudest_moment_stays_below_full_scale(mixer, tape, place):
    for name in BACKGROUND:
        mixer.loop(name, place, fade=1.0)
    engines = [mixer.loop(names[-1], place, fade=0.1) for names in ENGINES.values()]
    assert None not in engines
    for name in CRASH:
        mixer.play(name, place)
    heard = record(mixer, tape, 3.0)
    assert np.abs(heard).max() <= CEILING + 1e-6
    at_once = [*BACKGROUND, *(names[-1] for names in ENGINES.values()), *CRASH]
    assert sum(np.abs(made(name)).max() for name in at_once) * place.left > 1.0, "the limiter had work to do"


def test_after_a_loud_moment_the_rest_comes_up_again(mixer, tape):
    mixer.loop(SoundName.ORGAN, CENTER, fade=1.0)
    before = tape._playing[0].stereo
    for name in CRASH:
        mixer.play(name, LEFT)
    assert tape._playing[0].stereo.left < before.left
    assert mixer.is_changing is False
    record(mixer, tape, 6.0)
    assert tape._playing[0].stereo == before
    assert not mixer.is_changing


def test_an_ordinary_moment_is_left_alone(mixer, tape):
    """A vehicle drives by night and somebody's card is turned over: nothing is turned down for that."""
    place = CENTER.scaled(FROM_ABOVE)
    for name in BACKGROUND:
        mixer.loop(name, place, fade=1.0)
    for names in ENGINES.values():
        mixer.play(SoundName.POP, place)
        loop = mixer.loop(names[2], place, fade=0.1)
        mixer.play(SoundName.CARD_FLIP)
        assert tape._playing[0].stereo == place
        assert loop is not None
        mixer.stop(loop, fade=0.1)
        record(mixer, tape, 1.0)


def test_speech_bubbles_stand_out_of_what_steps_back(mixer, tape):
    """While somebody speaks an engine is at least 5 dB softer than before."""
    mixer.loop(SoundName.MOWER_FAST, CENTER, fade=0.1)
    before = loudness(record(mixer, tape, 1.0)[:, 0])
    mixer.ducks = True
    record(mixer, tape, 0.5)
    assert loudness(record(mixer, tape, 1.0)[:, 0]) < before - 5.0


def test_a_limiter_goes_down_at_once_and_up_softly():
    limiter = Limiter()
    assert not limiter.hold(0.5)
    assert limiter.gain == 1.0
    assert limiter.hold(2.0)
    assert limiter.gain == pytest.approx(CEILING / 2.0)
    assert limiter.is_free(2.0)
    assert not limiter.is_free(0.5)
    gains = [limiter.gain]
    while not limiter.is_free(0.5):
        limiter.release(0.5, FRAME)
        assert 0.0 < limiter.gain - gains[-1] < 0.05
        gains.append(limiter.gain)
    assert gains[-1] == 1.0
    assert len(gains) > 10


def test_silence_needs_no_limiter():
    limiter = Limiter()
    assert not limiter.hold(0.0)
    assert limiter.is_free(0.0)
