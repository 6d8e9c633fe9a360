"""Options that are numbers, refused in our own words when they are none or out of range."""

from collections.abc import Callable
from math import inf
from typing import Any, TypeVar

import typer

_Number = TypeVar("_Number", int, float)

LONGEST_SHOWN = 60


def number_option(kind: type[_Number], low: _Number, high: float = inf, *, help: str) -> Any:  # noqa: A002, ANN401 - as Typer has it
    """An option that is a finite number of that kind, from `low` to `high`, both included."""
    span = f"from {low} on" if high == inf else f"from {low} to {high}"
    return typer.Option(parser=_parser(kind, low, high, span), metavar="NUMBER", help=f"{help} ({span})")


def _parser(kind: type[_Number], low: _Number, high: float, span: str) -> Callable[[str], _Number]:
    def parse(text: str) -> _Number:
        try:
            number = kind(text)
        except ValueError:
            number = None
        if number is None or not low <= number <= high or number == inf:
            shown = str(text) if len(str(text)) <= LONGEST_SHOWN else f"{str(text)[:LONGEST_SHOWN]}…"
            what = "a whole number" if kind is int else "a number"
            raise typer.BadParameter(f'"{shown}" is not {what} {span}')
        return number

    return parse
