"""Sounds as files that any player plays."""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING

from sorry_people.app.sound.synthesis.wave import RATE

if TYPE_CHECKING:
    from pathlib import Path

    from sorry_people.app.sound.samples import Samples


def write_wav(path: Path, samples: Samples) -> None:
    """Writes one channel of 16-bit samples.

    Raises:
        OSError: The path can't be written.
    """
    with path.open("wb") as file, wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(samples.astype("<i2").tobytes())
