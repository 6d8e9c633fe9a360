"""Order of the hooks, names, paths, groups and removal."""

from __future__ import annotations

import pytest

from sorry_people.scene import InputEvent, Node, ProcessMode, SceneTree


class Witness(Node):
    """Writes down what is called."""

    def __init__(self, name: str, log: list[str], *children: Node) -> None:
        super().__init__(name)
        self.log = log
        for child in children:
            self.add_child(child)

    def _enter_tree(self) -> None:
        self.log.append(f"enter {self.name}")

    def _ready(self) -> None:
        self.log.append(f"ready {self.name}")

    def _exit_tree(self) -> None:
        self.log.append(f"exit {self.name}")

    def _process(self, delta: float) -> None:
        self.log.append(f"process {self.name} {delta}")

    def _input(self, event: InputEvent) -> None:
        self.log.append(f"input {self.name}")
        if event.source == f"for {self.name}":
            event.handled = True


def family(log: list[str]) -> Witness:
    return Witness("fair", log, Witness("wheel", log, Witness("seat", log)), Witness("tent", log))


def test_enter_is_parent_first_ready_and_exit_children_first() -> None:
    log: list[str] = []
    tree = SceneTree()
    fair = family(log)
    assert log == []
    tree.root.add_child(fair)
    assert log == [
        *("enter fair", "enter wheel", "enter seat", "enter tent"),
        *("ready seat", "ready wheel", "ready tent", "ready fair"),
    ]
    log.clear()
    tree.root.remove_child(fair)
    assert log == ["exit tent", "exit seat", "exit wheel", "exit fair"]
    assert fair.tree is None
    assert fair.get_node("wheel/seat").tree is None


def test_ready_comes_once_in_a_life() -> None:
    log: list[str] = []
    tree = SceneTree()
    node = Witness("node", log)
    for _ in range(2):
        tree.root.add_child(node)
        tree.root.remove_child(node)
    assert log == ["enter node", "ready node", "exit node", "enter node", "exit node"]


def test_a_child_added_on_entering_enters_and_is_ready_once() -> None:
    log: list[str] = []

    class Builder(Witness):
        def _enter_tree(self) -> None:
            super()._enter_tree()
            self.add_child(Witness("built", log))

    SceneTree().root.add_child(Builder("builder", log))
    assert log == ["enter builder", "enter built", "ready built", "ready builder"]


def test_process_is_parent_first_and_input_deepest_first() -> None:
    log: list[str] = []
    tree = SceneTree(family(log))
    log.clear()
    tree.process(0.5)
    assert log == ["process fair 0.5", "process wheel 0.5", "process seat 0.5", "process tent 0.5"]
    log.clear()
    assert not tree.input(InputEvent("for nobody"))
    assert log == ["input tent", "input seat", "input wheel", "input fair"]
    log.clear()
    assert tree.input(InputEvent("for seat"))
    assert log == ["input tent", "input seat"]


def test_set_input_as_handled_stops_the_event() -> None:
    log: list[str] = []
    tree = SceneTree(family(log))

    class Keeper(Node):
        def _input(self, event: InputEvent) -> None:  # noqa: ARG002
            tree.set_input_as_handled()

    tree.root.add_child(Keeper())
    log.clear()
    event = InputEvent("any")
    assert tree.input(event)
    assert event.handled
    assert log == []


@pytest.mark.parametrize(
    ("mode", "while_running", "while_paused"),
    [
        (ProcessMode.INHERIT, True, False),
        (ProcessMode.PAUSABLE, True, False),
        (ProcessMode.WHEN_PAUSED, False, True),
        (ProcessMode.ALWAYS, True, True),
        (ProcessMode.DISABLED, False, False),
    ],
)
def test_process_modes(mode: ProcessMode, while_running: bool, while_paused: bool) -> None:
    log: list[str] = []
    tree = SceneTree()
    parent = tree.root.add_child(Node("parent"))
    parent.process_mode = mode
    parent.add_child(Witness("child", log))  # inherits
    for paused, takes_part in ((False, while_running), (True, while_paused)):
        log.clear()
        tree.paused = paused
        tree.process(1.0)
        tree.input(InputEvent("any"))
        assert log == (["process child 1.0", "input child"] if takes_part else [])
        assert tree.is_animating is takes_part


