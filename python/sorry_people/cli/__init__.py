"""The command `sorry-people`."""

from sorry_people.cli.main import main

__all__ = ["main"]
