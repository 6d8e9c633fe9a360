"""`sorry-people play`: a game for people and computers."""

from typing import Annotated

import typer

from sorry_people.cli import options
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.prompt import LeaveGame
from sorry_people.cli.rounds import rounds
from sorry_people.cli.screens.words import screen_words, title
from sorry_people.cli.seating import seats
from sorry_people.cli.terminal_game import play_table
from sorry_people.cli.window import Quality, open_window
from sorry_people.rules import SaveError
from sorry_people.session import (
    AnyTable,
    BrokenSaveError,
    EditionChoice,
    SaveFile,
    folders,
    open_table,
)

People = Annotated[
    str | None,
    typer.Option(
        help="How many persons play, or their names by commas; "
        "they sit in the order of play, or where they say: Ann,Chuck=Bob."
    ),
]
Drivers = Annotated[
    str | None, typer.Option(help="Who drives where no person does, as for the other commands; medium.")
]

SAVE = "terminal.json"
"""The game that goes on in the terminal; the window has one of its own."""


@takes_edition(rounds=True)
def play(
    *,
    chosen: ChosenEdition,
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal, not in the window.")] = False,
    people: People = None,
    seed: options.Seed = None,
    first: options.First = None,
    drivers: Drivers = None,
    pause: options.Pause = 0.3,
    quality: Quality = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with the game that was left, with --text.")
    ] = False,
) -> None:
    """Play a game, in the window or with --text in the terminal.

    Without a word about the game the window asks who plays, and offers to go on with the game that was left.
    """
    told = {"--people": people, "--seed": seed, "--first": first, "--drivers": drivers}
    named = [*chosen.typed, *(option for option, value in told.items() if value is not None)]
    if go_on and named:
        raise typer.BadParameter(f"--continue goes on with the game as it is: leave out {', '.join(named)}")
    if go_on and not text:
        raise typer.BadParameter("--continue is for --text: the window offers to go on by itself")
    table = None if go_on else new_table(chosen, people, drivers, seed, first)
    if not text:
        raise typer.Exit(open_window(table if named else None, quality))
    save_file = SaveFile(folders.data_folder() / SAVE)
    words = screen_words()
    if table is None:
        table = _saved_game(save_file)
    elif kept_left := save_file.keep_left():
        said = words["start"]["kept_left"].format(path=kept_left, name=save_file.path.name)
        out.print(said, markup=False, soft_wrap=True)
    out.print(title(table.start.edition), style="bold")
    try:
        _play_rounds(table, save_file, pause)
    except (LeaveGame, KeyboardInterrupt):
        out.print()
        if not save_file.is_saved:
            raise SaveError(words["end"]["not_saved"]) from None
        out.print(words["end"]["saved"])


def new_table(
    chosen: ChosenEdition, people: str | None, drivers: str | None, seed: int | None, first: str | None
) -> AnyTable:
    """The table for a new game as it was typed.

    Raises:
        typer.BadParameter: Who plays makes no sense.
        ValueError: There is no such game.
    """
    seating = seats(people, drivers, chosen.players)
    begins = None if first is None else options.parse_player(first, chosen.players, "--first")
    return open_table(EditionChoice(chosen.edition, seating, chosen.options, seed), begins)


def _play_rounds(table: AnyTable, save_file: SaveFile, pause: float) -> None:
    """A game, or all rounds of a tournament (X10); each is kept when it is over."""
    words, once = screen_words(), _Once()
    for each in rounds(table):
        out.print(words["seed"].format(seed=each.start.seed), style="dim")
        save_file.follow(each, report=once.tell)
        play_table(each, pause=pause)
        kept = folders.finished_game(folders.games_folder())
        SaveFile(kept).write(each.save())
        save_file.delete()
        out.print(words["end"]["kept"].format(path=kept), soft_wrap=True)


def _saved_game(save_file: SaveFile) -> AnyTable:
    while True:
        try:
            return save_file.read()
        except BrokenSaveError as error:
            err.print(str(error), style="red", markup=False, soft_wrap=True)
        except FileNotFoundError:
            raise SaveError("there is no saved game to go on with: start one without --continue") from None


class _Once:
    """Tells an error of saving, and no more of it while it is the same one."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def tell(self, error: SaveError) -> None:
        if str(error) not in self._told:
            err.print(str(error), style="red", markup=False, soft_wrap=True)
        self._told.add(str(error))