def test_queue_free_waits_for_the_end_of_the_frame() -> None:
    log: list[str] = []

    class Mayfly(Witness):
        def _process(self, delta: float) -> None:
            super()._process(delta)
            self.queue_free()
            self.queue_free()
            self.log.append(f"still there {self.tree is not None}")

    tree = SceneTree()
    mayfly = tree.root.add_child(Mayfly("mayfly", log))
    log.clear()
    tree.process(1.0)
    assert log == ["process mayfly 1.0", "still there True", "exit mayfly"]
    assert mayfly.parent is None
    assert tree.root.children == ()


def test_a_node_removed_by_another_is_not_processed_in_that_frame() -> None:
    log: list[str] = []
    tree = SceneTree()

    class Remover(Node):
        def _process(self, delta: float) -> None:  # noqa: ARG002
            if victim.parent is not None:
                tree.root.remove_child(victim)

    tree.root.add_child(Remover())
    victim = tree.root.add_child(Witness("victim", log))
    log.clear()
    tree.process(1.0)
    assert log == ["exit victim"]


def test_set_process_turns_frames_off_and_on() -> None:
    log: list[str] = []
    tree = SceneTree()
    node = tree.root.add_child(Witness("node", log))
    node.set_process(False)
    log.clear()
    tree.process(1.0)
    assert log == []
    assert not tree.is_animating
    node.set_process(True)
    assert tree.is_animating


def test_names_are_unique_among_siblings() -> None:
    root = Node("root")
    names = [root.add_child(Node("Lamp")).name for _ in range(3)]
    assert names == ["Lamp", "Lamp2", "Lamp3"]
    root.children[0].name = "Lamp2"
    assert [child.name for child in root.children] == ["Lamp22", "Lamp2", "Lamp3"]
    assert root.get_node("Lamp22") is root.children[0]
    assert Node().name == "Node"
    for wrong in ("a/b", ".."):
        with pytest.raises(ValueError, match="without slashes"):
            Node(wrong)


def test_paths() -> None:
    fair = family([])
    seat = fair.get_node("wheel/seat")
    assert seat.path == "fair/wheel/seat"
    assert seat.get_node("../../tent").name == "tent"
    with pytest.raises(KeyError, match=r"has no 'seet'.*it has seat"):
        fair.get_node("wheel/seet")


def test_wrong_building_is_told() -> None:
    fair = family([])
    wheel = fair.get_node("wheel")
    with pytest.raises(ValueError, match="has a parent already"):
        Node("other").add_child(wheel)
    with pytest.raises(ValueError, match="below itself"):
        wheel.add_child(fair)
    with pytest.raises(ValueError, match="not a child"):
        fair.remove_child(wheel.get_node("seat"))
    with pytest.raises(ValueError, match="root of a tree"):
        Node().add_child(SceneTree().root)
    with pytest.raises(ValueError, match="in use already"):
        SceneTree(wheel)


def test_groups_are_called_in_tree_order() -> None:
    log: list[str] = []

    class Bulb(Node):
        def switch(self, how: str) -> None:
            log.append(f"{self.name} {how}")

    tree = SceneTree()
    bulbs = [tree.root.add_child(Bulb("Bulb")).add_to_group("lights") for _ in range(3)]
    bulbs[1].remove_from_group("lights")
    tree.call_group("lights", "switch", "off")
    assert log == ["Bulb off", "Bulb3 off"]
    assert tree.get_nodes_in_group("lights") == [bulbs[0], bulbs[2]]
    assert bulbs[0].groups == {"lights"}


def test_structure_version_tells_of_changes_below() -> None:
    root = Node("root")
    middle = root.add_child(Node("middle"))
    before = root.structure_version
    leaf = middle.add_child(Node("leaf"))
    assert root.structure_version > before
    before = root.structure_version
    middle.remove_child(leaf)
    assert root.structure_version > before
