"""`sorry-people watch`: a game of computers to look at."""

from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.board_text import screen_words
from sorry_people.cli.console import out
from sorry_people.cli.seating import seats
from sorry_people.cli.terminal_game import play_table
from sorry_people.cli.window import Quality, Speed, watch_in_window
from sorry_people.session import Start, Table


def watch(
    *,
    text: Annotated[bool, typer.Option("--text", help="Watch in the terminal, not in the window.")] = False,
    seed: options.Seed = None,
    first: options.First = None,
    drivers: options.Drivers = "hard",
    speed: Speed = 1.0,
    quality: Quality = None,
    quits: Annotated[bool, typer.Option("--quit", help="Close the window when all are home.")] = False,
    pause: options.Pause = 0.0,
) -> None:
    """Watch four computer players drive home."""
    table = Table(Start.drawn(seed, first), seats("0", drivers))
    if not text:
        raise typer.Exit(watch_in_window(table, speed=speed, quality=quality, quits=quits))
    out.print(screen_words()["seed"].format(seed=table.start.seed), style="dim")
    play_table(table, pause=pause)
