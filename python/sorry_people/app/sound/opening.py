"""The ways to a soundscape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from platformdirs import user_cache_path

from sorry_people.app.sound.cache import SoundCache
from sorry_people.app.sound.library import Library
from sorry_people.app.sound.mixer import Mixer
from sorry_people.app.sound.pygame_speaker import open_speaker
from sorry_people.app.sound.silent_speaker import SilentSpeaker
from sorry_people.app.sound.soundscape import Soundscape
from sorry_people.app.wake import wake

if TYPE_CHECKING:
    from sorry_people.app.sound.speaker import Speaker
    from sorry_people.app.stage import Stage


def open_soundscape(stage: Stage) -> Soundscape:
    """Through the machine's loudspeaker, if it has one; the sounds are got ready meanwhile."""
    return _through(open_speaker(), stage)


def silent_soundscape(stage: Stage) -> Soundscape:
    """For pictures and tests."""
    return _through(SilentSpeaker(), stage)


def _through(speaker: Speaker, stage: Stage) -> Soundscape:
    cache = SoundCache(user_cache_path("sorry-people", appauthor=False))
    mixer = Mixer(speaker)
    return Soundscape(stage, mixer, Library(cache, mixer.load, on_ready=wake))
