"""Keeps libraries below Python from writing to the terminal."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

_STANDARD_ERROR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Whatever is written to the process's standard error meanwhile is lost.

    ALSA tells of a missing device in ten lines of its own, which no option of SDL prevents.
    """
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:  # there is none that could be written to
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, _STANDARD_ERROR)
    try:
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(kept)
        os.close(nowhere)
