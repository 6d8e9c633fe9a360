"""Which sounds are heard, and how loud."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.limiter import Limiter
from sorry_people.app.sound.samples import FULL_SCALE
from sorry_people.app.sound.sounding import Sounding
from sorry_people.app.sound.stereo import CENTER, Stereo

if TYPE_CHECKING:
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.speaker import Speaker

DUCKED = 0.5
"""What is left of the sounds that give way while somebody speaks."""

DUCK_SECONDS = 0.2
"""How long stepping back takes, and coming forward again."""

REPEAT_SECONDS = 0.06
"""A sound that has just begun is not begun once more: at high speed it would only get louder."""


class Mixer:
    """Gives sounds to the voices of a speaker; where that has none, all this does nothing.

    Attributes:
        ducks: Whether somebody speaks, so that most sounds step back.
    """

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._playing: dict[int, Sounding] = {}
        self._begun: dict[SoundName, float] = {}
        self._now = 0.0
        self._volume = 1.0
        self._is_muted = False
        self._duck = 1.0
        self._limiter = Limiter()
        self._peaks: dict[SoundName, float] = {}
        self.ducks = False

    @property
    def has_voices(self) -> bool:
        """Whether anything can be heard."""
        return self._speaker.voices > 0

    def load(self, name: SoundName, samples: Samples) -> None:
        """Takes a sound to be played from now on; may be called from any thread."""
        self._speaker.load(name, samples)
        # Noted last, as from then on it is played.
        self._peaks[name] = float(np.max(np.abs(samples.astype(np.int32)))) / FULL_SCALE

    # What the player sets

    def set_volume(self, volume: float, *, is_muted: bool) -> None:
        """How loud everything is, from 0 to 1, and whether it is heard at all."""
        self._volume = volume
        self._is_muted = is_muted
        self._apply()

    @property
    def _master(self) -> float:
        # An ear hears ratios: half of the slider should sound like half.
        return 0.0 if self._is_muted else self._volume**2

    # Sounds

    def play(self, name: SoundName, stereo: Stereo = CENTER) -> None:
        """Plays a sound once, if it is made already and a voice can be had."""
        just_begun = self._now - self._begun.get(name, -1.0) < REPEAT_SECONDS
        if self._master > 0.0 and not just_begun and self._start(name, stereo, loops=False, fade=0.0):
            self._begun[name] = self._now

    def loop(self, name: SoundName, stereo: Stereo, *, fade: float) -> Sounding | None:
        """Plays a sound round and round, coming in for `fade` seconds; None while it can't be had."""
        return self._start(name, stereo, loops=True, fade=fade)

    def place(self, sounding: Sounding, stereo: Stereo) -> None:
        """Moves a sound that is heard, or makes it louder or softer."""
        if stereo != sounding.stereo:
            sounding.stereo = stereo
            self._apply(sounding)

    def stop(self, sounding: Sounding, *, fade: float) -> None:
        """Has a sound end within `fade` seconds."""
        for voice, playing in self._playing.items():
            if playing is sounding:
                self._speaker.stop(voice, fade)

    def _start(self, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> Sounding | None:
        if name not in self._peaks:
            return None
        sounding = Sounding(RECIPES[name].category, self._peaks[name], stereo, loops)
        voice = self._voice_for(sounding)
        if voice is None:
            return None
        self._playing[voice] = sounding
        self._apply(sounding)
        self._speaker.start(voice, name, self._level(sounding), loops=loops, fade=fade)
        return sounding

    def _voice_for(self, sounding: Sounding) -> int | None:
        """A free voice, or that of the softest sound that is softer than this one and ends by itself."""
        for voice in range(self._speaker.voices):
            if not self._speaker.is_busy(voice):
                return voice
        passing = [voice for voice, playing in self._playing.items() if not playing.loops]
        softest = min(passing, key=lambda voice: self._level(self._playing[voice]).loudness, default=None)
        if softest is None:
            return None
        is_louder = self._level(self._playing[softest]).loudness > self._level(sounding).loudness
        return None if is_louder and not sounding.loops else softest

    # Loudness

    def _level(self, sounding: Sounding) -> Stereo:
        return self._wanted(sounding).scaled(self._limiter.gain)

    def _wanted(self, sounding: Sounding) -> Stereo:
        duck = self._duck if sounding.category.gives_way else 1.0
        return sounding.stereo.scaled(self._master * duck)

    @property
    def _highest(self) -> float:
        """How high the louder side would get if the peaks of all that is heard met."""
        heard = [(self._wanted(sounding), sounding.peak) for sounding in self._playing.values()]
        return max(
            sum(stereo.left * peak for stereo, peak in heard),
            sum(stereo.right * peak for stereo, peak in heard),
        )

    def _apply(self, only: Sounding | None = None) -> None:
        """Has the speaker do as it should be now; unless all have to go down, only one sound has changed."""
        if self._limiter.hold(self._highest):
            only = None
        for voice, sounding in self._playing.items():
            if only is None or sounding is only:
                self._speaker.set_stereo(voice, self._level(sounding))

    @property
    def is_changing(self) -> bool:
        """Whether time has to pass for sounds to step back or to come forward again."""
        return self._duck != self._duck_goal or not self._limiter.is_free(self._highest)

    @property
    def _duck_goal(self) -> float:
        return DUCKED if self.ducks else 1.0

    def advance(self, delta: float) -> None:
        """Lets `delta` seconds pass: what gives way to speech does so softly."""
        self._now += delta
        for voice in [voice for voice in self._playing if not self._speaker.is_busy(voice)]:
            del self._playing[voice]
        if self.is_changing:
            step = (1.0 - DUCKED) * delta / DUCK_SECONDS
            self._duck = max(DUCKED, self._duck - step) if self.ducks else min(1.0, self._duck + step)
            self._limiter.release(self._highest, delta)
            self._apply()

    def close(self) -> None:
        """Ends all sounds and gives the device back."""
        self._playing.clear()
        self._speaker.close()
