"""Stands for the loudspeaker where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.app.sound.samples import Samples
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.stereo import Stereo


class SilentSpeaker:
    """A speaker without a voice."""

    voices = 0

    def load(self, name: SoundName, samples: Samples) -> None:
        """There is nothing to be done with it."""

    def start(self, voice: int, name: SoundName, stereo: Stereo, *, loops: bool, fade: float) -> None:
        """Never called, as there is no voice."""

    def set_stereo(self, voice: int, stereo: Stereo) -> None:
        """Never called, as there is no voice."""

    def stop(self, voice: int, fade: float) -> None:
        """Never called, as there is no voice."""

    def is_busy(self, voice: int) -> bool:  # noqa: ARG002 - there is no voice
        """Never."""
        return False

    def close(self) -> None:
        """There is nothing to close."""
