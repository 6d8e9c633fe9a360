"""Reads a position from a file or the standard input."""

import json
import sys
from pathlib import Path

from sorry_people.rules import Game, PositionError


def read_game(path: Path, seed: int | None = None) -> Game:
    """The game that goes on from the position in a JSON file; `-` is the standard input.

    Raises:
        OSError: The file can't be read.
        PositionError: It holds no position, or an impossible one.
    """
    text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    try:
        position = json.loads(text)
    except ValueError as error:
        raise PositionError(f"{path} holds no position: it is not JSON ({error})") from error
    if not isinstance(position, dict):
        raise PositionError(
            f"{path} holds no position: it must be a JSON object such as Game.to_dict() gives"
        )
    return Game.from_dict(position, seed=seed)
