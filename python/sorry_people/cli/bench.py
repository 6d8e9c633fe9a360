"""`sorry-people bench`: how fast it is here."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from sorry_people.cli import options
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.console import err, out
from sorry_people.cli.edition_options import takes_edition
from sorry_people.cli.machine import machine, machine_text
from sorry_people.cli.measurements import Measurement, measure
from sorry_people.cli.number import number_option
from sorry_people.cli.picture_size import Size, parse_size
from sorry_people.cli.window import measure_frames
from sorry_people.rules import build_profile


@takes_edition()
def bench(
    *,
    chosen: ChosenEdition,
    repeats: Annotated[int, number_option(int, 1, help="Each time is the best of so many.")] = 5,
    render: Annotated[bool, typer.Option(help="Measure the frames of the window instead.")] = False,
    size: Size = "1280x720",
    as_json: options.AsJson = False,
) -> None:
    """Measure the playouts, the Oracle and the Python surface here, or the frames of the window."""
    if build_profile != "release":
        raise typer.BadParameter("this is a debug build, which measures nothing: build with --release")
    if render and chosen.typed:
        raise typer.BadParameter(f"--render measures the window: leave out {', '.join(chosen.typed)}")
    if render:
        _bench_frames(parse_size(size), as_json=as_json)
    else:
        _bench_engine(chosen, repeats, as_json=as_json)


def _bench_engine(chosen: ChosenEdition, repeats: int, *, as_json: bool) -> None:
    measured: list[Measurement] = []
    try:
        with err.status("Measuring; Ctrl-C ends it with what there is") as status:
            for measurement in measure(repeats, chosen):
                measured.append(measurement)
                status.update(f"Measuring; done: {measurement.what}")
    except KeyboardInterrupt:
        if not measured:
            raise
        err.print("Stopped: this is what was measured until then.")
    if as_json:
        result = {
            "edition": chosen.edition,
            "machine": machine(),
            "repeats": repeats,
            "measured": [asdict(one) for one in measured],
        }
        out.print(json.dumps(result), soft_wrap=True, markup=False)
        return
    caption = f"Best of {repeats}. {machine_text()}"
    table = Table("what", "figure", "unit", caption=caption)
    for one in measured:
        table.add_row(one.what, f"{one.figure:,.0f}" if one.figure >= 1000 else f"{one.figure:.3g}", one.unit)
    out.print(table)


def _bench_frames(size: tuple[int, int], *, as_json: bool) -> None:
    with err.status("Drawing"):
        measured = list(measure_frames(size))
    if as_json:
        result = {"machine": machine(), "measured": [asdict(one) for one in measured]}
        out.print(json.dumps(result), soft_wrap=True, markup=False)
        return
    for one in measured:
        out.print(str(one), highlight=False)
    out.print(machine_text(), highlight=False)
