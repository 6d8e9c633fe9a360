"""Where the window keeps its files."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_config_path, user_data_path

from sorry_people.app.settings_file import SettingsFile
from sorry_people.session import SaveFile

APP_NAME = "sorry-people"


@dataclass(frozen=True, slots=True)
class Files:
    """The settings, the game that goes on, and the folder of finished games."""

    settings: SettingsFile
    game: SaveFile
    finished: Path

    @classmethod
    def of_user(cls) -> "Files":
        """In the user's own folders."""
        data = user_data_path(APP_NAME, appauthor=False)
        config = user_config_path(APP_NAME, appauthor=False)
        return cls(SettingsFile(config / "settings.json"), SaveFile(data / "window.json"), data / "games")

    @classmethod
    def within(cls, folder: Path) -> "Files":
        """All in one folder, as for tests and pictures."""
        return cls(SettingsFile(folder / "settings.json"), SaveFile(folder / "game.json"), folder / "games")

    def keep_unfinished(self) -> None:
        """Puts the game that was left beside the finished ones, so that a new one does not push it out."""
        if self.game.path.exists():
            self.finished.mkdir(parents=True, exist_ok=True)
            self.game.path.rename(self.finished_game())
        self.game.delete()

    def finished_game(self) -> Path:
        """A new name for a finished game."""
        return self.finished / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"
