"""The game in a window; `cli` opens it through the functions here."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from sorry_people.app.frame_times import frame_times
from sorry_people.app.opening import gl_renderer, play, replay, run, screenshot, watch
from sorry_people.app.postcards import take_postcards
from sorry_people.app.sound.analysis.portfolio import portfolio as sounds

__all__ = [
    "frame_times",
    "gl_renderer",
    "play",
    "replay",
    "run",
    "screenshot",
    "sounds",
    "take_postcards",
    "watch",
]
