"""Where a sound comes from."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.sound.ear import REACH, Ear
from sorry_people.app.sound.stereo import CENTER, Stereo
from sorry_people.scene import Camera3D

AHEAD = (0.0, 0.0, -10.0)
POINTS = st.tuples(*[st.floats(-200.0, 200.0)] * 3)


@pytest.fixture(scope="module")
def ear():
    return Ear(Camera3D())


def test_straight_ahead_is_in_the_middle(ear):
    heard = ear.hears(AHEAD)
    assert heard.left == pytest.approx(heard.right)


def test_what_is_on_the_right_is_louder_there(ear):
    right, left = ear.hears((5.0, 0.0, -10.0)), ear.hears((-5.0, 0.0, -10.0))
    assert right.right > 1.5 * right.left
    assert (left.left, left.right) == pytest.approx((right.right, right.left))


def test_the_ear_turns_with_the_camera():
    """Looking along -X, what lies toward -Z is on the right."""
    camera = Camera3D(position=(0.0, 0.0, 0.0))
    camera.look_at((-1.0, 0.0, 0.0))
    heard = Ear(camera).hears(AHEAD)
    assert heard.right > 4.0 * heard.left > 0.0


@given(POINTS)
def test_nothing_is_louder_than_full_and_far_is_softer(point):
    ear = Ear(Camera3D())
    near, far = ear.hears(point), ear.hears([2.0 * each + 1.0 for each in point])
    assert min(near.left, near.right) >= 0.0
    assert max(near.left, near.right) <= 1.0 + 1e-9
    if hypot(*(2.0 * each + 1.0 for each in point)) > hypot(*point):
        assert far.loudness <= near.loudness + 1e-9


def test_half_is_left_at_the_reach(ear):
    assert ear.hears((0.0, 0.0, -REACH)).loudness == pytest.approx(0.5)
    assert ear.hears((0.0, 0.0, -24.0), reach=24.0).loudness == pytest.approx(0.5)
    assert ear.hears((0.0, 0.0, 0.0)) == CENTER


@given(st.floats(-1.0, 1.0), st.floats(0.0, 1.0))
def test_a_sound_is_as_loud_wherever_it_is_panned(pan, loudness):
    assert Stereo.panned(pan, loudness).loudness == pytest.approx(loudness)
