"""A loudspeaker that notes what it is told."""

from sorry_people.app.sound.cache import SoundCache
from sorry_people.app.sound.library import Library
from sorry_people.app.sound.mixer import Mixer
from sorry_people.app.sound.samples import Samples
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
        missing: Sounds that are not made yet.
    """

    def __init__(self, voices: int = 16) -> None:
        self.voices = voices
        self.heard: dict[int, SoundName] = {}
        self.stereo: dict[int, Stereo] = {}
        self.begun: list[SoundName] = []
        self.missing: set[SoundName] = set()
        self.is_closed = False

    def load(self, name: SoundName, samples: Samples) -> None:
        raise AssertionError(f"there is no recipe here, but {name} of {len(samples)} samples was made")

    def has(self, name: SoundName) -> bool:
        return name not in self.missing

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:
        assert 0 <= voice < self.voices
        assert self.has(name)
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


def mixer_for(speaker: Listener) -> Mixer:
    mixer = Mixer(speaker)
    mixer.set_volume(1.0, is_muted=False)
    return mixer


def soundscape_for(stage: Stage, speaker: Listener, cache: SoundCache) -> Soundscape:
    library = Library(cache, speaker.load, on_ready=ignore, recipes={})
    return Soundscape(stage, mixer_for(speaker), library)
