"""The words on the interface, which live in assets/ui/words.toml."""

from functools import lru_cache
from typing import Any

from sorry_people import resources


@lru_cache(maxsize=1)
def _words() -> dict[str, Any]:
    return resources.toml("assets/ui/words.toml")


def words(name: str, **values: object) -> str:
    """The text called `name`, as `"setup.title"`, with `{values}` filled in.

    Raises:
        KeyError: There is no such text, or it asks for a value that was not given.
    """
    section, _, key = name.partition(".")
    text: str = _words()[section][key]
    return text.format(**values)
