"""Who sits where, from what is typed."""

import re

import typer

from sorry_people.cli import options
from sorry_people.rules import Driver, Rider
from sorry_people.session import Seat

NUMBER = re.compile(r"[+-]?\d+(\.\d*)?")
"""What can't be meant as a name."""


def seats(people: str | None, drivers: str | None) -> list[Seat]:
    """Who sits where, from the texts of `--people` and `--drivers`: one person and medium without them.

    Raises:
        typer.BadParameter: The texts say no such thing, or not the same.
    """
    names = _names("1" if people is None else people)
    cast = options.parse_drivers("medium" if drivers is None else drivers)
    for rider, driver in cast.items():
        if people is not None and driver is Driver.PERSON and rider not in names:
            raise typer.BadParameter(f"--drivers has a person drive {rider}, where no person sits")
    return [
        Seat.person(rider, names.get(rider))
        if rider in names or driver is Driver.PERSON
        else Seat.computer(rider, driver)
        for rider, driver in cast.items()
    ]


def _names(people: str) -> dict[Rider, str | None]:
    if NUMBER.fullmatch(people):
        counts = [str(count) for count in range(len(Rider) + 1)]
        if people not in counts:
            raise typer.BadParameter(f'"{people}" people can\'t play: {counts[0]} to {counts[-1]} can')
        return dict.fromkeys(list(Rider)[: int(people)])
    names: dict[Rider, str | None] = {}
    for part in people.split(","):
        where, equals, name = part.rpartition("=")
        free = [rider for rider in Rider if rider not in names]
        if not equals and not name.strip():
            raise typer.BadParameter(f'"{people}" has a blank where a name should be')
        if not equals and not free:
            raise typer.BadParameter(f'"{people}" names more people than there are riders')
        rider = options.parse_rider(where) if equals else free[0]
        if rider in names:
            raise typer.BadParameter(f'"{people}" seats two people on {rider}')
        names[rider] = name.strip()
    return names
