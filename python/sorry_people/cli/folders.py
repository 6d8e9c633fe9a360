"""Where the terminal game keeps its files."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from sorry_people.session import SaveFile

APP_NAME = "sorry-people"


def data_folder() -> Path:
    """The user's folder for saved games."""
    return user_data_path(APP_NAME, appauthor=False)


def terminal_save() -> SaveFile:
    """The game that goes on in the terminal; the window has one of its own."""
    return SaveFile(data_folder() / "terminal.json")


def finished_game() -> Path:
    """A new name for a finished game."""
    return data_folder() / "games" / f"{datetime.now():%Y-%m-%d-%H%M%S}.json"
