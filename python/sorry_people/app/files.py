"""Where the window keeps its files."""

from dataclasses import dataclass
from pathlib import Path

from sorry_people.app.settings_file import SettingsFile
from sorry_people.session import SaveFile, folders


@dataclass(frozen=True, slots=True)
class Files:
    """The settings, the game that goes on, and the folder of finished games."""

    settings: SettingsFile
    game: SaveFile
    finished: Path

    @classmethod
    def of_user(cls) -> "Files":
        """In the user's own folders."""
        return cls(
            SettingsFile(folders.settings_folder() / "settings.json"),
            SaveFile(folders.data_folder() / "window.json"),
            folders.games_folder(),
        )

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
        return folders.finished_game(self.finished)
