"""Signals and timers."""

from __future__ import annotations

import pytest

from sorry_people.scene import SceneTree, Signal


def test_listeners_are_called_in_order_with_the_arguments() -> None:
    heard: list[object] = []
    signal = Signal()
    signal.connect(lambda *arguments: heard.append(("first", *arguments)))
    signal.connect(lambda *arguments: heard.append(("second", *arguments)), one_shot=True)
    signal.emit(1, "a")
    signal.emit(2)
    assert heard == [("first", 1, "a"), ("second", 1, "a"), ("first", 2)]


def test_changes_during_an_emission() -> None:
    heard: list[str] = []
    signal = Signal()

    def late() -> None:
        heard.append("late")

    def never() -> None:
        heard.append("never")

    def first() -> None:
        heard.append("first")
        signal.connect(late)
        signal.disconnect(never)

    signal.connect(first, one_shot=True)
    signal.connect(never)
    signal.emit()
    assert heard == ["first"]
    signal.emit()
    assert heard == ["first", "late"]


def test_wrong_connections_are_told() -> None:
    signal = Signal()
    signal.connect(print)
    assert signal.is_connected(print)
    with pytest.raises(ValueError, match="already"):
        signal.connect(print)
    signal.disconnect(print)
    with pytest.raises(ValueError, match="not connected"):
        signal.disconnect(print)


def test_a_timer_fires_once_when_its_time_is_over() -> None:
    tree = SceneTree()
    heard: list[str] = []
    tree.create_timer(1.0).timeout.connect(lambda: heard.append("ding"))
    for expected in ([], ["ding"], ["ding"]):
        assert tree.is_animating is (expected == [] or heard == [])
        tree.process(0.6)
        assert heard == expected
    assert not tree.is_animating


def test_timers_wait_while_paused_unless_told() -> None:
    tree = SceneTree()
    heard: list[str] = []
    tree.create_timer(1.0).timeout.connect(lambda: heard.append("waits"))
    tree.create_timer(1.0, runs_while_paused=True).timeout.connect(lambda: heard.append("runs"))
    tree.paused = True
    tree.process(2.0)
    assert heard == ["runs"]
    tree.paused = False
    tree.process(2.0)
    assert heard == ["runs", "waits"]


def test_a_timer_may_start_another_one() -> None:
    tree = SceneTree()
    heard: list[str] = []

    def again() -> None:
        heard.append("again")
        tree.create_timer(1.0).timeout.connect(lambda: heard.append("last"))

    tree.create_timer(1.0).timeout.connect(again)
    tree.process(5.0)
    assert heard == ["again"]
    tree.process(1.0)
    assert heard == ["again", "last"]


def test_negative_times_are_refused() -> None:
    tree = SceneTree()
    with pytest.raises(ValueError, match="zero seconds or more"):
        tree.create_timer(-1.0)
    with pytest.raises(ValueError, match="forward only"):
        tree.process(-0.1)
