"""`sorry-people simulate`: many games by computers, counted."""

import json
import secrets
from typing import Annotated

import typer
from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.console import err, out
from sorry_people.cli.finishes import Finishes, margin, play_batches
from sorry_people.cli.number import number_option
from sorry_people.cli.progress import progress_bar
from sorry_people.rules import Driver, Rider

Drivers = Annotated[str | None, typer.Option(help=options.DRIVERS_HELP, show_default="hard")]

TOLERANCE = 0.01
"""How far a rider's share of wins may be from a quarter on a balanced board."""


def simulate(
    *,
    games: Annotated[int, number_option(int, 1, help="How many games.")] = 100_000,
    drivers: Drivers = None,
    seed: options.Seed = None,
    threads: options.Threads = None,
    balance: Annotated[
        bool,
        typer.Option("--balance", help="Four hard, then four easy players: does the board favour anybody?"),
    ] = False,
    as_json: options.AsJson = False,
) -> None:
    """Have the computers play many games, and count who finishes where.

    Ctrl-C gives what was played until then.
    """
    if balance and drivers is not None:
        raise typer.BadParameter("--balance says who drives itself: leave out --drivers, or --balance")
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    casts = (
        [dict.fromkeys(Rider, level) for level in (Driver.HARD, Driver.EASY)]
        if balance
        else [options.parse_drivers("hard" if drivers is None else drivers)]
    )
    results = []
    for cast in casts:
        with progress_bar("games", games) as report:
            finishes, complete = play_batches(games, drivers=cast, seed=seed, threads=threads, report=report)
        results.append(_as_dict(finishes, cast, seed))
        if not as_json:
            out.print(_table(finishes, cast, seed, games))
        if not complete:
            err.print("Stopped: this is what was played until then.")
            break
    if as_json:
        out.print(json.dumps(results if balance else results[0]), soft_wrap=True, markup=False)


def _table(finishes: Finishes, cast: dict[Rider, Driver], seed: int, asked: int) -> Table:
    table = Table(
        "rider",
        "driver",
        *(f"{place} %" for place in ("1st", "2nd", "3rd", "4th")),
        "± 1st",
        title=f"{finishes.games:,} of {asked:,} games, seed {seed}",
        caption=f"{finishes.draws / max(finishes.games, 1):.1f} cards a game, "
        f"{finishes.games / max(finishes.seconds, 1e-9):,.0f} games/s; 25 % is even",
    )
    for rider, counts in zip(Rider, finishes.counts, strict=True):
        shares = counts / max(finishes.games, 1)
        even = abs(shares[0] - 0.25) <= TOLERANCE
        table.add_row(
            rider,
            cast[rider],
            *(f"{100 * share:.2f}" for share in shares),
            f"{100 * margin(float(shares[0]), finishes.games):.2f}",
            style=None if even or len(set(cast.values())) > 1 else "yellow",
        )
    return table


def _as_dict(finishes: Finishes, cast: dict[Rider, Driver], seed: int) -> dict[str, object]:
    return {
        "games": finishes.games,
        "seed": seed,
        "drivers": cast,
        "finishes": dict(zip(Rider, finishes.counts.tolist(), strict=True)),
        "draws": finishes.draws,
        "seconds": finishes.seconds,
    }
