"""Odd input that every edition has to refuse."""

from collections.abc import Iterator, Mapping
from typing import Any

LONG = "x" * 10_000
LONE = "\ud800"  # half a character, as JSON can hold it


class NoPairs(Mapping[Any, Any]):
    """A mapping whose items are no pairs of a key and a value."""

    def __getitem__(self, key: object) -> Any:
        return "fair"

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def items(self) -> Any:
        return [1, 2, 3, 4]
