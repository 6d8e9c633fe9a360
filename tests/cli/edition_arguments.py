"""The older editions as they are typed."""

import pytest

EDITIONS = ("classic", "teams", "points", "2013", "express")
every_edition = pytest.mark.parametrize("edition", EDITIONS)

OPTIONS: dict[str, list[str]] = {
    "classic": ["--edition", "classic"],
    "classic of two": ["--edition", "classic", "--players", "Yellow,red", "--deck", "first", "--quick-start"],
    "teams": ["--edition", "teams", "--deck", "waddingtons"],
    "points": ["--edition", "points", "--players", "Red,Blue,Green", "--stack-bonuses"],
    "2013": ["--edition", "2013", "--fire-transfers"],
    "2013 of two": ["--edition", "2013", "--players", "Red,Green", "--quick-start"],
    "express": ["--edition", "express", "--players", "Blue,Green"],
}
every_choice = pytest.mark.parametrize("name", OPTIONS)
