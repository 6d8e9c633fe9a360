"""The standard streams, made so that no odd character and no closed stream costs anybody's work."""

import io
import sys


def make_safe() -> None:
    """Has a character that a stream can't hold become a question mark, and a closed stream an empty one."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
