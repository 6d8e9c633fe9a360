"""Voices, volume, and stepping back while somebody speaks."""

import pytest

from sorry_people.app.sound.mixer import DUCKED, Mixer
from sorry_people.app.sound.silent_speaker import SilentSpeaker
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER, Stereo
from tests.app.sound.listening import BEEP, Listener, mixer_for

SOFT, LOUD = CENTER.scaled(0.2), CENTER
FRAME = 0.05


@pytest.fixture
def speaker():
    return Listener(voices=3)


@pytest.fixture
def mixer(speaker):
    return mixer_for(speaker)


def test_there_are_never_more_voices_than_the_speaker_has(mixer, speaker):
    for name in (SoundName.COW, SoundName.SWAP, SoundName.BUMP, SoundName.ZOOM, SoundName.SIREN):
        mixer.play(name)
    assert len(speaker.heard) == 3


def test_a_louder_sound_takes_the_voice_of_the_softest(mixer, speaker):
    mixer.play(SoundName.COW, LOUD)
    mixer.play(SoundName.SWAP, SOFT)
    mixer.play(SoundName.BUMP, LOUD)
    mixer.play(SoundName.ZOOM, LOUD)
    assert set(speaker.heard.values()) == {SoundName.COW, SoundName.BUMP, SoundName.ZOOM}


def test_a_softer_sound_is_not_heard_when_all_voices_are_taken(mixer, speaker):
    for name in (SoundName.COW, SoundName.SWAP, SoundName.BUMP):
        mixer.play(name, LOUD)
    mixer.play(SoundName.ZOOM, SOFT)
    assert SoundName.ZOOM not in speaker.begun


def test_a_loop_gets_a_voice_and_keeps_it(mixer, speaker):
    for name in (SoundName.COW, SoundName.SWAP, SoundName.BUMP):
        mixer.play(name, LOUD)
    for name in (SoundName.CRICKETS, SoundName.ORGAN, SoundName.HONKY_TONK):
        assert mixer.loop(name, SOFT, fade=0.1) is not None
    mixer.play(SoundName.ZOOM, LOUD)
    assert set(speaker.heard.values()) == {SoundName.CRICKETS, SoundName.ORGAN, SoundName.HONKY_TONK}
    assert mixer.loop(SoundName.MOWER_IDLE, LOUD, fade=0.1) is None


def test_a_sound_is_not_begun_twice_at_once(mixer, speaker):
    mixer.play(SoundName.POP)
    mixer.play(SoundName.POP)
    assert speaker.begun == [SoundName.POP]
    mixer.advance(1.0)
    mixer.play(SoundName.POP)
    assert speaker.begun == [SoundName.POP] * 2


def test_a_voice_is_free_again_when_its_sound_is_over(mixer, speaker):
    for name in (SoundName.COW, SoundName.SWAP, SoundName.BUMP):
        mixer.play(name, LOUD)
    del speaker.heard[1]
    mixer.advance(FRAME)
    mixer.play(SoundName.ZOOM, SOFT)
    assert speaker.heard[1] is SoundName.ZOOM


def test_volume_is_heard_at_once_and_falls_with_the_slider(mixer, speaker):
    mixer.loop(SoundName.ORGAN, LOUD, fade=0.1)
    levels = []
    for volume in (1.0, 0.6, 0.3, 0.0):
        mixer.set_volume(volume, is_muted=False)
        levels.append(speaker.loudness(SoundName.ORGAN))
    assert levels == sorted(levels, reverse=True)
    assert levels[-1] == 0.0
    assert levels[0] > 0.5


def test_muted_nothing_is_heard_and_loops_come_back(mixer, speaker):
    mixer.loop(SoundName.ORGAN, LOUD, fade=0.1)
    before = speaker.loudness(SoundName.ORGAN)
    mixer.set_volume(1.0, is_muted=True)
    mixer.play(SoundName.COW)
    assert speaker.loudness(SoundName.ORGAN) == 0.0
    assert SoundName.COW not in speaker.begun
    mixer.set_volume(1.0, is_muted=False)
    assert speaker.loudness(SoundName.ORGAN) == before


def test_while_somebody_speaks_the_rest_steps_back_softly(mixer, speaker):
    mixer.loop(SoundName.ORGAN, LOUD, fade=0.1)
    mixer.play(SoundName.CLICK)
    organ, click = speaker.loudness(SoundName.ORGAN), speaker.loudness(SoundName.CLICK)
    mixer.ducks = True
    levels = [organ]
    while mixer.is_changing:
        mixer.advance(FRAME)
        levels.append(speaker.loudness(SoundName.ORGAN))
        assert levels[-1] < levels[-2]
    assert len(levels) > 3
    assert levels[-1] == pytest.approx(DUCKED * organ)
    assert speaker.loudness(SoundName.CLICK) == click
    mixer.ducks = False
    mixer.advance(1.0)
    assert not mixer.is_changing
    assert speaker.loudness(SoundName.ORGAN) == pytest.approx(organ)


def test_a_sound_that_begins_while_somebody_speaks_steps_back_too(mixer, speaker):
    mixer.ducks = True
    mixer.advance(1.0)
    mixer.play(SoundName.COW)
    ducked = speaker.loudness(SoundName.COW)
    mixer.ducks = False
    mixer.advance(1.0)
    assert ducked == pytest.approx(DUCKED * speaker.loudness(SoundName.COW))


def test_a_loop_is_moved_and_stopped(mixer, speaker):
    loop = mixer.loop(SoundName.ORGAN, Stereo(1.0, 0.0), fade=0.1)
    mixer.place(loop, Stereo(0.0, 1.0))
    assert speaker.stereo[0].left == 0.0
    assert speaker.stereo[0].right > 0.0
    mixer.stop(loop, fade=0.1)
    assert speaker.heard == {}


def test_closing_gives_the_device_back(mixer, speaker):
    mixer.play(SoundName.COW)
    mixer.close()
    assert speaker.is_closed


def test_a_sound_that_is_not_made_yet_is_not_heard(speaker):
    mixer = mixer_for(speaker, sounds=())
    mixer.play(SoundName.COW)
    assert mixer.loop(SoundName.ORGAN, CENTER, fade=0.1) is None
    mixer.load(SoundName.COW, BEEP)
    mixer.play(SoundName.COW)
    assert speaker.begun == [SoundName.COW]


def test_without_a_device_nothing_happens():
    mixer = Mixer(SilentSpeaker())
    mixer.set_volume(1.0, is_muted=False)
    mixer.play(SoundName.COW)
    assert mixer.loop(SoundName.ORGAN, CENTER, fade=0.1) is None
    mixer.ducks = True
    mixer.advance(FRAME)
    mixer.close()
