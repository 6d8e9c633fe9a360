"""Values between values."""

from __future__ import annotations

from typing import Any

Value = Any
"""What can be keyed or tweened: floats and tuples of floats change smoothly, all else at the end."""


def interpolate(start: Value, end: Value, share: float) -> Value:
    """The value at `share` of the way from `start` to `end`; beyond 0 to 1 it goes on in line.

    >>> interpolate((0.0, 10.0), (1.0, 20.0), 0.5)
    (0.5, 15.0)

    Raises:
        ValueError: Two tuples differ in length.
    """
    if isinstance(start, (int, float)) and not isinstance(start, bool) and isinstance(end, (int, float)):
        return start + (end - start) * share
    if isinstance(start, tuple) and isinstance(end, tuple):
        if len(start) != len(end):
            raise ValueError(f"there is no way from {start} to {end}: {len(start)} and {len(end)} numbers")
        return tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
    return end if share >= 1.0 else start


def smooth(before: Value, start: Value, end: Value, after: Value, share: float) -> Value:
    """As `interpolate`, on a curve that also heeds the values before and after (Catmull-Rom).

    >>> smooth(0.0, 1.0, 2.0, 3.0, 0.25)
    1.25
    """
    if isinstance(start, tuple):
        rows = zip(before, start, end, after, strict=True)
        return tuple(_catmull_rom(*row, share) for row in rows)
    return _catmull_rom(before, start, end, after, share)


def _catmull_rom(before: float, start: float, end: float, after: float, t: float) -> float:
    leaving, arriving = (end - before) / 2.0, (after - start) / 2.0
    return (
        start
        + leaving * t
        + (3.0 * (end - start) - 2.0 * leaving - arriving) * t**2
        + (2.0 * (start - end) + leaving + arriving) * t**3
    )
