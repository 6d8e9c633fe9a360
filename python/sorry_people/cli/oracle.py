"""`sorry-people oracle`: what to do in a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.ask_oracle import ask_oracle
from sorry_people.cli.console import out
from sorry_people.cli.number import number_option
from sorry_people.cli.position_file import read_game
from sorry_people.rules import Oracle


def oracle(
    position: Annotated[
        Path, typer.Argument(help="A position with a card drawn, as JSON; - reads the standard input.")
    ],
    *,
    playouts: Annotated[int, number_option(int, 1, help="Games played to the end for each move.")] = 50_000,
    threads: options.Threads = None,
    seed: options.Seed = None,
    drivers: options.Drivers = "hard",
    as_json: options.AsJson = False,
) -> None:
    """Ask the Oracle which move finishes 1st most often.

    Ctrl-C gives its answer until then; before the first one there is nothing to print.
    """
    game = read_game(position)
    cast = options.parse_drivers(drivers)
    advisor = Oracle(playouts=playouts, threads=threads, seed=seed)
    advice = ask_oracle(lambda watch: advisor.advise(game, drivers=cast, progress=watch), playouts)
    if advice is None:
        raise KeyboardInterrupt
    out.print(json.dumps(advice.to_dict()) if as_json else str(advice), soft_wrap=True, markup=False)
