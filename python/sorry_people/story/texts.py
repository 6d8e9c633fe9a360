"""The story's texts, which live in assets/story."""

from functools import cache
from typing import Any

from sorry_people import resources


@cache
def texts(name: str) -> dict[str, Any]:
    """The content of assets/story/`name`.toml, read once.

    Raises:
        FileNotFoundError: There is no such file.
    """
    return resources.toml(f"assets/story/{name}.toml")
