"""Plays a table in the terminal to its end."""

import time

from sorry_people.cli.board_text import RIDER_STYLES, board_text, driver_text, screen_words
from sorry_people.cli.console import out
from sorry_people.cli.narration import narrate, rank_text
from sorry_people.cli.prompt import Prompt
from sorry_people.rules import Oracle
from sorry_people.session import Table, TableEvent


def play_table(table: Table, *, pause: float = 0.0) -> None:
    """Plays until all are home, telling what happens; persons are asked, computers play.

    Args:
        table: The game.
        pause: Seconds after each thing that a computer does, for people to read along.

    Raises:
        LeaveGame: A person leaves.
    """
    tell_everything(table)
    prompt = Prompt(table, Oracle())
    turn = None
    while table.seat is not None:
        if table.waits_for_person:
            if turn is not table.game.turn:
                out.print(board_text(table))
            turn = table.game.turn
            prompt.act()
        else:
            turn = table.game.turn
            table.step()
            time.sleep(pause)
    out.print(board_text(table))
    tell_ranking(table)


def tell_everything(table: Table) -> None:
    """Has every event of the table printed from now on."""
    table.listen(tell)


def tell(event: TableEvent) -> None:
    """Prints what happened."""
    if sentence := narrate(event):
        out.print(sentence, style=RIDER_STYLES[event.rider], markup=False)


def tell_ranking(table: Table) -> None:
    """Prints who came 1st to 4th (E1)."""
    words = screen_words()["end"]
    ranked = [
        words["ranked"].format(rank=rank_text(rank), rider=rider, driver=driver_text(table.seats[rider]))
        for rank, rider in enumerate(table.game.ranking, start=1)
    ]
    out.print(words["ranking"].format(ranking=", ".join(ranked)), style="bold", markup=False)
