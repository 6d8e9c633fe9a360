"""Options that several commands share, and what their texts mean."""

from typing import Annotated

import typer

from sorry_people.cli.number import number_option
from sorry_people.rules import Driver, Rider

Seed = Annotated[
    int | None, number_option(int, 0, 2**64 - 1, help="Repeats a run exactly; drawn when not given.")
]
Threads = Annotated[int | None, number_option(int, 1, help="Threads to play on; one a core when not given.")]
DRIVERS_HELP = (
    "Who drives: one of easy, medium, hard for all four; or four by commas in rider order; "
    "or such as Bucky=easy,Chuck=hard, the rest being medium."
)
Drivers = Annotated[str, typer.Option(help=DRIVERS_HELP)]
Pause = Annotated[
    float, number_option(float, 0, 3600, help="With --text, seconds between two things that happen.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for a program to read.")]


def parse_drivers(text: str, otherwise: Driver = Driver.MEDIUM) -> dict[Rider, Driver]:
    """Who drives each rider, from the text of `--drivers`; `typer.BadParameter` when it makes no sense."""
    parts = [part.strip() for part in text.split(",")]
    if any("=" in part for part in parts):
        drivers = dict.fromkeys(Rider, otherwise)
        named: set[Rider] = set()
        for part in parts:
            name, _, driver = part.partition("=")
            rider = parse_rider(name)
            if rider in named:
                raise typer.BadParameter(f'"{text}" names two drivers for {rider}')
            named.add(rider)
            drivers[rider] = _parse_driver(driver)
        return drivers
    if len(parts) == 1:
        return dict.fromkeys(Rider, _parse_driver(text))
    if len(parts) != len(Rider):
        raise typer.BadParameter(f'"{text}" names {len(parts)} drivers: give one for all, or four by commas')
    return dict(zip(Rider, map(_parse_driver, parts), strict=True))


def parse_rider(text: str) -> Rider:
    """The rider of that name, in any case; `typer.BadParameter` when there is none."""
    try:
        return Rider(text.strip().capitalize())
    except ValueError:
        raise typer.BadParameter(f'"{text}" is no rider: they are {", ".join(Rider)}') from None


First = Annotated[
    Rider | None, typer.Option(parser=parse_rider, metavar="RIDER", help="Who draws first, such as Bucky.")
]


def _parse_driver(text: str) -> Driver:
    try:
        return Driver(text.strip().lower())
    except ValueError:
        raise typer.BadParameter(f'"{text}" is no driver: they are {", ".join(Driver)}') from None
