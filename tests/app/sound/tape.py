"""A loudspeaker whose cone is an array: what is heard, added up as a sound card would, but not cut off."""

from dataclasses import dataclass

import numpy as np

from sorry_people.app.sound.samples import FULL_SCALE, Samples
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import Stereo
from sorry_people.app.sound.synthesis.wave import RATE, Wave


@dataclass
class Voice:
    """What one voice plays."""

    wave: Wave
    stereo: Stereo
    loops: bool
    at: int = 0

    def read(self, count: int) -> Wave:
        spots = self.at + np.arange(count)
        self.at += count
        if self.loops:
            return self.wave[spots % len(self.wave)]
        padded = np.zeros(count)
        rest = self.wave[spots[0] : spots[0] + count]
        padded[: len(rest)] = rest
        return padded


class Tape:
    """A speaker that takes down what it is told to play; fades are left out, which only makes it louder."""

    def __init__(self, voices: int = 16) -> None:
        self.voices = voices
        self._waves: dict[SoundName, Wave] = {}
        self._playing: dict[int, Voice] = {}

    def load(self, name: SoundName, samples: Samples) -> None:
        self._waves[name] = samples / FULL_SCALE

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:  # noqa: ARG002
        self._playing[voice] = Voice(self._waves[name], stereo, loops)

    def set_stereo(self, voice: int, stereo: Stereo) -> None:
        if voice in self._playing:
            self._playing[voice].stereo = stereo

    def stop(self, voice: int, fade: float) -> None:  # noqa: ARG002
        self._playing.pop(voice, None)

    def is_busy(self, voice: int) -> bool:
        playing = self._playing.get(voice)
        return playing is not None and (playing.loops or playing.at < len(playing.wave))

    def close(self) -> None:
        self._playing.clear()

    def run(self, seconds: float) -> Wave:
        """What is heard on either side from here on, (samples, 2)."""
        heard = np.zeros((round(seconds * RATE), 2))
        for voice in self._playing.values():
            wave = voice.read(len(heard))
            heard += wave[:, None] * (voice.stereo.left, voice.stereo.right)
        return heard
