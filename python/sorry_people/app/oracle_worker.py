"""Asks the Oracle in a thread of its own, so that no frame waits for it."""

from __future__ import annotations

import os
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from sorry_people.rules import CancelledError, Oracle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sorry_people.rules import Advice, Driver, Game

    AnyAdvice = Advice[Any, Any]


PLAYOUTS = 50_000
"""For each move, unless told otherwise (O2)."""


class NobodyWaitsError(Exception):
    """Raised out of the Oracle's progress when nobody waits for the answer any more."""


class OracleWorker:
    """One question at a time; a new one ends the one before.

    Attributes:
        advice: The latest that is known of the present question, interim or whole; None before.
        is_working: Whether more is coming.
    """

    def __init__(
        self, wake: Callable[[], object], *, seed: int | None = None, playouts: int = PLAYOUTS
    ) -> None:
        """A worker that calls `wake`, from its thread, whenever `advice` or `is_working` has changed."""
        self._wake = wake
        # A core is left to the frames.
        threads = max(1, (os.cpu_count() or 2) - 1)
        self._oracle = Oracle(playouts=playouts, threads=threads, seed=seed)
        self._lock = Lock()
        self._question = 0
        self._thread: Thread | None = None
        self.advice: AnyAdvice | None = None
        self.is_working = False

    @property
    def playouts(self) -> int:
        """How many playouts each move gets at first (O2)."""
        return self._oracle.playouts

    def ask(self, game: Game, drivers: Mapping[Any, Driver]) -> None:
        """Weighs the moves of the waiting card of `game`, which must not change meanwhile."""
        self._start(lambda report: self._oracle.advise(game, drivers=drivers, progress=report))

    def extend(self, playouts: int) -> None:
        """Goes on with the present advice until it has so many playouts; `LookupError` when there is none."""
        advice = self.advice
        if advice is None:
            raise LookupError("there is no advice yet that could be extended")
        self._start(lambda report: self._oracle.extend(advice, playouts=playouts, progress=report), advice)

    def cancel(self) -> None:
        """Forgets the question, at once; its thread ends by itself, as soon as the core looks up."""
        with self._lock:
            self._question += 1
            self.advice = None
            self.is_working = False
        self._oracle.cancel()

    def close(self) -> None:
        """Forgets the question; returns when no thread is left."""
        self.cancel()
        self.wait()

    def wait(self) -> None:
        """Returns when the question is answered, or no thread is at work on one that was forgotten."""
        if self._thread is not None:
            self._thread.join()

    def _start(
        self, work: Callable[[Callable[[AnyAdvice], None]], AnyAdvice], known: AnyAdvice | None = None
    ) -> None:
        self.cancel()
        with self._lock:
            question = self._question
            self.advice = known
            self.is_working = True
        arguments = (question, work, self._thread)
        self._thread = Thread(target=self._run, args=arguments, name="Oracle", daemon=True)
        self._thread.start()

    def _run(
        self,
        question: int,
        work: Callable[[Callable[[AnyAdvice], None]], AnyAdvice],
        before: Thread | None,
    ) -> None:
        # The question before may take a moment to end, for which no frame is to wait.
        if before is not None:
            before.join()
        if question != self._question:
            return
        try:
            advice = work(lambda interim: self._publish(question, interim, is_last=False))
            self._publish(question, advice, is_last=True)
        except (NobodyWaitsError, CancelledError):
            return

    def _publish(self, question: int, advice: AnyAdvice, *, is_last: bool) -> None:
        with self._lock:
            # Cancelling takes a moment to reach the core, and one that comes before its start is not heard.
            if question != self._question:
                raise NobodyWaitsError
            self.advice = advice
            self.is_working = not is_last
        self._wake()
