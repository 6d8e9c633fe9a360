"""The size of a picture as it is typed."""

from typing import Annotated

import typer

Size = Annotated[str, typer.Option(metavar="WIDTHxHEIGHT", help="In pixels.")]


def parse_size(text: str) -> tuple[int, int]:
    """Width and height from a text such as "1280x720".

    Raises:
        typer.BadParameter: It is no such text.
    """
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise typer.BadParameter(f'"{text}" is no size such as 1280x720')
    return int(width), int(height)
