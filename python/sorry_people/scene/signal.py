"""One node tells, others listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Listener = Callable[..., object]


class Signal:
    """A list of listeners that are called, in the order they connected, when the signal is emitted.

    >>> pressed = Signal()
    >>> pressed.connect(print)
    >>> pressed.emit("draw")
    draw
    """

    def __init__(self) -> None:
        self._listeners: dict[Listener, bool] = {}

    def connect(self, listener: Listener, *, one_shot: bool = False) -> None:
        """Calls `listener` at every emission, or at the next one only.

        Raises:
            ValueError: It is connected already.
        """
        if listener in self._listeners:
            raise ValueError(f"{listener!r} is connected already")
        self._listeners[listener] = one_shot

    def disconnect(self, listener: Listener) -> None:
        """Calls `listener` no more.

        Raises:
            ValueError: It is not connected.
        """
        if self._listeners.pop(listener, None) is None:
            raise ValueError(f"{listener!r} is not connected")

    def is_connected(self, listener: Listener) -> bool:
        """Whether `listener` would be called."""
        return listener in self._listeners

    def emit(self, *arguments: object) -> None:
        """Calls every listener with the arguments.

        A listener that is connected during the emission waits for the next one; one that is
        disconnected during it is not called any more.
        """
        for listener, one_shot in list(self._listeners.items()):
            if listener not in self._listeners:
                continue
            if one_shot:
                del self._listeners[listener]
            listener(*arguments)
