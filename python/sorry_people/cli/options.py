"""Options that several commands share, and what their texts mean."""

from typing import Annotated

import typer

from sorry_people.rules import Driver, Rider

Seed = Annotated[
    int | None, typer.Option(min=0, max=2**64 - 1, help="Repeats a run exactly; drawn when not given.")
]
Threads = Annotated[int | None, typer.Option(min=1, help="Threads to play on; one a core when not given.")]
Drivers = Annotated[
    str,
    typer.Option(
        help="Who drives: one of easy, medium, hard for all four; or four by commas in rider order; "
        "or such as Bucky=easy,Chuck=hard, the rest being medium."
    ),
]
First = Annotated[Rider | None, typer.Option(help="Who draws first.", case_sensitive=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for a program to read.")]


def parse_drivers(text: str, otherwise: Driver = Driver.MEDIUM) -> dict[Rider, Driver]:
    """Who drives each rider, from the text of `--drivers`; `typer.BadParameter` when it makes no sense."""
    parts = [part.strip() for part in text.split(",")]
    if any("=" in part for part in parts):
        drivers = dict.fromkeys(Rider, otherwise)
        for part in parts:
            rider, _, driver = part.partition("=")
            drivers[parse_rider(rider)] = _parse_driver(driver)
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


def _parse_driver(text: str) -> Driver:
    try:
        return Driver(text.strip().lower())
    except ValueError:
        raise typer.BadParameter(f'"{text}" is no driver: they are {", ".join(Driver)}') from None
