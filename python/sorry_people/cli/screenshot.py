"""`sorry-people screenshot`: pictures of the game."""

from pathlib import Path
from typing import Annotated

import typer

from sorry_people.cli.number import number_option
from sorry_people.cli.picture_size import Size, parse_size
from sorry_people.cli.window import Quality, take_screenshot


def screenshot(
    scene: Annotated[
        str,
        typer.Argument(
            help="setup, tour, board, choice, oracle, bubbles, end, rules, an edition such as classic, "
            "points-hand, split, a story stop such as gas-station, "
            "a rider such as bucky; models, landmarks, homes or fair for a sheet of these from four sides; "
            "cards, panels or controls for a sheet of these."
        ),
    ],
    *,
    out: Annotated[Path, typer.Option(help="The picture; its ending says the format.", metavar="FILE")],
    size: Size = "1280x720",
    quality: Quality = None,
    seed: Annotated[int, number_option(int, 0, 2**64 - 1, help="Of the game that is shown.")] = 7,
) -> None:
    """Make a picture of a scene, without a window."""
    take_screenshot(scene, out, parse_size(size), quality, seed)
