"""`sorry-people oracle`: what to do in a position."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.ask_oracle import ask_oracle
from sorry_people.cli.console import out
from sorry_people.cli.number import number_option
from sorry_people.cli.oracle_at_hand import SHORT
from sorry_people.cli.position_file import read_game
from sorry_people.cli.screens.advice_text import AnyAdvice, advice_text
from sorry_people.rules import Oracle


def oracle(
    position: Annotated[
        Path,
        typer.Argument(help="A position with a card or dice to play, as JSON; - reads the standard input."),
    ],
    *,
    playouts: Annotated[int, number_option(int, 1, help="Games played to the end for each move.")] = 50_000,
    threads: options.Threads = None,
    seed: options.Seed = None,
    drivers: options.Drivers = "hard",
    all_moves: Annotated[
        bool, typer.Option("--all", help=f"Tell of all moves of an older edition, not of the {SHORT} best.")
    ] = False,
    as_json: options.AsJson = False,
) -> None:
    """Ask the Oracle which move finishes 1st, or wins, most often; in Points which one scores most.

    Ctrl-C gives its answer until then; before the first one there is nothing to print.
    """
    game = read_game(position)
    cast = options.parse_drivers(drivers, game.players)
    advisor = Oracle(playouts=playouts, threads=threads, seed=seed)

    def think(watch: Callable[[AnyAdvice], object]) -> AnyAdvice:
        return advisor.advise(game, drivers=cast, progress=watch)

    advice = ask_oracle(think, playouts)
    if advice is None:
        raise KeyboardInterrupt
    text = json.dumps(advice.to_dict()) if as_json else advice_text(advice, most=None if all_moves else SHORT)
    out.print(text, soft_wrap=True, markup=False)
