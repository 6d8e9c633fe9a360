"""What happens one thing after another, written down as a generator."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, TypeAlias, TypeVar

from sorry_people.scene import Node, Signal, Tween

Answer = TypeVar("Answer")


class Question(Generic[Answer]):
    """Something that a person is asked; waiting for the answer costs no frames.

    Attributes:
        given: Emitted, without arguments, with the first answer.
    """

    def __init__(self) -> None:
        self.given = Signal()
        self._answers: list[Answer] = []

    @property
    def is_open(self) -> bool:
        """Whether nobody has answered yet."""
        return not self._answers

    @property
    def answer(self) -> Answer:
        """The answer; `IndexError` while there is none."""
        return self._answers[0]

    def give(self, answer: Answer) -> None:
        """Answers; the first answer counts."""
        if self.is_open:
            self._answers.append(answer)
            self.given.emit()


Wait: TypeAlias = float | Tween | Question[Any]
"""Seconds, a tween until it is over, or a question until it is answered."""

Steps: TypeAlias = Generator[Wait, None, None]
"""What a script is written as."""


class Script(Node):
    """Runs a generator that yields what it waits for, within the frames of the tree.

    Attributes:
        finished: Emitted, without arguments, when the generator is through.
    """

    def __init__(self, steps: Steps, name: str = "Script") -> None:
        super().__init__(name)
        self.finished = Signal()
        self._steps = steps
        self._wait: Wait = 0.0

    def _process(self, delta: float) -> None:
        while self._is_over(delta):
            # What a wait has left of the frame is not given to the next one, except by seconds.
            rest = self._wait if isinstance(self._wait, float) else 0.0
            delta = 0.0
            try:
                self._wait = next(self._steps)
            except StopIteration:
                self.set_process(False)
                self.finished.emit()
                return
            if isinstance(self._wait, int | float):
                self._wait = float(self._wait) + min(rest, 0.0)
            elif isinstance(self._wait, Question) and self._wait.is_open:
                self.set_process(False)
                self._wait.given.connect(self._go_on, one_shot=True)
                return

    def _is_over(self, delta: float) -> bool:
        match self._wait:
            case Tween():
                return not self._wait.is_alive
            case Question():
                return not self._wait.is_open
            case _:
                self._wait -= delta
                return self._wait <= 0.0

    def _go_on(self) -> None:
        self.set_process(True)
