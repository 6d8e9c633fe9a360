"""The loudspeaker through pygame's mixer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

from sorry_people.app.sound.hushed import hushed
from sorry_people.app.sound.silent_speaker import SilentSpeaker
from sorry_people.app.sound.synthesis.wave import RATE

if TYPE_CHECKING:
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.speaker import Speaker
    from sorry_people.app.sound.stereo import Stereo

VOICES = 16
BUFFER = 1024
"""Samples that are mixed at a time: a press is heard 23 ms later."""


class PygameSpeaker:
    """A speaker on the machine's own device.

    Attributes:
        voices: How many sounds can be heard at once.
    """

    voices = VOICES

    def __init__(self) -> None:
        """Opens the device.

        Raises:
            pygame.error: There is none.
        """
        with hushed():
            pygame.mixer.init(frequency=RATE, size=-16, channels=2, buffer=BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        self._channels = [pygame.mixer.Channel(voice) for voice in range(VOICES)]
        self._sounds: dict[SoundName, pygame.mixer.Sound] = {}

    def load(self, name: SoundName, samples: Samples) -> None:
        """Takes a sound to be played from now on."""
        both_sides = np.repeat(samples, 2)
        self._sounds[name] = pygame.mixer.Sound(buffer=both_sides.tobytes())

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:
        """Has a voice play a sound."""
        self._channels[voice].play(self._sounds[name], loops=-1 if loops else 0, fade_ms=round(1000 * fade))
        self.set_stereo(voice, stereo)

    def set_stereo(self, voice: int, stereo: Stereo) -> None:
        """How loud a voice is on either side."""
        self._channels[voice].set_volume(stereo.left, stereo.right)

    def stop(self, voice: int, fade: float) -> None:
        """Has a voice fall silent."""
        self._channels[voice].fadeout(round(1000 * fade))

    def is_busy(self, voice: int) -> bool:
        """Whether a voice is still heard."""
        return self._channels[voice].get_busy()

    def close(self) -> None:
        """Gives the device back."""
        self._sounds.clear()
        pygame.mixer.quit()


def open_speaker() -> Speaker:
    """The machine's loudspeaker, or silence where it has none."""
    try:
        return PygameSpeaker()
    except (pygame.error, NotImplementedError):  # the latter where pygame was built without a mixer
        return SilentSpeaker()
