"""`sorry-people simulate`: many games by computers, counted."""

import json
import secrets
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.batches import play_batches
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.counted import counted
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.finishes import Finishes
from sorry_people.cli.number import number_option
from sorry_people.cli.progress import progress_bar
from sorry_people.rules import Driver
from sorry_people.session import Edition

Drivers = Annotated[str | None, typer.Option(help=options.DRIVERS_HELP, show_default="hard")]
Seed = Annotated[
    int | None,
    number_option(
        int,
        0,
        2**64 - 1,
        help="Repeats a run exactly; drawn when not given. "
        "The games are played in batches, whose seeds follow from it; --json names them.",
    ),
]

TOLERANCE = 0.01
"""How far a player's share of wins may be from an even one on a balanced board."""


@takes_edition()
def simulate(
    *,
    chosen: ChosenEdition,
    games: Annotated[int, number_option(int, 1, help="How many games.")] = 100_000,
    drivers: Drivers = None,
    seed: Seed = None,
    threads: options.Threads = None,
    balance: Annotated[
        bool,
        typer.Option("--balance", help="All hard, then all easy players: does the board favour anybody?"),
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
        [dict.fromkeys(chosen.players, level) for level in (Driver.HARD, Driver.EASY)]
        if balance
        else [options.parse_drivers("hard" if drivers is None else drivers, chosen.players)]
    )
    results = []
    for cast in casts:
        finishes = Finishes.none_yet(len(chosen.players))
        is_complete = _play(finishes, games, chosen, cast, seed=seed, threads=threads)
        if not is_complete:
            err.print("Stopped: this is what was played until then.")
        if finishes.games:
            results.append(_as_dict(finishes, chosen, cast, seed))
            if not as_json:
                out.print(f"{finishes.games:,} of {counted(games, 'game')}, {_seeds(finishes, seed)}")
                out.print(_table(finishes, chosen, cast))
                out.print(_facts(finishes, chosen), style="dim")
        if not is_complete:
            break
    if not results:
        raise KeyboardInterrupt
    if as_json:
        out.print(json.dumps(results if balance else results[0]), soft_wrap=True, markup=False)


def _play(
    finishes: Finishes,
    games: int,
    chosen: ChosenEdition,
    cast: Mapping[str, Driver],
    *,
    seed: int,
    threads: int | None,
) -> bool:
    """Counts games; whether that is all of them, as Ctrl-C ends the work after the batches that are done."""
    try:
        with progress_bar("games", games) as report:
            for _, batch in play_batches(games, chosen=chosen, casts=[cast], seed=seed, threads=threads):
                finishes.add(batch)
                report(finishes.games)
    except KeyboardInterrupt:
        return False
    return True


def _table(finishes: Finishes, chosen: ChosenEdition, cast: Mapping[str, Driver]) -> Table:
    """The places of Sorry People, or the wins of an older edition, a row for each player."""
    is_people = chosen.edition is Edition.PEOPLE
    table = Table(
        "rider" if is_people else "color",
        "driver",
        *(f"{place} %" for place in (("1st", "2nd", "3rd", "4th") if is_people else ("wins",))),
        "± 1st" if is_people else "±",
        *(() if finishes.points is None else ("points",)),
    )
    places = range(len(chosen.players) if is_people else 1)
    for row, player in enumerate(chosen.players):
        shares = [finishes.share(row, place) for place in places]
        is_even = abs(shares[0].value - chosen.even) <= TOLERANCE
        table.add_row(
            player,
            cast[player],
            *(f"{100 * share.value:.2f}" for share in shares),
            f"{100 * shares[0].margin:.2f}",
            *(() if finishes.points is None else (f"{finishes.points[row] / finishes.games:.2f}",)),
            style=None if is_even or len(set(cast.values())) > 1 else "yellow",
        )
    return table


def _facts(finishes: Finishes, chosen: ChosenEdition) -> str:
    deals = "rolls" if chosen.edition is Edition.EXPRESS else "cards"
    return (
        f"{finishes.draws / max(finishes.games, 1):.1f} {deals} a game, "
        f"{finishes.games_per_second:,.0f} games/s; {100 * chosen.even:.3g} % is even"
    )


def _seeds(finishes: Finishes, seed: int) -> str:
    return f"seed {seed}, {counted(len(finishes.seeds), 'batch', 'batches')}"


def _as_dict(
    finishes: Finishes, chosen: ChosenEdition, cast: Mapping[str, Driver], seed: int
) -> dict[str, object]:
    return {
        "edition": chosen.edition,
        "games": finishes.games,
        "seed": seed,
        "seeds": finishes.seeds,
        "drivers": cast,
        "finishes": dict(zip(chosen.players, finishes.counts.tolist(), strict=True)),
        "points": None
        if finishes.points is None
        else dict(zip(chosen.players, finishes.points.tolist(), strict=True)),
        "draws": finishes.draws,
        "seconds": finishes.seconds,
    }
