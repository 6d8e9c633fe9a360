"""`sorry-people perft`: counts lines of play, to compare one move generator with another."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.number import number_option
from sorry_people.cli.position_file import read_game
from sorry_people.rules import perft as count_lines


@takes_edition()
def perft(
    *,
    chosen: ChosenEdition,
    depth: Annotated[int, number_option(int, 0, 12, help="How many cards deep.")] = 4,
    position: Annotated[
        Path | None, typer.Option(help="A position as JSON; - reads the standard input. Else a new game's.")
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Count the lines of play from a position, each kind of card in the pile, or roll, being one branch."""
    if position is not None and chosen.typed:
        raise typer.BadParameter(f"--position says which edition it is: leave out {', '.join(chosen.typed)}")
    game = chosen.game(seed=0) if position is None else read_game(position)
    counts: list[int] = []
    try:
        for cards in range(depth + 1):
            started = time.perf_counter()
            counts.append(count_lines(game, cards))
            if not as_json:
                out.print(f"{cards:3} {counts[-1]:>20,} {time.perf_counter() - started:9.3f} s")
    except KeyboardInterrupt:
        err.print("Stopped: these are the depths that were done.")
    if as_json:
        out.print(json.dumps({"counts": counts}), soft_wrap=True, markup=False)
