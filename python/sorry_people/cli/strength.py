"""`sorry-people strength`: how well the computer players and the Oracle play."""

import json
import secrets
from dataclasses import asdict, dataclass
from typing import Annotated

from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.batches import play_batches
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.counted import counted
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.machine import machine, machine_text
from sorry_people.cli.number import number_option
from sorry_people.cli.oracle_driver import oracle_against_hard
from sorry_people.cli.progress import progress_bar
from sorry_people.cli.share import Share
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
        interval: Its 95 % interval, low and high end.
        even: The share of a player who is as good as the others.
        seed: That of the run, which those of the batches and of the Oracle's games follow from.
    """

    who: str
    against: str
    games: int
    wins: float
    margin: float
    interval: tuple[float, float]
    even: float
    seed: int


@dataclass(slots=True)
class _Wins:
    """Games counted until now."""

    who: str
    against: str
    won: int = 0
    games: int = 0

    def add(self, won: int, games: int) -> None:
        self.won += won
        self.games += games


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
    all_wins: list[_Wins] = []
    try:
        for who, against in PAIRS:
            all_wins.append(_Wins(str(who), str(against)))
            _count(all_wins[-1], chosen, (who, against), games, seed=seed, threads=threads)
        if oracle_games:
            all_wins.append(_Wins(f"Oracle, {counted(playouts, 'playout')} a move", str(Driver.HARD)))
            _count_oracle(all_wins[-1], chosen, oracle_games, playouts, seed=seed, threads=threads)
    except KeyboardInterrupt:
        err.print("Stopped: this is what was played until then.")
    measured = [_strength(wins, chosen, seed) for wins in all_wins if wins.games]
    if not measured:
        raise KeyboardInterrupt
    if as_json:
        result = {
            "edition": chosen.edition,
            "machine": machine(),
            "measured": [asdict(strength) for strength in measured],
        }
        out.print(json.dumps(result), soft_wrap=True, markup=False)
    else:
        out.print(_table(measured))


def _count(
    wins: _Wins,
    chosen: ChosenEdition,
    pair: tuple[Driver, Driver],
    games: int,
    *,
    seed: int,
    threads: int | None,
) -> None:
    who, against = pair
    casts = [
        dict.fromkeys(chosen.players, against) | dict.fromkeys(chosen.team(player), who)
        for player in chosen.players
    ]
    with progress_bar(f"{who} against {against}", games) as report:
        for place, batch in play_batches(games, chosen=chosen, casts=casts, seed=seed, threads=threads):
            wins.add(int(batch.finishes[place, 0]), batch.games)
            report(wins.games)


def _count_oracle(
    wins: _Wins, chosen: ChosenEdition, games: int, playouts: int, *, seed: int, threads: int | None
) -> None:
    with progress_bar("Oracle against hard", games) as report:
        for is_won in oracle_against_hard(chosen, games, playouts, seed, threads):
            wins.add(int(is_won), 1)
            report(wins.games)


def _strength(wins: _Wins, chosen: ChosenEdition, seed: int) -> Strength:
    share = Share(wins.won, wins.games)
    others = len(chosen.players) - len(chosen.team(chosen.players[0]))
    return Strength(
        wins.who,
        f"{others} {wins.against}",
        wins.games,
        share.value,
        share.margin,
        share.interval,
        chosen.even,
        seed,
    )


def _table(measured: list[Strength]) -> Table:
    even = f"{100 * measured[0].even:.3g} % is even. "
    table = Table(
        "one",
        "against",
        "games",
        "wins %",
        "± %",
        caption=f"{even}{machine_text()}",
    )
    for row in measured:
        table.add_row(
            row.who, row.against, f"{row.games:,}", f"{100 * row.wins:.2f}", f"{100 * row.margin:.2f}"
        )
    return table
