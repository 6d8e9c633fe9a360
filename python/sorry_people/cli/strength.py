"""`sorry-people strength`: how well the computer players and the Oracle play."""

import json
import secrets
from dataclasses import asdict, dataclass
from typing import Annotated

from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.finishes import margin, play_batches
from sorry_people.cli.machine import machine
from sorry_people.cli.number import number_option
from sorry_people.cli.oracle_driver import oracle_against_hard
from sorry_people.cli.progress import progress_bar
from sorry_people.rules import Driver


@dataclass(frozen=True, slots=True)
class Strength:
    """How often one player, in Teams a pair of partners, won against others of another kind.

    Attributes:
        who: The one player.
        against: The others.
        games: How many games, the one player's rider or colour and who begins rotating.
        wins: The share of games won.
        margin: Its 95 % margin.
        even: The share of a player who is as good as the others.
        seed: The first seed.
    """

    who: str
    against: str
    games: int
    wins: float
    margin: float
    even: float
    seed: int


PAIRS = ((Driver.HARD, Driver.EASY), (Driver.EASY, Driver.HARD), (Driver.MEDIUM, Driver.HARD))


@takes_edition()
def strength(
    *,
    chosen: ChosenEdition,
    games: Annotated[int, number_option(int, 4, help="Games for each pair of levels.")] = 200_000,
    oracle_games: Annotated[
        int,
        number_option(
            int, 0, help="Games for the Oracle among hard ones; of Sorry People it plays some ten a second."
        ),
    ] = 2_000,
    playouts: Annotated[int, number_option(int, 1, help="The Oracle's playouts for each move.")] = 2_000,
    seed: options.Seed = None,
    threads: options.Threads = None,
    as_json: options.AsJson = False,
) -> None:
    """Measure a hard player among easy ones, easy and medium among hard, and the Oracle among hard."""
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    measured: list[Strength] = []
    try:
        for who, against in PAIRS:
            measured.append(_measure(chosen, (who, against), games, seed=seed, threads=threads))
        if oracle_games:
            measured.append(_measure_oracle(chosen, oracle_games, playouts, seed, threads))
    except KeyboardInterrupt:
        err.print("Stopped: these are the measurements that were done.")
    if as_json:
        result = {
            "edition": chosen.edition,
            "machine": machine(),
            "measured": [asdict(strength) for strength in measured],
        }
        out.print(json.dumps(result), soft_wrap=True, markup=False)
    else:
        out.print(_table(measured))


def _measure(
    chosen: ChosenEdition, pair: tuple[Driver, Driver], games: int, *, seed: int, threads: int | None
) -> Strength:
    who, against = pair
    each = games // len(chosen.players)
    total = each * len(chosen.players)
    wins = 0
    with progress_bar(f"{who} against {against}", total) as report:
        for place, player in enumerate(chosen.players):
            cast = dict.fromkeys(chosen.players, against) | dict.fromkeys(chosen.team(player), who)
            before = place * each
            finishes, complete = play_batches(
                each,
                chosen=chosen,
                drivers=cast,
                seed=(seed + before) % 2**64,
                threads=threads,
                report=report,
                already=before,
            )
            if not complete:
                raise KeyboardInterrupt
            wins += int(finishes.counts[place, 0])
    return _strength(chosen, (str(who), str(against)), wins, total, seed)


def _measure_oracle(
    chosen: ChosenEdition, games: int, playouts: int, seed: int, threads: int | None
) -> Strength:
    won = []
    with progress_bar("Oracle against hard", games) as report:
        try:
            for won_by_oracle in oracle_against_hard(chosen, games, playouts, seed, threads):
                won.append(won_by_oracle)
                report(len(won))
        except KeyboardInterrupt:
            if not won:
                raise
            err.print("Stopped: these are the games that the Oracle played until then.")
    who = f"Oracle, {playouts:,} playouts a move"
    return _strength(chosen, (who, str(Driver.HARD)), sum(won), len(won), seed)


def _strength(chosen: ChosenEdition, pair: tuple[str, str], wins: int, games: int, seed: int) -> Strength:
    who, against = pair
    share = wins / games
    others = len(chosen.players) - len(chosen.team(chosen.players[0]))
    return Strength(who, f"{others} {against}", games, share, margin(share, games), chosen.even, seed)


def _table(measured: list[Strength]) -> Table:
    facts = machine()
    even = f"{100 * measured[0].even:.3g} % is even. " if measured else ""
    table = Table(
        "one",
        "against",
        "games",
        "wins %",
        "± %",
        caption=f"{even}{facts['processor']}, {facts['cores']} cores, {facts['date']}",
    )
    for row in measured:
        table.add_row(
            row.who, row.against, f"{row.games:,}", f"{100 * row.wins:.2f}", f"{100 * row.margin:.2f}"
        )
    return table
