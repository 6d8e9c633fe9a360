"""The building block of a scene: a named place in a tree that takes part in frames and input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from sorry_people.scene.process_mode import ProcessMode
from sorry_people.scene.signal import Signal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sorry_people.scene.input_event import InputEvent
    from sorry_people.scene.tree import SceneTree

T = TypeVar("T", bound="Node")


class Node:
    """A node with a parent, children in order, and groups. Derive from it and override the hooks.

    The hooks are called by the tree: `_enter_tree` (parents before children), `_ready` (children before
    parents, once in a node's life), `_exit_tree` (children before parents), `_process(delta)` every frame
    (parents first) and `_input(event)` (the deepest and last first) until somebody handles the event.

    Attributes:
        process_mode: Whether it takes part while the tree is paused.
        tree_entered, ready, tree_exiting: Signals without arguments, emitted after the hook of that name.
    """

    def __init__(self, name: str = "") -> None:
        self._name = _checked_name(name or type(self).__name__)
        self._parent: Node | None = None
        self._children: dict[str, Node] = {}
        self._tree: SceneTree | None = None
        self._groups: set[str] = set()
        self._is_ready = False
        self._is_leaving = False
        self._processes = type(self)._process is not Node._process
        self._structure_version = 0
        self.process_mode = ProcessMode.INHERIT
        self.tree_entered = Signal()
        self.ready = Signal()
        self.tree_exiting = Signal()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.path}>"

    # Hooks to override.

    def _enter_tree(self) -> None:
        """Called when the node has come into a tree, before its children come in."""

    def _ready(self) -> None:
        """Called once, when the node and all its children are in a tree for the first time."""

    def _exit_tree(self) -> None:
        """Called when the node is about to leave the tree, after its children left."""

    def _process(self, delta: float) -> None:
        """Called every frame; `delta` is in seconds. Overriding it asks for frames: see `set_process`."""

    def _input(self, event: InputEvent) -> None:
        """Called for every input event that nobody has handled yet; set `event.handled` to keep it."""

    # Names and places.

    @property
    def name(self) -> str:
        """The name, unique among its siblings: adding or renaming puts a number behind one that is taken.

        Raises:
            ValueError: When set to an empty text or one with a slash.
        """
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        _checked_name(name)
        parent = self._parent
        if parent is None:
            self._name = name
            return
        siblings = {key: child for key, child in parent._children.items() if child is not self}
        self._name = _free_name(name, siblings)
        parent._children = {child._name: child for child in parent._children.values()}

    @property
    def parent(self) -> Node | None:
        """The node above, if any."""
        return self._parent

    @property
    def children(self) -> tuple[Node, ...]:
        """The nodes below, in order."""
        return tuple(self._children.values())

    @property
    def tree(self) -> SceneTree | None:
        """The tree it is in, or None."""
        return self._tree

    @property
    def path(self) -> str:
        """The names from the topmost node down to this one, with slashes between."""
        return self._name if self._parent is None else f"{self._parent.path}/{self._name}"

    @property
    def structure_version(self) -> int:
        """Grows whenever a node is added, removed, shown or hidden anywhere below or at this node."""
        return self._structure_version

    def walk(self) -> Iterator[Node]:
        """This node and everything below it, parents first."""
        yield self
        for child in self.children:
            yield from child.walk()

    # Building.

    def add_child(self, child: T) -> T:
        """Puts a node below this one, last, and returns it.

        Raises:
            ValueError: It has a parent already, or this node is at or below it.
        """
        if child._parent is not None:
            raise ValueError(f"{child!r} has a parent already; remove it there first")
        if child._tree is not None:
            raise ValueError(f"{child!r} is the root of a tree and cannot be a child")
        ancestor: Node | None = self
        while ancestor is not None:
            if ancestor is child:
                raise ValueError(f"{child!r} cannot be added below itself")
            ancestor = ancestor._parent
        child._name = _free_name(child._name, self._children)
        child._parent = self
        self._children[child._name] = child
        child._moved_in_tree()
        self._touch()
        if self._tree is not None:
            child._propagate_enter(self._tree)
            child._propagate_ready()
        return child

    def remove_child(self, child: Node) -> None:
        """Takes a child, and all below it, out. It may be added again somewhere.

        Raises:
            ValueError: It is not a child of this node.
        """
        if child._parent is not self:
            raise ValueError(f"{child!r} is not a child of {self!r}")
        if child._tree is not None:
            child._propagate_exit()
        del self._children[child._name]
        child._parent = None
        child._moved_in_tree()
        self._touch()

    def queue_free(self) -> None:
        """Removes the node at the end of the frame, or now when it is in no tree. Twice does no harm."""
        if self._tree is not None:
            self._is_leaving = True
            self._tree.free_later(self)
        elif self._parent is not None:
            self._parent.remove_child(self)

    @property
    def is_queued_for_deletion(self) -> bool:
        """Whether it goes at the end of the frame."""
        return self._is_leaving

    def get_node(self, path: str) -> Node:
        """The node at a path of names below this one, such as `"Midway/Wheel"`; `".."` is the parent.

        Raises:
            KeyError: There is none; the message names the step that failed and what is there.
        """
        node = self
        for step in path.split("/"):
            found = node._parent if step == ".." else node._children.get(step)
            if found is None:
                known = ", ".join(node._children) or "no children"
                raise KeyError(f"{node!r} has no {step!r} (in {path!r}); it has {known}")
            node = found
        return node

    # Groups.

    @property
    def groups(self) -> frozenset[str]:
        """The groups it is in."""
        return frozenset(self._groups)

    def add_to_group(self, group: str) -> Self:
        """Puts the node into a named group, to be found by the tree; returns the node."""
        self._groups.add(group)
        return self

    def remove_from_group(self, group: str) -> None:
        """Takes the node out of a group; does nothing if it is not in it."""
        self._groups.discard(group)

    # Taking part in frames.

    @property
    def is_processing(self) -> bool:
        """Whether `_process` is called, and so frames are wanted."""
        return self._processes

    def set_process(self, processes: bool) -> None:
        """Turns the calls of `_process` on or off. They are on from the start where it is overridden."""
        if processes != self._processes:
            self._processes = processes
            if self._tree is not None:
                self._tree.forget_order()

    def can_process(self) -> bool:
        """Whether it takes part now, by its process mode and the tree's pause."""
        if self._tree is None:
            return False
        node: Node | None = self
        while node is not None and node.process_mode is ProcessMode.INHERIT:
            node = node._parent
        mode = ProcessMode.PAUSABLE if node is None else node.process_mode
        if mode is ProcessMode.PAUSABLE:
            return not self._tree.paused
        if mode is ProcessMode.WHEN_PAUSED:
            return self._tree.paused
        return mode is ProcessMode.ALWAYS

    # What the tree and derived nodes call.

    def _moved_in_tree(self) -> None:
        """The parent changed; nodes with a place in space override it."""

    def _touch(self) -> None:
        """Tells this node and all above that what is drawn below has changed."""
        node: Node | None = self
        while node is not None:
            node._structure_version += 1
            node = node._parent

    def _propagate_enter(self, tree: SceneTree) -> None:
        self._tree = tree
        tree.forget_order()
        self._enter_tree()
        self.tree_entered.emit()
        for child in self.children:
            if child._tree is None:
                child._propagate_enter(tree)

    def _propagate_ready(self) -> None:
        for child in self.children:
            child._propagate_ready()
        if not self._is_ready:
            self._is_ready = True
            self._ready()
            self.ready.emit()

    def _propagate_exit(self) -> None:
        for child in reversed(self.children):
            child._propagate_exit()
        self._exit_tree()
        self.tree_exiting.emit()
        if self._tree is not None:
            self._tree.forget_order()
        self._tree = None
        self._is_leaving = False


def _checked_name(name: str) -> str:
    if not name or "/" in name or name == "..":
        raise ValueError(f"a node's name is a text without slashes, not {name!r}")
    return name


def _free_name(name: str, taken: dict[str, Node]) -> str:
    if name not in taken:
        return name
    number = 2
    while f"{name}{number}" in taken:
        number += 1
    return f"{name}{number}"
