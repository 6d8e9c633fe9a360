"""A limit for tests that could hang."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    """Fails what runs inside for longer; far more than a slow machine needs, so that nothing hangs."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"it took longer than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
