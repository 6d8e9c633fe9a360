"""The error for a window that can't be opened."""


class WindowError(Exception):
    """There is no display, or no OpenGL 3.3; the message tells what works without."""
