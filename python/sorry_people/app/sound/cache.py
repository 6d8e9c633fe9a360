"""Keeps the finished sounds from one evening to the next."""

from __future__ import annotations

import hashlib
import os
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sorry_people.app.sound.sound_name import SoundName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.app.sound.samples import Samples

_SOURCES = ("synthesis", "catalogue.py", "recipe.py", "sound_name.py", "samples.py")
"""The code that decides what the sounds are, beside this file."""


def code_version() -> str:
    """A word that changes with every change of the code that makes the sounds."""
    digest = hashlib.sha256()
    here = files("sorry_people.app.sound")
    for name in _SOURCES:
        source = here.joinpath(name)
        parts = sorted(source.iterdir(), key=lambda part: part.name) if source.is_dir() else [source]
        for part in parts:
            if part.name.endswith(".py"):
                digest.update(part.name.encode() + part.read_bytes())
    return digest.hexdigest()[:16]


class SoundCache:
    """A file of sounds in a folder; whatever is wrong with it, the sounds are made anew.

    Attributes:
        path: The file for the present code.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"sounds-{code_version()}.npz"

    def read(self) -> dict[SoundName, Samples] | None:
        """All sounds, or None unless each of them is there and whole."""
        try:
            # Opened here: of a file that it can't read, numpy would leave it open.
            with self.path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                sounds = {name: kept[name] for name in SoundName}
        except Exception:  # a broken archive raises whatever its broken bytes lead to
            return None
        good = all(each.dtype == np.int16 and each.ndim == 1 and each.size for each in sounds.values())
        return sounds if good else None

    def write(self, sounds: Mapping[SoundName, Samples]) -> None:
        """Keeps the sounds and forgets those of other code; a full or read-only disk costs only time."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            try:
                with os.fdopen(descriptor, "wb") as file:
                    kept: dict[str, Any] = {str(name): samples for name, samples in sounds.items()}
                    np.savez(file, **kept)
                Path(name).replace(self.path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
            for old in self.path.parent.glob("sounds-*.npz"):
                if old != self.path:
                    old.unlink(missing_ok=True)
        except OSError:
            return
