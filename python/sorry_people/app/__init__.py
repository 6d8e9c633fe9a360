"""The game in a window; `cli` opens it through the functions here."""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

if TYPE_CHECKING:
    from sorry_people.app.frame_times import measure_frames
    from sorry_people.app.opening import gl_renderer, play, replay, run, watch
    from sorry_people.app.picture_file import screenshot
    from sorry_people.app.postcards import take_postcards
    from sorry_people.app.sound.analysis.portfolio import portfolio as sounds

__all__ = [
    "gl_renderer",
    "measure_frames",
    "play",
    "replay",
    "run",
    "screenshot",
    "sounds",
    "take_postcards",
    "watch",
]

_OPENING = ("gl_renderer", "play", "replay", "run", "watch")
_HOMES = {
    **dict.fromkeys(_OPENING, "opening"),
    "measure_frames": "frame_times",
    "screenshot": "picture_file",
    "sounds": "sound.analysis.portfolio",
    "take_postcards": "postcards",
}
"""The module of each name: loaded when it is asked for, so that the window need not wait for the tools."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever the name stands for
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_HOMES[name]}")
    return getattr(module, "portfolio" if name == "sounds" else name)
