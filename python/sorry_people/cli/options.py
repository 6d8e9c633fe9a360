"""Options that several commands share, and what their texts mean."""

from collections.abc import Sequence
from typing import Annotated

import typer

from sorry_people.cli.number import number_option
from sorry_people.rules import Driver

Seed = Annotated[
    int | None, number_option(int, 0, 2**64 - 1, help="Repeats a run exactly; drawn when not given.")
]
Threads = Annotated[int | None, number_option(int, 1, help="Threads to play on; one a core when not given.")]
DRIVERS_HELP = (
    "Who drives: one of easy, medium, hard for all; or one for each by commas in the order of play; "
    "or such as Bucky=easy,Chuck=hard, the rest being medium."
)
Drivers = Annotated[str, typer.Option(help=DRIVERS_HELP)]
Pause = Annotated[
    float, number_option(float, 0, 3600, help="With --text, seconds between two things that happen.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for a program to read.")]
First = Annotated[
    str | None, typer.Option(metavar="PLAYER", help="Who begins, such as Bucky or Red; drawn when not given.")
]


def parse_drivers(text: str, players: Sequence[str], otherwise: Driver = Driver.MEDIUM) -> dict[str, Driver]:
    """Who plays each rider or colour, from the text of `--drivers`.

    Args:
        text: What was typed.
        players: The names of those who play, in the order of play.
        otherwise: Who plays those that the text does not name.

    Raises:
        typer.BadParameter: It makes no sense.
    """
    parts = [part.strip() for part in text.split(",")]
    if any("=" in part for part in parts):
        drivers = dict.fromkeys(players, otherwise)
        named: set[str] = set()
        for part in parts:
            name, _, driver = part.partition("=")
            player = parse_player(name, players)
            if player in named:
                raise typer.BadParameter(f'"{text}" names two drivers for {player}')
            named.add(player)
            drivers[player] = _parse_driver(driver)
        return drivers
    if len(parts) == 1:
        return dict.fromkeys(players, _parse_driver(text))
    if len(parts) != len(players):
        raise typer.BadParameter(
            f'"{text}" names {len(parts)} drivers: give one for all, or {len(players)} by commas'
        )
    return dict(zip(players, map(_parse_driver, parts), strict=True))


def parse_player(text: str, players: Sequence[str], option: str | None = None) -> str:
    """The rider or colour of that name, in any case; `typer.BadParameter` when it does not play."""
    name = text.strip().capitalize()
    if name not in players:
        kind = "rider" if "Bucky" in players else "color that plays"
        hint = None if option is None else f"'{option}'"
        raise typer.BadParameter(f'"{text}" is no {kind}: they are {", ".join(players)}', param_hint=hint)
    return name


def _parse_driver(text: str) -> Driver:
    try:
        return Driver(text.strip().lower())
    except ValueError:
        raise typer.BadParameter(f'"{text}" is no driver: they are {", ".join(Driver)}') from None
