"""Where the user's files are: the settings, and the games of the window and of the terminal."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_config_path, user_data_path

APP_NAME = "sorry-people"


def settings_folder() -> Path:
    """The user's folder for settings."""
    return user_config_path(APP_NAME, appauthor=False)


def data_folder() -> Path:
    """The user's folder for the games that go on."""
    return user_data_path(APP_NAME, appauthor=False)


def games_folder() -> Path:
    """The user's folder for finished games."""
    return data_folder() / "games"


def finished_game(games: Path) -> Path:
    """A new name in a folder of finished games."""
    return games / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"
