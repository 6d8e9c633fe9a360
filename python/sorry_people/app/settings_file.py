"""The settings on the disk."""

import os
import tempfile
from pathlib import Path

from sorry_people.app.settings import Settings


class SettingsFile:
    """A file that is broken costs the settings in it, not the game; it is kept aside.

    Attributes:
        path: Where it is.
        kept_as: Where the broken file is that the last `read` met with; None when it made sense.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept_as: Path | None = None

    def read(self) -> Settings:
        """What was set last, and the defaults for what is missing or makes no sense."""
        self.kept_as = None
        try:
            written = self.path.read_bytes()
        except OSError:
            return Settings.default()
        text = written.decode("utf-8", errors="replace")
        settings, makes_sense = Settings.from_text(text)
        if not makes_sense or text.encode() != written:
            self._keep(written)
        return settings

    def _keep(self, written: bytes) -> None:
        aside = self.path.with_suffix(f".broken{self.path.suffix}")
        try:
            aside.write_bytes(written)
        except OSError:
            aside = self.path
        self.kept_as = aside

    def write(self, settings: Settings) -> None:
        """Keeps the settings; a disk that is full or read-only costs them, not the game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(settings.to_text())
            Path(name).replace(self.path)
        except OSError:
            return
