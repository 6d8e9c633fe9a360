"""Reads a position from a file or the standard input."""

import sys
from pathlib import Path

from sorry_people.rules import Game, PositionError
from sorry_people.session import parse_json


def read_game(path: Path, seed: int | None = None) -> Game:
    """The game that goes on from the position in a JSON file; `-` is the standard input.

    Raises:
        OSError: The file can't be read.
        PositionError: It holds no position, or an impossible one.
    """
    is_typed = str(path) == "-"
    source = "the standard input" if is_typed else str(path)
    try:
        text = sys.stdin.read() if is_typed else path.read_text(encoding="utf-8")
        position = parse_json(text.removeprefix("\ufeff"))  # a byte order mark, as Windows writes it
    except UnicodeDecodeError as error:
        raise PositionError(f"{source} holds no position: it is not text") from error
    except ValueError as error:
        raise PositionError(f"{source} holds no position: {error}") from error
    if not isinstance(position, dict):
        raise PositionError(
            f"{source} holds no position: it must be a JSON object such as Game.to_dict() gives"
        )
    return Game.from_dict(position, seed=seed)
