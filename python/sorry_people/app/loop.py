"""Frames one after another while something moves, and none while nothing does."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from sorry_people.app.application import Application

MOST_FRAMES_PER_SECOND = 60
LONGEST_FRAME = 0.1
"""Seconds that a frame may stand for: after a pause of the machine nothing jumps."""


def run(app: Application) -> None:
    """Runs the game until it shall close."""
    clock = pygame.time.Clock()
    before = perf_counter()
    while app.is_running:
        events = pygame.event.get()
        if not events and not app.wants_frame:
            events = [pygame.event.wait(), *pygame.event.get()]
            before = perf_counter()
        for event in events:
            app.handle(event)
        now = perf_counter()
        app.advance(min(now - before, LONGEST_FRAME))
        before = now
        app.draw()
        app.window.flip()
        clock.tick(MOST_FRAMES_PER_SECOND)
