"""Reads JSON that people may have written or broken."""

import json
from typing import Any

LONGEST_SHOWN = 60


def parse_json(text: str) -> Any:  # noqa: ANN401 - JSON holds anything
    """What a JSON text holds.

    Raises:
        ValueError: It is not JSON, says something twice, or is nested too deeply; the message says which.
    """
    if not text.strip():
        raise ValueError("it is not JSON: it is empty")
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_constant=_refuse_constant, parse_int=_whole_number
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise ValueError(f"it is not JSON: it can't be read on from {where}") from error
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def shown(value: object) -> str:
    """A value read from JSON as a message shows it: short, and printable everywhere."""
    match value:
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            text = json.dumps(value)
            return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            # Which of the two was meant nobody can tell.
            raise ValueError(f"{shown(name)} is in it twice")
        fields[name] = value
    return fields


def _refuse_constant(name: str) -> None:
    raise ValueError(f"it is not JSON: {name} is no number there")


def _whole_number(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        raise ValueError(f"it has a number of {len(digits)} digits") from None
