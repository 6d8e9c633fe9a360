"""What the mixer plays through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.stereo import Stereo


class Speaker(Protocol):
    """A number of voices, each of which plays one sound at a time."""

    @property
    def voices(self) -> int:
        """How many there are; 0 where nothing can be heard."""

    def load(self, name: SoundName, samples: Samples) -> None:
        """Takes a sound to be played from now on; may be called from any thread."""

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:
        """Has a voice play a loaded sound, once or round and round, coming in for `fade` seconds."""

    def set_stereo(self, voice: int, stereo: Stereo) -> None:
        """How loud a voice is on either side."""

    def stop(self, voice: int, fade: float) -> None:
        """Has a voice fall silent within `fade` seconds."""

    def is_busy(self, voice: int) -> bool:
        """Whether a voice is still heard."""

    def close(self) -> None:
        """Gives the device back; twice does no harm."""
