"""Who sits where, from what is typed."""

import re
from collections.abc import Sequence

import typer

from sorry_people.cli import options
from sorry_people.rules import Driver
from sorry_people.session import SeatChoice

NUMBER = re.compile(r"[+-]?\d+(\.\d*)?")
"""What can't be meant as a name."""


def seats(people: str | None, drivers: str | None, players: Sequence[str]) -> tuple[SeatChoice, ...]:
    """Who sits where, from the texts of `--people` and `--drivers`: one person and medium without them.

    Args:
        people: How many persons play, or their names.
        drivers: Who plays where no person sits.
        players: The names of the riders or colours that play, in the order of play.

    Raises:
        typer.BadParameter: The texts say no such thing, or not the same.
    """
    names = _names("1" if people is None else people, players)
    cast = options.parse_drivers("medium" if drivers is None else drivers, players)
    for player, driver in cast.items():
        if people is not None and driver is Driver.PERSON and player not in names:
            raise typer.BadParameter(f"--drivers has a person drive {player}, where no person sits")
    return tuple(
        SeatChoice(player, Driver.PERSON if player in names else driver, names.get(player) or "")
        for player, driver in cast.items()
    )


def _names(people: str, players: Sequence[str]) -> dict[str, str | None]:
    if NUMBER.fullmatch(people):
        counts = [str(count) for count in range(len(players) + 1)]
        if people not in counts:
            raise typer.BadParameter(f'"{people}" people can\'t play: {counts[0]} to {counts[-1]} can')
        return dict.fromkeys(players[: int(people)])
    names: dict[str, str | None] = {}
    for part in people.split(","):
        where, equals, name = part.rpartition("=")
        free = [player for player in players if player not in names]
        if not equals and not name.strip():
            raise typer.BadParameter(f'"{people}" has a blank where a name should be')
        if not equals and not free:
            raise typer.BadParameter(f'"{people}" names more people than there are {_kind(players)}')
        player = options.parse_player(where, players) if equals else free[0]
        if player in names:
            raise typer.BadParameter(f'"{people}" seats two people on {player}')
        names[player] = name.strip()
    return names


def _kind(players: Sequence[str]) -> str:
    return "riders" if "Bucky" in players else "colors"
