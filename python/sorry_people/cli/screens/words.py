"""The fixed words of the terminal game, and those of the older editions."""

from functools import cache
from typing import Any

from sorry_people.resources import toml
from sorry_people.session import Edition


@cache
def screen_words() -> dict[str, Any]:
    """The words of assets/terminal/screen.toml."""
    return toml("assets/terminal/screen.toml")


@cache
def edition_words() -> dict[str, Any]:
    """The words of assets/terminal/editions.toml."""
    return toml("assets/terminal/editions.toml")


def title(edition: Edition) -> str:
    """The name of an edition and what it is about."""
    return str(screen_words()["title"] if edition is Edition.PEOPLE else edition_words()["title"][edition])
