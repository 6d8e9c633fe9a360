"""Easing, interpolation and tweens."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.scene import Ease, Node3D, SceneTree, Transition
from sorry_people.scene.easing import eased
from sorry_people.scene.interpolation import interpolate, smooth

EVERY_SHAPE = [(transition, ease) for transition in Transition for ease in Ease]


@pytest.mark.parametrize(("transition", "ease"), EVERY_SHAPE)
def test_every_shape_begins_at_0_ends_at_1_and_does_not_jump(transition: Transition, ease: Ease) -> None:
    values = [eased(step / 2000, transition, ease) for step in range(2001)]
    assert values[0] == 0.0
    assert values[-1] == 1.0
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.02


@pytest.mark.parametrize(
    "transition", [t for t in Transition if t not in {Transition.BACK, Transition.ELASTIC}]
)
@given(share=st.floats(0.0, 1.0))
def test_shapes_that_do_not_overshoot_stay_within(transition: Transition, share: float) -> None:
    assert all(-1e-9 <= eased(share, transition, ease) <= 1.0 + 1e-9 for ease in Ease)


@pytest.mark.parametrize("transition", list(Transition))
@given(share=st.floats(1e-6, 1.0 - 1e-6))
def test_out_is_in_turned_round_and_in_out_is_symmetric(transition: Transition, share: float) -> None:
    assert eased(share, transition, Ease.OUT) == pytest.approx(1.0 - eased(1.0 - share, transition, Ease.IN))
    there, back = eased(share, transition, Ease.IN_OUT), eased(1.0 - share, transition, Ease.IN_OUT)
    assert there == pytest.approx(1.0 - back, abs=1e-9)


@pytest.mark.parametrize(
    ("transition", "ease", "share", "value"),
    [
        (Transition.QUAD, Ease.IN, 0.5, 0.25),
        (Transition.CUBIC, Ease.OUT, 0.5, 0.875),
        (Transition.QUART, Ease.IN_OUT, 0.25, 0.03125),
        (Transition.SINE, Ease.OUT, 0.5, 0.5**0.5),
        (Transition.EXPO, Ease.IN, 0.5, 0.03125),
        (Transition.BOUNCE, Ease.OUT, 1 / 2.75, 1.0),  # the first touch
        (Transition.BOUNCE, Ease.OUT, 1.5 / 2.75, 0.75),  # the top of the first leap
    ],
)
def test_known_points(transition: Transition, ease: Ease, share: float, value: float) -> None:
    assert eased(share, transition, ease) == pytest.approx(value)


def test_back_and_elastic_overshoot() -> None:
    for transition in (Transition.BACK, Transition.ELASTIC):
        assert max(eased(step / 100, transition, Ease.OUT) for step in range(101)) > 1.05


def test_interpolation() -> None:
    assert interpolate(0.0, 10.0, 0.3) == pytest.approx(3.0)
    assert interpolate((0.0, 1.0), (2.0, 3.0), 0.5) == (1.0, 2.0)
    assert [interpolate(False, True, share) for share in (0.0, 0.9, 1.0)] == [False, False, True]
    with pytest.raises(ValueError, match="2 and 3 numbers"):
        interpolate((0.0, 0.0), (1.0, 1.0, 1.0), 0.5)


@given(st.tuples(*[st.floats(-10.0, 10.0)] * 4))
def test_the_smooth_curve_goes_through_its_values(values: tuple[float, float, float, float]) -> None:
    assert smooth(*values, 0.0) == pytest.approx(values[1])
    assert smooth(*values, 1.0) == pytest.approx(values[2])


def test_steps_follow_each_other_and_the_time_left_over_counts() -> None:
    tree = SceneTree()
    node = Node3D()
    log: list[str] = []
    tween = tree.create_tween()
    tween.tween_property(node, "position", (1.0, 0.0, 0.0), 1.0)
    tween.tween_callback(lambda: log.append("arrived"))
    tween.tween_interval(0.5)
    tween.tween_property(node, "position", (1.0, 2.0, 0.0), 1.0)
    tween.finished.connect(lambda: log.append("finished"))
    tree.process(0.25)
    assert node.position == (0.25, 0.0, 0.0)
    tree.process(1.5)
    assert node.position == pytest.approx((1.0, 0.5, 0.0))
    assert log == ["arrived"]
    assert tree.is_animating
    tree.process(5.0)
    assert node.position == (1.0, 2.0, 0.0)
    assert log == ["arrived", "finished"]
    assert not tree.is_animating


def test_a_change_starts_from_what_it_finds() -> None:
    tree = SceneTree()
    node = Node3D()
    tween = tree.create_tween()
    tween.tween_interval(1.0)
    tween.tween_property(node, "scale", (3.0, 3.0, 3.0), 1.0)
    node.scale = (2.0, 2.0, 2.0)
    tree.process(1.5)
    assert node.scale == (2.5, 2.5, 2.5)


def test_parallel_chain_and_delay() -> None:
    tree = SceneTree()
    node = Node3D()
    calls: list[str] = []
    tween = tree.create_tween().set_parallel()
    tween.tween_property(node, "position", (2.0, 0.0, 0.0), 2.0)
    tween.tween_property(node, "scale", (2.0, 1.0, 1.0), 1.0).set_delay(1.0)
    tween.tween_callback(lambda: calls.append("once"))
    tween.chain().tween_property(node, "rotation", (0.0, 1.0, 0.0), 1.0)
    for _ in range(3):
        tree.process(0.5)
    assert node.position == (1.5, 0.0, 0.0)
    assert node.scale == (1.5, 1.0, 1.0)
    assert calls == ["once"]
    tree.process(1.0)
    assert node.rotation == (0.0, 0.5, 0.0)


def test_ease_and_transition_of_the_tween_and_of_one_change() -> None:
    tree = SceneTree()
    seen: list[float] = []
    tween = tree.create_tween().set_trans(Transition.QUAD).set_ease(Ease.IN)
    tween.tween_method(seen.append, 0.0, 1.0, 1.0)
    tween.parallel().tween_method(seen.append, 0.0, 1.0, 1.0).set_trans(Transition.LINEAR)
    tree.process(0.5)
    assert seen == [0.25, 0.5]


def test_from_value_loops_and_speed() -> None:
    tree = SceneTree()
    node = Node3D()
    tween = tree.create_tween().set_loops(2).set_speed_scale(2.0)
    tween.tween_property(node, "position", (4.0, 0.0, 0.0), 2.0).from_value((0.0, 0.0, 0.0))
    tree.process(1.5)
    assert node.position == (2.0, 0.0, 0.0)
    tree.process(0.5)
    assert not tween.is_alive
    assert node.position == (4.0, 0.0, 0.0)


def test_an_endless_loop_goes_on_and_takes_no_time_only_once_a_frame() -> None:
    tree = SceneTree()
    calls: list[int] = []
    tree.create_tween().set_loops().tween_callback(lambda: calls.append(1))
    tree.process(1.0)
    first = len(calls)
    assert 1 <= first <= 2
    tree.process(1.0)
    assert len(calls) > first
    assert tree.is_animating


def test_kill_pause_and_finish() -> None:
    tree = SceneTree()
    node = Node3D()
    log: list[str] = []
    tween = tree.create_tween()
    tween.tween_property(node, "position", (1.0, 0.0, 0.0), 1.0)
    tween.tween_callback(lambda: log.append("called"))
    tween.finished.connect(lambda: log.append("finished"))
    tween.pause()
    tree.process(0.5)
    assert node.position == (0.0, 0.0, 0.0)
    assert not tree.is_animating
    tween.play()
    tree.process(0.5)
    tween.finish()
    assert node.position == (1.0, 0.0, 0.0)
    assert log == ["called", "finished"]

    killed = tree.create_tween()
    killed.tween_callback(killed.kill)
    killed.tween_callback(lambda: log.append("never"))
    tree.process(1.0)
    assert log == ["called", "finished"]


def test_a_paused_tree_holds_tweens_unless_told() -> None:
    tree = SceneTree()
    held, running = Node3D(), Node3D()
    tree.create_tween().tween_property(held, "position", (1.0, 0.0, 0.0), 1.0)
    tree.create_tween(runs_while_paused=True).tween_property(running, "position", (1.0, 0.0, 0.0), 1.0)
    tree.paused = True
    tree.process(0.5)
    assert (held.position[0], running.position[0]) == (0.0, 0.5)


def test_wrong_tweens_are_told() -> None:
    tween = SceneTree().create_tween()
    with pytest.raises(AttributeError, match="positon"):
        tween.tween_property(Node3D(), "positon", (0.0, 0.0, 0.0), 1.0)
    with pytest.raises(ValueError, match="zero seconds or more"):
        tween.tween_interval(-1.0)
    with pytest.raises(ValueError, match="once or more"):
        tween.set_loops(0)
    tween.set_loops()
    with pytest.raises(ValueError, match="for ever"):
        tween.finish()
