"""The files of shaders/ and assets/, read the same from a checkout, an editable install and a wheel."""

import tomllib
from importlib.resources import files
from typing import Any


def data(name: str) -> bytes:
    """The bytes of a packaged file, by its path below the package, such as `"assets/story/tour.toml"`.

    Raises:
        FileNotFoundError: There is no such file in the package.
    """
    return files("sorry_people").joinpath(name).read_bytes()


def text(name: str) -> str:
    """The text of a packaged UTF-8 file; raises as `data` does."""
    return data(name).decode("utf-8")


def toml(name: str) -> dict[str, Any]:
    """A packaged TOML file as a dict; raises as `data` does, `tomllib.TOMLDecodeError` when it is broken."""
    return tomllib.loads(text(name))
