"""`sorry-people strength`: how well the computer players and the Oracle play."""

import json
import secrets
from dataclasses import asdict, dataclass
from typing import Annotated

from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.console import err, out
from sorry_people.cli.finishes import margin, play_batches
from sorry_people.cli.machine import machine
from sorry_people.cli.number import number_option
from sorry_people.cli.oracle_driver import oracle_against_hard
from sorry_people.cli.progress import progress_bar
from sorry_people.rules import Driver, Rider


@dataclass(frozen=True, slots=True)
class Strength:
    """How often one player won against three of another kind.

    Attributes:
        who: The one player.
        against: The three others.
        games: How many games, the one player's rider and the first rider rotating.
        wins: The share of games won; 0.25 is even.
        margin: Its 95 % margin.
        seed: The first seed.
    """

    who: str
    against: str
    games: int
    wins: float
    margin: float
    seed: int


PAIRS = ((Driver.HARD, Driver.EASY), (Driver.EASY, Driver.HARD), (Driver.MEDIUM, Driver.HARD))


def strength(
    *,
    games: Annotated[int, number_option(int, 4, help="Games for each pair of levels.")] = 200_000,
    oracle_games: Annotated[
        int,
        number_option(int, 0, help="Games for the Oracle against three hard; it plays some ten a second."),
    ] = 2_000,
    playouts: Annotated[int, number_option(int, 1, help="The Oracle's playouts for each move.")] = 2_000,
    seed: options.Seed = None,
    threads: options.Threads = None,
    as_json: options.AsJson = False,
) -> None:
    """Measure one hard against three easy, easy and medium against hard, and the Oracle against hard."""
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    measured: list[Strength] = []
    try:
        for who, against in PAIRS:
            measured.append(_measure(who, against, games, seed, threads))
        if oracle_games:
            measured.append(_measure_oracle(oracle_games, playouts, seed, threads))
    except KeyboardInterrupt:
        err.print("Stopped: these are the measurements that were done.")
    if as_json:
        result = {"machine": machine(), "measured": [asdict(strength) for strength in measured]}
        out.print(json.dumps(result), soft_wrap=True, markup=False)
    else:
        out.print(_table(measured))


def _measure(who: Driver, against: Driver, games: int, seed: int, threads: int | None) -> Strength:
    each = games // len(Rider)
    wins = 0
    with progress_bar(f"{who} against {against}", each * len(Rider)) as report:
        for place, rider in enumerate(Rider):
            cast = dict.fromkeys(Rider, against) | {rider: who}
            before = place * each
            finishes, complete = play_batches(
                each,
                drivers=cast,
                seed=(seed + before) % 2**64,
                threads=threads,
                report=report,
                already=before,
            )
            if not complete:
                raise KeyboardInterrupt
            wins += int(finishes.counts[place, 0])
    return _strength(str(who), f"3 {against}", wins, each * len(Rider), seed)


def _measure_oracle(games: int, playouts: int, seed: int, threads: int | None) -> Strength:
    won = []
    with progress_bar("Oracle against hard", games) as report:
        try:
            for won_by_oracle in oracle_against_hard(games, playouts, seed, threads):
                won.append(won_by_oracle)
                report(len(won))
        except KeyboardInterrupt:
            if not won:
                raise
            err.print("Stopped: these are the games that the Oracle played until then.")
    return _strength(f"Oracle, {playouts:,} playouts a move", "3 hard", sum(won), len(won), seed)


def _strength(who: str, against: str, wins: int, games: int, seed: int) -> Strength:
    share = wins / games
    return Strength(who, against, games, share, margin(share, games), seed)


def _table(measured: list[Strength]) -> Table:
    facts = machine()
    table = Table(
        "one",
        "against",
        "games",
        "wins %",
        "± %",
        caption=f"25 % is even. {facts['processor']}, {facts['cores']} cores, {facts['date']}",
    )
    for row in measured:
        table.add_row(
            row.who, row.against, f"{row.games:,}", f"{100 * row.wins:.2f}", f"{100 * row.margin:.2f}"
        )
    return table
