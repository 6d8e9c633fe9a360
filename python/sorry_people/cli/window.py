"""The one place where the command line meets the window."""

from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from sorry_people.cli.number import number_option

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sorry_people.session import AnySave, AnyTable

QUALITIES = ("lean", "full")

Speed = Annotated[float, number_option(float, 0.25, 64, help="How many times as fast as life.")]


def _parse_quality(text: str) -> str:
    if text not in QUALITIES:
        raise typer.BadParameter(f'"{text}" is no quality: it is one of {", ".join(QUALITIES)}')
    return text


Quality = Annotated[
    str | None,
    typer.Option(
        parser=_parse_quality,
        metavar="|".join(QUALITIES),
        help="How much is drawn; by the settings and the machine when not given.",
    ),
]


def open_window(table: "AnyTable | None" = None, quality: str | None = None) -> int:
    """Opens the window, with a new game or with the set-up; returns the exit code when it is closed."""
    app = _app()
    return int(app.run(quality) if table is None else app.play(table, quality))


def watch_in_window(table: "AnyTable", *, speed: float, quality: str | None, quits: bool) -> int:
    """Shows computers play in the window; returns the exit code when it is closed."""
    return int(_app().watch(table, speed=speed, quality=quality, quits=quits))


def replay_in_window(save: "AnySave", *, speed: float, quality: str | None) -> int:
    """Shows a saved game in the window; returns the exit code when it is closed."""
    return int(_app().replay(save, speed=speed, quality=quality))


def take_screenshot(scene: str, out: "Path", size: tuple[int, int], quality: str | None, seed: int) -> None:
    """Writes a picture of a scene; `ValueError` when there is no such scene."""
    _app().screenshot(scene, out, size, quality, seed)


def take_postcards(folder: "Path") -> "Iterator[Path]":
    """Writes the README's pictures; `ValueError` without Pillow."""
    return cast("Iterator[Path]", _app().take_postcards(folder))


def measure_frames(size: tuple[int, int]) -> "Iterator[Any]":
    """The frame times of the game, one `sorry_people.render.bench.Measurement` a preset."""
    return cast("Iterator[Any]", _app().measure_frames(size))


def write_sounds(folder: "Path") -> "Iterator[Any]":
    """Writes every sound; tells of each as it goes, as `sorry_people.app.sound.analysis.measurement` does."""
    return cast("Iterator[Any]", _app().sounds(folder))


def gl_renderer() -> str:
    """The name of what draws the window, or why there is nothing."""
    return str(_app().gl_renderer())


def _app() -> Any:  # noqa: ANN401 - a module
    """Imported only when asked for, as it loads pygame and OpenGL."""
    return import_module("sorry_people.app")
