"""A move chosen by picking one thing after another: a pawn, where it goes, the pawn that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.way import Way

MoveT = TypeVar("MoveT")


def is_forced(ways: Sequence[Way[MoveT]]) -> bool:
    """Whether there is one move only, or several that look alike, as of pawns from Start."""
    return len({way.index for way in ways}) == 1 or len({way.steps for way in ways}) == 1


class Selection(Generic[MoveT]):
    """Narrows the legal moves down to one. A step that leaves no choice is taken by itself.

    Only the last step of a move that is the only one has to be picked: nothing is done before it was seen.
    """

    def __init__(self, ways: Iterable[Way[MoveT]]) -> None:
        """Nothing is picked yet but what leaves no choice.

        Raises:
            ValueError: There is no way, or one that has no step.
        """
        self._ways = tuple(ways)
        if not all(way.steps for way in self._ways) or not self._ways:
            raise ValueError("a selection needs moves, and a step for each of them")
        self._picked: tuple[Option, ...] = ()
        while len(only := self._next(self._picked)) == 1 and self._next((*self._picked, only[0])):
            self._picked += (only[0],)
        self._returns: list[tuple[Option, ...]] = []

    @property
    def picked(self) -> tuple[Option, ...]:
        """What is picked so far."""
        return self._picked

    @property
    def remaining(self) -> Sequence[Way[MoveT]]:
        """The ways that go on from what is picked."""
        return self._after(self._picked)

    @property
    def options(self) -> Sequence[Option]:
        """What can be picked next, each once; nothing when the move is decided."""
        return self._next(self._picked)

    @property
    def decided(self) -> Way[MoveT] | None:
        """The way that was gone to its end, or None. Moves that look alike, as pawns from Start, are one."""
        return None if self.options else self.remaining[0]

    @property
    def can_go_back(self) -> bool:
        """Whether something is picked that could be picked otherwise."""
        return bool(self._returns)

    def pick(self, option: Option) -> None:
        """Takes a step, and those after it that leave no choice.

        Raises:
            ValueError: It is none of the options; nothing has changed then.
        """
        if option not in self.options:
            raise ValueError(f"{option.text!r} can't be picked now: use one of the options")
        self._returns.append(self._picked)
        self._picked += (option,)
        while len(only := self._next(self._picked)) == 1:
            self._picked += (only[0],)

    def back(self) -> None:
        """Takes the last pick back, if there is one."""
        if self._returns:
            self._picked = self._returns.pop()

    def through(self, option: Option) -> Sequence[Way[MoveT]]:
        """The ways that are left if `option` is picked."""
        return self._after((*self._picked, option))

    def _after(self, picked: tuple[Option, ...]) -> Sequence[Way[MoveT]]:
        return [way for way in self._ways if way.steps[: len(picked)] == picked]

    def _next(self, picked: tuple[Option, ...]) -> Sequence[Option]:
        at = len(picked)
        return list(dict.fromkeys(way.steps[at] for way in self._after(picked) if len(way.steps) > at))
