"""`sorry-people pictures`: the pictures of the README."""

from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli.console import err, out
from sorry_people.cli.window import take_postcards


def pictures(
    *,
    out_folder: Annotated[
        Path, typer.Option("--out", help="Where they go.", metavar="FOLDER", file_okay=False)
    ] = Path("docs/pictures"),
) -> None:
    """Make the pictures of the README from seeded games, without a window: a few minutes in software."""
    with err.status("Drawing"):
        for path in take_postcards(out_folder):
            out.print(f"{path}  {path.stat().st_size // 1024} kB", highlight=False)
