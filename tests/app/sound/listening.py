"""A loudspeaker that notes what it is told."""

from collections.abc import Iterable

import numpy as np

from sorry_people.app.sound.cache import SoundCache
from sorry_people.app.sound.library import Library
from sorry_people.app.sound.mixer import Mixer
from sorry_people.app.sound.samples import FULL_SCALE, Samples
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.soundscape import Soundscape
from sorry_people.app.sound.stereo import Stereo
from sorry_people.app.stage import Stage
from sorry_people.ui.callbacks import ignore


class Listener:
    """A speaker; each voice is busy until a test says that its sound is over.

    Attributes:
        heard: What each busy voice plays.
        stereo: How loud each voice is.
        begun: Everything that was ever started, in order.
        loaded: How many samples each sound has that was made.
    """

    def __init__(self, voices: int = 16) -> None:
        self.voices = voices
        self.heard: dict[int, SoundName] = {}
        self.stereo: dict[int, Stereo] = {}
        self.begun: list[SoundName] = []
        self.loaded: dict[SoundName, int] = {}
        self.is_closed = False

    def load(self, name: SoundName, samples: Samples) -> None:
        self.loaded[name] = len(samples)

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:
        assert 0 <= voice < self.voices
        assert name in self.loaded
        assert fade > 0.0 or not loops, "a loop begins in the middle of its wave"
        self.heard[voice] = name
        self.stereo[voice] = stereo
        self.begun.append(name)

    def set_stereo(self, voice: int, stereo: Stereo) -> None:
        self.stereo[voice] = stereo

    def stop(self, voice: int, fade: float) -> None:
        assert fade > 0.0, "cut off, a sound clicks"
        del self.heard[voice]

    def is_busy(self, voice: int) -> bool:
        return voice in self.heard

    def close(self) -> None:
        self.is_closed = True

    def loudness(self, name: SoundName) -> float:
        """How loud a sound is that is heard now."""
        return next(self.stereo[voice].loudness for voice, heard in self.heard.items() if heard is name)


BEEP = np.array([0, FULL_SCALE // 50, 0], np.int16)
"""So soft that any number of them may be heard at once."""


def mixer_for(speaker: Listener, sounds: Iterable[SoundName] = SoundName) -> Mixer:
    mixer = Mixer(speaker)
    mixer.set_volume(1.0, is_muted=False)
    for name in sounds:
        mixer.load(name, BEEP)
    return mixer


def soundscape_for(stage: Stage, speaker: Listener, cache: SoundCache) -> Soundscape:
    library = Library(cache, ignore, on_ready=ignore, recipes={})
    return Soundscape(stage, mixer_for(speaker), library)
