"""The machine's loudspeaker, as far as there is one."""

import os
import threading

import numpy as np
import pygame
import pytest

from sorry_people.app.sound import opening
from sorry_people.app.sound.hushed import hushed
from sorry_people.app.sound.opening import open_soundscape, silent_soundscape
from sorry_people.app.sound.pygame_speaker import PygameSpeaker, open_speaker
from sorry_people.app.sound.silent_speaker import SilentSpeaker
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER, Stereo
from sorry_people.app.sound.synthesis.wave import RATE
from sorry_people.app.stage import Stage

TONE = np.full(RATE, 1000, np.int16)


@pytest.fixture
def dummy(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = open_speaker()
    yield speaker
    speaker.close()


def test_it_plays_through_pygame(dummy):
    assert isinstance(dummy, PygameSpeaker)
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    dummy.load(SoundName.COW, TONE)
    dummy.start(3, SoundName.COW, Stereo(0.5, 0.25), loops=True, fade=0.1)
    assert dummy.is_busy(3)
    assert not dummy.is_busy(2)
    dummy.set_stereo(3, CENTER)
    dummy.stop(3, 0.01)


def test_a_sound_lasts_as_long_as_its_samples_say(dummy):
    dummy.load(SoundName.COW, TONE)
    dummy.start(0, SoundName.COW, CENTER, loops=False, fade=0.0)
    playing = pygame.mixer.Channel(0).get_sound()
    assert playing is not None
    assert playing.get_length() == pytest.approx(1.0)


def test_closing_twice_does_no_harm(dummy):
    dummy.close()
    dummy.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("error", [pygame.error("no such device"), NotImplementedError("no mixer")])
def test_without_a_device_there_is_silence(monkeypatch, error):
    def fail(**_):
        raise error

    monkeypatch.setattr(pygame.mixer, "init", fail)
    assert isinstance(open_speaker(), SilentSpeaker)


def test_a_driver_that_is_not_there_is_no_device(monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    assert isinstance(open_speaker(), SilentSpeaker)
    assert capfd.readouterr().err == ""


def test_hushed_loses_what_libraries_write_and_nothing_after(capfd):
    with hushed():
        os.write(2, b"ten lines about a missing card\n")
    os.write(2, b"heard\n")
    assert capfd.readouterr().err == "heard\n"


@pytest.mark.parametrize(("make", "is_heard"), [(open_soundscape, True), (silent_soundscape, False)])
def test_sounds_are_made_after_the_first_frame_where_they_can_be_heard(monkeypatch, tmp_path, make, is_heard):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(opening, "user_cache_path", lambda *_, **__: tmp_path)
    before = threading.active_count()
    soundscape = make(Stage((640, 360)))
    soundscape.set_volume(0.5, is_muted=False)
    soundscape.advance(0.1, is_speaking=False)
    assert threading.active_count() == before
    assert soundscape.wants_frame == is_heard
    soundscape.advance(0.1, is_speaking=False)
    assert not soundscape.wants_frame
    soundscape.close()
    assert threading.active_count() == before
    assert pygame.mixer.get_init() is None
