"""The games that the package plays."""

from enum import StrEnum


class Edition(StrEnum):
    """The editions of the rules, by the names that `sorry_people.Game(edition=...)` takes."""

    PEOPLE = "people"
    CLASSIC = "classic"
    TEAMS = "teams"
    POINTS = "points"
    FIRE_AND_ICE = "2013"
    EXPRESS = "express"
