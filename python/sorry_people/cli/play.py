"""`sorry-people play`: a game for people and computers."""

from typing import Annotated

import typer

from sorry_people.cli import folders, options
from sorry_people.cli.board_text import screen_words
from sorry_people.cli.console import err, out
from sorry_people.cli.prompt import LeaveGame
from sorry_people.cli.terminal_game import play_table
from sorry_people.cli.window import Quality, open_window
from sorry_people.rules import Driver, Rider, SaveError
from sorry_people.session import BrokenSaveError, SaveFile, Seat, Start, Table

People = Annotated[
    str | None,
    typer.Option(
        help="How many persons play, 0 to 4, or their names by commas; "
        "they sit in rider order, or where they say: Ann,Chuck=Bob."
    ),
]
Drivers = Annotated[
    str | None, typer.Option(help="Who drives where no person does, as for the other commands; medium.")
]
Pause = Annotated[float, typer.Option(min=0, help="Seconds between the things that computers do.")]


def play(
    *,
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal, not in the window.")] = False,
    people: People = None,
    seed: options.Seed = None,
    first: options.First = None,
    drivers: Drivers = None,
    pause: Pause = 0.3,
    quality: Quality = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with the game that was left, with --text.")
    ] = False,
) -> None:
    """Play a game, in the window or with --text in the terminal.

    Without a word about the game the window asks who plays, and offers to go on with the game that was left.
    """
    is_told = any(option is not None for option in (people, seed, first, drivers))
    table = Table(Start.drawn(seed, first), seats(people or "1", drivers or "medium"))
    if not text:
        raise typer.Exit(open_window(table if is_told else None, quality))
    save_file = folders.terminal_save()
    if go_on:
        table = _saved_game(save_file)
    words = screen_words()
    out.print(words["title"], style="bold")
    out.print(words["seed"].format(seed=table.start.seed), style="dim")
    save_file.follow(table, report=lambda error: err.print(str(error), style="red", markup=False))
    try:
        play_table(table, pause=pause)
    except (LeaveGame, KeyboardInterrupt):
        out.print(f"\n{words['end']['saved']}")
        return
    kept = folders.finished_game()
    SaveFile(kept).write(table.save())
    save_file.delete()
    out.print(words["end"]["kept"].format(path=kept), soft_wrap=True)


def seats(people: str, drivers: str) -> list[Seat]:
    """Who sits where, from the texts of `--people` and `--drivers`.

    Raises:
        typer.BadParameter: The texts say no such thing.
    """
    names = _names(people)
    return [
        Seat.person(rider, names.get(rider))
        if rider in names or driver is Driver.PERSON
        else Seat.computer(rider, driver)
        for rider, driver in options.parse_drivers(drivers).items()
    ]


def _names(people: str) -> dict[Rider, str | None]:
    if people.strip().isdecimal():
        count = int(people)
        if count > len(Rider):
            raise typer.BadParameter(f"{count} people can't play: there are {len(Rider)} riders")
        return dict.fromkeys(list(Rider)[:count])
    names: dict[Rider, str | None] = {}
    for part in people.split(","):
        where, equals, name = part.rpartition("=")
        free = [rider for rider in Rider if rider not in names]
        if not equals and not free:
            raise typer.BadParameter(f'"{people}" names more people than there are riders')
        rider = options.parse_rider(where) if equals else free[0]
        if rider in names:
            raise typer.BadParameter(f'"{people}" seats two people on {rider}')
        names[rider] = name.strip()
    return names


def _saved_game(save_file: SaveFile) -> Table:
    while True:
        try:
            return save_file.read()
        except BrokenSaveError as error:
            err.print(str(error), style="red", markup=False, soft_wrap=True)
        except FileNotFoundError:
            raise SaveError("there is no saved game to go on with: start one without --continue") from None
