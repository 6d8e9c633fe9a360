"""`sorry-people replay`: a saved game once more."""

import time
from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.console import out
from sorry_people.cli.screens import screen_of
from sorry_people.cli.terminal_game import tell, tell_ending
from sorry_people.cli.window import Quality, Speed, replay_in_window
from sorry_people.session import Need, Replay, load


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    *,
    text: Annotated[bool, typer.Option("--text", help="Replay in the terminal, not in the window.")] = False,
    speed: Speed = 1.0,
    quality: Quality = None,
    pause: options.Pause = 0.0,
) -> None:
    """Play a saved game again, choice by choice."""
    save = load(file).save()
    if not text:
        raise typer.Exit(replay_in_window(save, speed=speed, quality=quality))
    game = Replay(save)
    screen = screen_of(game.table)
    for events in game:
        for event in events:
            tell(screen, event)
        time.sleep(pause)
    out.print(screen.board())
    if game.table.need is Need.NOTHING:
        tell_ending(screen)
