"""`sorry-people doctor`: what this installation stands on."""

import json
from importlib.metadata import version

from sorry_people.cli import options
from sorry_people.cli.console import out
from sorry_people.cli.machine import machine
from sorry_people.cli.window import gl_renderer
from sorry_people.session import folders

LIBRARIES = ("numpy", "pygame-ce", "moderngl", "typer", "rich", "platformdirs")


def doctor(*, as_json: options.AsJson = False) -> None:
    """Show versions, build, cores, the graphics and where games are saved."""
    facts: dict[str, str | int] = {
        **machine(),
        **{library: version(library) for library in LIBRARIES},
        "graphics": gl_renderer(),
        "saved games": str(folders.data_folder()),
    }
    if as_json:
        out.print(json.dumps(facts), soft_wrap=True, markup=False)
        return
    for name, value in facts.items():
        out.print(f"{name:14}{value}", markup=False, soft_wrap=True)
