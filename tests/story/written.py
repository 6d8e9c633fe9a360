"""Everything that is written in assets/story and assets/rules, with where it stands."""

from collections.abc import Iterator
from typing import Any

from sorry_people import resources

RIDERS = ("Bucky", "Terrence", "Bethany", "Chuck")
STORY_FILES = (
    "riders",
    "cards",
    "no_move",
    "stops",
    "tour",
    "end",
    "oracle",
    "log",
    "editions",
    *(f"bubbles/{rider.lower()}" for rider in RIDERS),
    *(f"reasons/{whose}" for whose in ("anyone", *(rider.lower() for rider in RIDERS))),
)
RULES_FILES = ("how_to_play", "classic", "teams", "points", "2013", "express")
FILES = (
    *(f"assets/story/{name}.toml" for name in STORY_FILES),
    *(f"assets/rules/{name}.toml" for name in RULES_FILES),
)


def strings(content: Any, where: str) -> Iterator[tuple[str, str]]:
    match content:
        case str():
            yield where, content
        case dict():
            for key, value in content.items():
                yield from strings(value, f"{where}/{key}")
        case list():
            for index, value in enumerate(content):
                yield from strings(value, f"{where}/{index}")


def everything() -> list[tuple[str, str]]:
    return [found for file in FILES for found in strings(resources.toml(file), file)]


def below(*folders: str) -> list[tuple[str, str]]:
    return [(where, text) for where, text in everything() if where.startswith(folders)]
