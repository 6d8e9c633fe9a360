"""The one place where the command line meets the window."""

from importlib import import_module
from importlib.util import find_spec

WINDOW = "sorry_people.app"
"""Has `run` and `gl_renderer`; imported only when asked for, as it loads pygame and OpenGL."""


def has_window() -> bool:
    """Whether this package comes with the window."""
    spec = find_spec(WINDOW)
    return spec is not None and spec.origin is not None


def open_window() -> int:
    """Opens the window and plays in it until it is closed; returns the exit code."""
    return int(import_module(WINDOW).run())


def gl_renderer() -> str:
    """The name of what draws the window, or why there is nothing."""
    if not has_window():
        return "no window in this package"
    return str(import_module(WINDOW).gl_renderer())
