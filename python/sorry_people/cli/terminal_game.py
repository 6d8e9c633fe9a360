"""Plays a table in the terminal to its end."""

import time
from typing import Any

from sorry_people.cli.console import out
from sorry_people.cli.prompt import Prompt
from sorry_people.cli.screens import Screen, screen_of
from sorry_people.rules import Oracle
from sorry_people.session import AnyTable, Edition, Need

QUICK_PLAYOUTS = 5_000
"""What the Oracle plays for each move of an older edition, whose games are longer, until asked for more."""


def play_table(table: AnyTable, *, pause: float = 0.0) -> None:
    """Plays until the game is over, telling what happens; persons are asked, computers play.

    Args:
        table: The game.
        pause: Seconds after each thing that a computer does, for people to read along.

    Raises:
        LeaveGame: A person leaves.
    """
    screen = screen_of(table)
    table.listen(lambda event: tell(screen, event))
    quick = {} if table.start.edition is Edition.PEOPLE else {"playouts": QUICK_PLAYOUTS}
    prompt = Prompt(table, screen, Oracle(**quick))
    turn = None
    while table.need is not Need.NOTHING:
        if table.waits_for_person:
            if turn is not table.player:
                out.print(screen.board())
            turn = table.player
            prompt.act()
        else:
            turn = table.player
            table.step()
            time.sleep(pause)
    out.print(screen.board())
    tell_ending(screen)


def tell(screen: Screen[Any], event: object) -> None:
    """Prints what happened."""
    if sentence := screen.sentence(event):
        out.print(sentence, style=screen.style(event), markup=False)


def tell_ending(screen: Screen[Any]) -> None:
    """Prints who won, or who came 1st to 4th."""
    out.print(screen.ending(), style="bold", markup=False)
