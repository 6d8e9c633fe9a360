"""`sorry-people sounds`: every sound of the game, to be listened to and looked at."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.console import err, out
from sorry_people.cli.window import write_sounds


def sounds(
    *,
    out_folder: Annotated[Path, typer.Option("--out", help="Where the files go.", metavar="FOLDER")],
    as_json: options.AsJson = False,
) -> None:
    """Write every sound as a WAV file, a picture of each kind of sound, and tell how loud they are."""
    with err.status("Making the sounds"):
        measured = list(write_sounds(out_folder))
    if as_json:
        out.print(json.dumps([asdict(one) for one in measured]), soft_wrap=True, markup=False)
        return
    table = Table("sound", "kind", "seconds", "LUFS", "peak dB", "offset", "edge")
    for one in measured:
        figures = (f"{one.seconds:.2f}", f"{one.lufs:.1f}", f"{one.peak:.1f}", f"{abs(one.offset):.4f}")
        table.add_row(one.name, one.category, *figures, f"{one.edge:.3f}")
    out.print(table)
