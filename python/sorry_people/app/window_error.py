"""The error for a window that can't be opened."""

from sorry_people.rules import SorryError


class WindowError(SorryError):
    """There is no display, or no OpenGL 3.3; the message tells what works without."""
