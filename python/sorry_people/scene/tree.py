"""Runs the frames of a tree of nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.scene.node import Node
from sorry_people.scene.timer import Timer
from sorry_people.scene.tween import Tween

if TYPE_CHECKING:
    from sorry_people.scene.input_event import InputEvent


class SceneTree:
    """Holds the root, and calls the hooks of the nodes below it.

    A frame goes: `_process` of the nodes, parents first; timers; tweens; then the nodes that asked for it
    are removed.

    Attributes:
        root: The topmost node; it is in the tree from the start.
        paused: While True, only nodes whose mode allows it take part, and only the timers and tweens made
            to run while paused.
    """

    def __init__(self, root: Node | None = None) -> None:
        self.root = root if root is not None else Node("root")
        if self.root.parent is not None or self.root.tree is not None:
            raise ValueError(f"{self.root!r} is in use already and cannot be the root of another tree")
        self.paused = False
        self._order: list[Node] | None = None
        self._leaving: list[Node] = []
        self._timers: list[Timer] = []
        self._tweens: list[Tween] = []
        self._event: InputEvent | None = None
        self.root._propagate_enter(self)
        self.root._propagate_ready()

    def process(self, delta: float) -> None:
        """Runs one frame of `delta` seconds.

        Raises:
            ValueError: `delta` is negative.
        """
        if delta < 0.0:
            raise ValueError(f"time runs forward only, not by {delta} seconds")
        for node in self._nodes_in_order():
            if node._processes and node.tree is self and node.can_process():
                node._process(delta)
        for timer in [timer for timer in self._timers if self._runs(timer)]:
            if timer in self._timers and timer.advance(delta):
                self._timers.remove(timer)
        for tween in [tween for tween in self._tweens if self._runs(tween)]:
            tween.advance(delta)
        self._tweens = [tween for tween in self._tweens if tween.is_alive]
        self._free()

    def input(self, event: InputEvent) -> bool:
        """Offers an event to the nodes, the deepest and last first; tells whether one handled it."""
        self._event = event
        for node in reversed(self._nodes_in_order()):
            if event.handled:
                break
            if type(node)._input is not Node._input and node.tree is self and node.can_process():
                node._input(event)
        self._event = None
        self._free()
        return event.handled

    def set_input_as_handled(self) -> None:
        """Keeps the event that is going through the tree now."""
        if self._event is not None:
            self._event.handled = True

    @property
    def is_animating(self) -> bool:
        """Whether another frame would change something: a tween, timer or processing node is at work."""
        return (
            any(self._runs(timer) for timer in self._timers)
            or any(tween.is_running and self._runs(tween) for tween in self._tweens)
            or any(node._processes and node.can_process() for node in self._nodes_in_order())
        )

    def create_timer(self, seconds: float, *, runs_while_paused: bool = False) -> Timer:
        """A timer that starts now; listen to its `timeout`.

        Raises:
            ValueError: `seconds` is negative.
        """
        timer = Timer(seconds, runs_while_paused=runs_while_paused)
        self._timers.append(timer)
        return timer

    def create_tween(self, *, runs_while_paused: bool = False) -> Tween:
        """An empty tween that starts with the next frame."""
        tween = Tween(runs_while_paused=runs_while_paused)
        self._tweens.append(tween)
        return tween

    def kill_tweens(self) -> None:
        """Ends all tweens where they are; none emits `finished`."""
        for tween in self._tweens:
            tween.kill()

    def get_nodes_in_group(self, group: str) -> list[Node]:
        """The nodes of a group in the order of the tree."""
        return [node for node in self._nodes_in_order() if group in node._groups]

    def call_group(self, group: str, method: str, *arguments: object) -> None:
        """Calls a method of every node of a group, in the order of the tree.

        Raises:
            AttributeError: A node of the group has no such method.
        """
        for node in self.get_nodes_in_group(group):
            getattr(node, method)(*arguments)

    def free_later(self, node: Node) -> None:
        """Removes a node at the end of the frame: what `Node.queue_free` does."""
        self._leaving.append(node)

    def forget_order(self) -> None:
        """A node came, went or changed its mind about processing."""
        self._order = None

    def _nodes_in_order(self) -> list[Node]:
        if self._order is None:
            self._order = list(self.root.walk())
        return self._order

    def _runs(self, task: Timer | Tween) -> bool:
        return task.runs_while_paused or not self.paused

    def _free(self) -> None:
        while self._leaving:
            node = self._leaving.pop()
            if node.tree is self and node.parent is not None:
                node.parent.remove_child(node)
