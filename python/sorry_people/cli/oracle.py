"""`sorry-people oracle`: what to do in a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.console import err, out
from sorry_people.cli.position_file import read_game
from sorry_people.cli.progress import progress_bar
from sorry_people.rules import Advice, Oracle


def oracle(
    position: Annotated[
        Path, typer.Argument(help="A position with a card drawn, as JSON; - reads the standard input.")
    ],
    *,
    playouts: Annotated[int, typer.Option(min=1, help="Games played to the end for each move.")] = 50_000,
    threads: options.Threads = None,
    seed: options.Seed = None,
    drivers: options.Drivers = "hard",
    as_json: options.AsJson = False,
) -> None:
    """Ask the Oracle which move finishes 1st most often."""
    game = read_game(position)
    interim: Advice | None = None
    with progress_bar("playouts a move", playouts) as report:

        def watch(advice: Advice) -> None:
            nonlocal interim
            interim = advice
            report(advice.playouts)

        try:
            advice = Oracle(playouts=playouts, threads=threads, seed=seed).advise(
                game, drivers=options.parse_drivers(drivers), progress=watch
            )
        except KeyboardInterrupt:
            if interim is None:
                raise
            advice = interim
    if advice is interim:
        err.print("Stopped: this is what the Oracle had until then.")
    out.print(json.dumps(advice.to_dict()) if as_json else str(advice), soft_wrap=True, markup=False)
