"""What the terminal shows of a game, edition by edition."""

from sorry_people.cli.screens.of_table import screen_of
from sorry_people.cli.screens.screen import Screen

__all__ = ["Screen", "screen_of"]
