"""A loudspeaker that notes what it is told, and sounds that are there from the start."""

import numpy as np

from sorry_people.app.sound.cache import SoundCache
from sorry_people.app.sound.library import Library
from sorry_people.app.sound.mixer import Mixer
from sorry_people.app.sound.samples import Samples
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import Stereo


class Listener:
    """A speaker; each voice is busy until a test says that its sound is over.

    Attributes:
        heard: What each busy voice plays.
        stereo: How loud each voice is.
        begun: Everything that was ever started, in order.
    """

    def __init__(self, voices: int = 16) -> None:
        self.voices = voices
        self.heard: dict[int, SoundName] = {}
        self.stereo: dict[int, Stereo] = {}
        self.begun: list[SoundName] = []
        self.is_closed = False

    def start(
        self, voice: int, name: SoundName, samples: Samples, stereo: Stereo, *, loops: bool, fade: float
    ) -> None:
        assert 0 <= voice < self.voices
        assert samples.size
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


class FullLibrary(Library):
    """All sounds at once, each of them a tenth of a second of one value."""

    def __init__(self, cache: SoundCache) -> None:
        super().__init__(cache)
        self.is_started = False

    def start(self) -> None:
        self.is_started = True

    def get(self, name: SoundName) -> Samples | None:
        return np.full(2205, list(SoundName).index(name), np.int16)


def mixer_for(speaker: Listener, cache: SoundCache) -> Mixer:
    mixer = Mixer(speaker, FullLibrary(cache))
    mixer.set_volume(1.0, is_muted=False)
    return mixer
