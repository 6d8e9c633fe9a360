"""Puts the commands together, and turns errors into one clear line."""

import sys

import typer

from sorry_people.cli.bench import bench
from sorry_people.cli.console import err, out
from sorry_people.cli.doctor import doctor
from sorry_people.cli.oracle import oracle
from sorry_people.cli.perft import perft
from sorry_people.cli.pictures import pictures
from sorry_people.cli.play import play
from sorry_people.cli.replay import replay
from sorry_people.cli.screenshot import screenshot
from sorry_people.cli.simulate import simulate
from sorry_people.cli.sounds import sounds
from sorry_people.cli.streams import make_safe
from sorry_people.cli.strength import strength
from sorry_people.cli.watch import watch
from sorry_people.rules import SorryError, __version__

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(no_args_is_help=False, add_completion=False)
for command in (
    play,
    watch,
    oracle,
    simulate,
    perft,
    strength,
    bench,
    replay,
    screenshot,
    pictures,
    sounds,
    doctor,
):
    app.command()(command)


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context, *, version: bool = typer.Option(False, "--version", help="Print the version.")
) -> None:
    """Four people leave the Ponderosa County Fair, each on the wrong vehicle.

    Without a command the window opens.

    Ctrl-C ends long work and gives what there is: before the first result, nothing.
    """
    if version:
        out.print(__version__)
    elif context.invoked_subcommand is None:
        play()


def main(arguments: list[str] | None = None) -> None:
    """Runs the command line and exits: 0 when all went well, 2 for bad input, 130 after Ctrl-C."""
    make_safe()
    sys.exit(_run(arguments))


def _run(arguments: list[str] | None) -> int:
    try:
        code = app(arguments, prog_name="sorry-people", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(error.format_message())
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (SorryError, ValueError) as error:
        return _refuse(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    # Without standalone mode, `typer.Exit` comes back as its code, and a command's end as nothing.
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    err.print(f"sorry-people: {' '.join(message.split())}", style="red", markup=False, soft_wrap=True)
    return BAD_INPUT
