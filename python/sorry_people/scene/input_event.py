"""What comes from the keyboard, the mouse and the fingers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, eq=False)
class InputEvent:
    """An event on its way through the tree.

    Attributes:
        source: What the window's library sent; the tree only passes it on.
        handled: Set by the node that keeps the event; the others then don't see it.
    """

    source: object
    handled: bool = False
