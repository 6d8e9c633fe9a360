"""Keyed tracks and their player."""

from __future__ import annotations

import pytest

from sorry_people.scene import (
    Animation,
    AnimationPlayer,
    Ease,
    Interpolation,
    Key,
    MethodKey,
    MethodTrack,
    Node,
    Node3D,
    SceneTree,
    Transition,
    ValueTrack,
)


class Stage(Node):
    """A root that notes what the animation calls."""

    def __init__(self) -> None:
        super().__init__("Stage")
        self.log: list[str] = []
        self.camera = Node3D(name="Camera")
        self.add_child(self.camera)

    def caption(self, text: str) -> None:
        self.log.append(text)


FLIGHT = Animation(
    4.0,
    [
        ValueTrack(
            "Camera",
            "position",
            [Key(0.0, (0.0, 0.0, 0.0)), Key(2.0, (2.0, 0.0, 0.0)), Key(4.0, (2.0, 4.0, 0.0))],
        ),
        MethodTrack(
            "",
            [
                MethodKey(0.0, "caption", ("start",)),
                MethodKey(2.0, "caption", ("middle",)),
                MethodKey(4.0, "caption", ("end",)),
            ],
        ),
    ],
)


def played(animation: Animation = FLIGHT) -> tuple[SceneTree, Stage, AnimationPlayer]:
    stage = Stage()
    player = stage.add_child(AnimationPlayer({"flight": animation}))
    tree = SceneTree(stage)
    player.play("flight")
    return tree, stage, player


def test_values_and_calls_come_in_time() -> None:
    tree, stage, player = played()
    finished: list[str] = []
    player.animation_finished.connect(finished.append)
    assert stage.log == ["start"]
    tree.process(1.0)
    assert stage.camera.position == (1.0, 0.0, 0.0)
    assert stage.log == ["start"]
    tree.process(2.0)
    assert stage.camera.position == (2.0, 2.0, 0.0)
    assert stage.log == ["start", "middle"]
    assert tree.is_animating
    tree.process(9.0)
    assert stage.camera.position == (2.0, 4.0, 0.0)
    assert stage.log == ["start", "middle", "end"]
    assert finished == ["flight"]
    assert not tree.is_animating


def test_seek_sets_values_and_calls_nothing() -> None:
    _, stage, player = played()
    player.seek(3.0)
    assert stage.camera.position == (2.0, 2.0, 0.0)
    assert stage.log == ["start"]
    player.seek(99.0)
    assert player.current_position == 4.0


def test_stop_resume_and_speed() -> None:
    tree, stage, player = played()
    player.speed_scale = 2.0
    tree.process(0.5)
    player.stop()
    tree.process(1.0)
    assert stage.camera.position == (1.0, 0.0, 0.0)
    player.resume()
    tree.process(0.25)
    assert stage.camera.position == (1.5, 0.0, 0.0)


def test_a_loop_calls_every_round() -> None:
    tree, stage, player = played(Animation(FLIGHT.length, FLIGHT.tracks, loop=True))
    tree.process(9.0)
    assert stage.log == ["start", "middle", "end", "start", "middle", "end", "start"]
    assert player.current_position == pytest.approx(1.0)
    assert stage.camera.position == (1.0, 0.0, 0.0)


def test_a_call_may_stop_the_player() -> None:
    stage = Stage()
    player = stage.add_child(AnimationPlayer())
    calls = [MethodKey(1.0, "stop"), MethodKey(2.0, "no_such_method")]
    player.add_animation("brief", Animation(3.0, [MethodTrack("AnimationPlayer", calls)]))
    tree = SceneTree(stage)
    player.play("brief")
    tree.process(3.0)
    assert not player.is_playing


@pytest.mark.parametrize(
    ("interpolation", "at_half"),
    [(Interpolation.NEAREST, 0.0), (Interpolation.LINEAR, 0.25), (Interpolation.CUBIC, 0.4375)],
)
def test_interpolations(interpolation: Interpolation, at_half: float) -> None:
    keys = [Key(0.0, 0.0, Transition.QUAD, Ease.IN), Key(1.0, 1.0), Key(2.0, 2.0)]
    track = ValueTrack("", "size", keys, interpolation)
    assert track.value_at(0.5) == pytest.approx(at_half)
    assert track.value_at(-1.0) == 0.0
    assert track.value_at(1.0) == 1.0
    assert track.value_at(5.0) == 2.0


def test_wrong_animations_are_told() -> None:
    with pytest.raises(ValueError, match="has no key"):
        ValueTrack("Camera", "position", [])
    with pytest.raises(ValueError, match="out of order"):
        ValueTrack("", "x", [Key(1.0, 0.0), Key(0.0, 0.0)])
    with pytest.raises(ValueError, match="more than zero seconds"):
        Animation(0.0, [])
    player = AnimationPlayer({"a": FLIGHT})
    with pytest.raises(KeyError, match="has no animation 'b'; it has a"):
        player.play("b")
    with pytest.raises(KeyError, match="played nothing"):
        player.seek(1.0)
