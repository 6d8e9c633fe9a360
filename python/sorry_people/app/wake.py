"""How other threads wake a loop that sleeps because nothing moves."""

import pygame

WAKE = pygame.event.custom_type()
"""Posted when a thread has news that are to be seen or heard."""


def wake() -> None:
    """Has the loop go round once; may be called from any thread, with a window or without."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(WAKE))
