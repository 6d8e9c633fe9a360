"""`sorry-people watch`: a game of computers to look at."""

from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import out
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.play import new_table
from sorry_people.cli.rounds import rounds
from sorry_people.cli.screens.words import screen_words
from sorry_people.cli.terminal_game import play_table
from sorry_people.cli.window import Quality, Speed, watch_in_window


@takes_edition(rounds=True)
def watch(
    *,
    chosen: ChosenEdition,
    text: Annotated[bool, typer.Option("--text", help="Watch in the terminal, not in the window.")] = False,
    seed: options.Seed = None,
    first: options.First = None,
    drivers: options.Drivers = "hard",
    speed: Speed = 1.0,
    quality: Quality = None,
    quits: Annotated[bool, typer.Option("--quit", help="Close the window when the game is over.")] = False,
    pause: options.Pause = 0.0,
) -> None:
    """Watch computer players play a game, or with --target all rounds of a tournament.

    In the window the next round is offered at the end of each.
    """
    if quits and not text and chosen.options.target:
        raise typer.BadParameter("--quit closes the window after one game: leave out --target, or add --text")
    table = new_table(chosen, "0", drivers, seed, first)
    if not text:
        raise typer.Exit(watch_in_window(table, speed=speed, quality=quality, quits=quits))
    for each in rounds(table):
        out.print(screen_words()["seed"].format(seed=each.start.seed), style="dim")
        play_table(each, pause=pause)
