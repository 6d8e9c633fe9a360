"""The orbiting camera: limits, the anchor of a zoom, fitting and following."""

from __future__ import annotations

from itertools import product
from math import dist, pi, radians

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.scene import Camera3D, Margins, Node3D, OrbitLimits, OrbitRig, SceneTree
from sorry_people.scene.spring import Spring

VIEWPORT = (1280, 720)
BOARD = ((-60.0, 0.0, -60.0), (60.0, 12.0, 60.0))


def rig(**options: object) -> OrbitRig:
    return OrbitRig(Camera3D(), **options)  # type: ignore[arg-type]


def run(moving: OrbitRig, seconds: float = 5.0, frame: float = 1 / 60) -> None:
    for _ in range(int(seconds / frame)):
        moving.advance(frame)


def test_the_camera_looks_at_the_target() -> None:
    orbit = rig(target=(3.0, 0.0, -4.0), yaw=0.7, pitch=0.6, distance=30.0)
    assert orbit.camera.project((3.0, 0.0, -4.0), VIEWPORT) == pytest.approx((640.0, 360.0, 30.0))


@given(
    x=st.floats(20.0, 1260.0),
    y=st.floats(200.0, 700.0),
    factors=st.lists(st.floats(0.6, 1.6), min_size=1, max_size=4),
    yaw=st.floats(-pi, pi),
    pitch=st.floats(radians(35.0), radians(80.0)),
)
@settings(max_examples=60, deadline=None)
def test_the_ground_stays_under_the_pointer_while_zooming(
    x: float, y: float, factors: list[float], yaw: float, pitch: float
) -> None:
    orbit = rig(yaw=yaw, pitch=pitch, distance=60.0, limits=OrbitLimits(reach=1e6))
    anchor = orbit.ground_at((x, y), VIEWPORT)
    if anchor is None:
        return
    for factor in factors:
        orbit.zoom(factor, (x, y), VIEWPORT)
        for _ in range(7):  # the next turn of the wheel comes before the last one is over
            orbit.advance(1 / 60)
            assert orbit.camera.project(anchor, VIEWPORT)[:2] == pytest.approx((x, y), abs=2.0)
    run(orbit, 2.0)
    assert orbit.camera.project(anchor, VIEWPORT)[:2] == pytest.approx((x, y), abs=2.0)
    assert orbit.distance == pytest.approx(np.clip(60.0 * np.prod(factors), 6.0, 320.0), rel=0.35)
    assert not orbit.is_moving


def test_zoom_multiplies_the_distance_within_limits() -> None:
    orbit = rig(distance=60.0)
    orbit.zoom(0.5, (640, 360), VIEWPORT)
    run(orbit)
    assert orbit.distance == pytest.approx(30.0)
    for factor, limit in ((1e-3, 6.0), (1e6, 320.0)):
        orbit.zoom(factor, (640, 360), VIEWPORT)
        run(orbit)
        assert orbit.distance == pytest.approx(limit)
    with pytest.raises(ValueError, match="above 0"):
        orbit.zoom(0.0, (0, 0), VIEWPORT)


def test_zoom_at_the_sky_changes_the_distance_only() -> None:
    orbit = rig(pitch=radians(12.0), distance=60.0)
    assert orbit.ground_at((640, 1), VIEWPORT) is None
    orbit.zoom(0.5, (640, 1), VIEWPORT)
    run(orbit)
    assert orbit.target == (0.0, 0.0, 0.0)
    assert orbit.distance == pytest.approx(30.0)


@given(st.lists(st.tuples(st.floats(-900, 900), st.floats(-900, 900)), max_size=6), st.floats(6.0, 320.0))
@settings(max_examples=40, deadline=None)
def test_the_eye_never_goes_under_the_ground_nor_over_the_top(
    drags: list[tuple[float, float]], away: float
) -> None:
    orbit = rig(distance=away)
    low, high = orbit.limits.pitch
    for dx, dy in drags:
        orbit.turn(dx, dy, VIEWPORT)
        run(orbit, 0.3)
        assert low - 1e-3 <= orbit.pitch <= high + 1e-3
        assert orbit.camera.position[1] > 1.0


def test_a_drag_over_the_whole_width_turns_once() -> None:
    orbit = rig()
    orbit.turn(1280, 0, VIEWPORT)
    run(orbit)
    assert orbit.yaw == pytest.approx(-2 * pi)


def test_pan_drags_the_ground() -> None:
    orbit = rig(yaw=0.9, pitch=radians(60.0), distance=60.0)
    grabbed = orbit.ground_at((640, 360), VIEWPORT)
    assert grabbed is not None
    orbit.pan(40, 25, VIEWPORT)
    run(orbit)
    assert orbit.camera.project(grabbed, VIEWPORT)[:2] == pytest.approx((680, 385), abs=2.0)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (3440, 1440), (600, 900)])
@pytest.mark.parametrize("margins", [Margins(), Margins(0.05, 0.1, 0.3, 0.05)])
@pytest.mark.parametrize(("yaw", "pitch"), [(0.0, 50.0), (0.8, 30.0), (-2.4, 80.0)])
def test_fit_shows_the_whole_box_and_no_less_than_it_can(
    size: tuple[int, int], margins: Margins, yaw: float, pitch: float
) -> None:
    orbit = rig(limits=OrbitLimits(distance=(1.0, 2000.0), reach=500.0))
    orbit.fit_to(BOARD, size[0] / size[1], margins, yaw=yaw, pitch=radians(pitch))
    run(orbit)
    seen = np.array([orbit.camera.project(corner, size) for corner in product(*zip(*BOARD, strict=True))])
    free = np.array([margins.left, margins.top, 1 - margins.right, 1 - margins.bottom]) * (*size, *size)
    slack = np.concatenate([seen.min(axis=0)[:2] - free[:2], free[2:] - seen.max(axis=0)[:2]])
    assert (slack > -1.5).all()
    assert min(slack[0] + slack[2], slack[1] + slack[3]) < 4.0  # it touches both edges one way or the other
    assert slack[0] == pytest.approx(slack[2], abs=0.12 * size[0])


def test_margins_must_leave_something() -> None:
    with pytest.raises(ValueError, match="leave nothing"):
        rig().fit_to(BOARD, 1.0, Margins(left=0.6, right=0.5))


def test_follow_rides_along_and_ends_with_other_orders() -> None:
    tree = SceneTree()
    vehicle = tree.root.add_child(Node3D())
    orbit = rig()
    orbit.follow(vehicle, distance=20.0, pitch=0.5)
    run(orbit)
    assert not orbit.is_moving
    vehicle.position = (10.0, 0.5, -20.0)
    assert orbit.is_moving
    run(orbit)
    assert orbit.target == pytest.approx((10.0, 0.5, -20.0), abs=0.01)
    assert orbit.distance == pytest.approx(20.0, rel=1e-3)
    orbit.zoom(0.8, (100, 500), VIEWPORT)
    orbit.turn(50, 0, VIEWPORT)
    assert orbit.followed is vehicle
    orbit.pan(1, 1, VIEWPORT)
    assert orbit.followed is None
    orbit.follow(vehicle)
    vehicle.queue_free()
    tree.process(0.0)
    run(orbit)
    assert orbit.followed is None


def test_a_new_order_takes_over_without_a_jump() -> None:
    orbit = rig(distance=60.0)
    orbit.look((40.0, 0.0, 0.0), distance=20.0)
    run(orbit, 0.2)
    before = np.array(orbit.camera.position)
    orbit.fit_to(BOARD, 16 / 9)
    orbit.advance(1 / 60)
    assert np.linalg.norm(np.array(orbit.camera.position) - before) < 3.0
    run(orbit)
    assert orbit.target[0] == pytest.approx(0.0, abs=0.5)


def test_look_turns_the_short_way() -> None:
    orbit = rig(yaw=3.0)
    orbit.look((0.0, 0.0, 0.0), yaw=-3.0)
    run(orbit)
    assert orbit.yaw == pytest.approx(2 * pi - 3.0)


def test_settle_is_the_end_of_the_movement() -> None:
    eased, cut = rig(), rig()
    for orbit in (eased, cut):
        orbit.look((5.0, 0.0, 6.0), yaw=1.0, pitch=0.9, distance=12.0)
    run(eased)
    cut.settle()
    assert not cut.is_moving
    assert cut.camera.position == pytest.approx(eased.camera.position)


def test_a_still_rig_does_not_touch_the_camera() -> None:
    orbit = rig()
    transform = orbit.camera.global_transform
    run(orbit, 0.5)
    assert orbit.camera.global_transform is transform


@given(st.floats(-10, 10), st.floats(-10, 10), st.floats(-100, 100))
def test_a_spring_is_the_same_in_long_and_short_frames(value: float, goal: float, velocity: float) -> None:
    one, many = (Spring(value, precision=1e-9) for _ in range(2))
    for spring in (one, many):
        spring.goal, spring.velocity = goal, velocity
    one.advance(0.3)
    for _ in range(30):
        many.advance(0.01)
    assert one.value == pytest.approx(many.value, abs=1e-6)


def test_a_spring_does_not_swing_over() -> None:
    spring = Spring(0.0)
    spring.goal = 1.0
    values = []
    while spring.is_moving:
        spring.advance(1 / 60)
        values.append(spring.value)
    assert values == sorted(values)
    assert values[-1] == 1.0
    assert len(values) < 120


def test_wrong_limits_are_told() -> None:
    with pytest.raises(ValueError, match="pitch limits"):
        OrbitLimits(pitch=(-0.1, 1.0))
    with pytest.raises(ValueError, match="distance limits"):
        OrbitLimits(distance=(5.0, 1.0))


def test_a_blow_swings_the_camera_and_dies_away() -> None:
    orbit = rig()
    still = orbit.camera.position
    assert not orbit.is_moving
    orbit.shake(0.01)
    assert orbit.is_moving
    orbit.advance(0.03)
    assert orbit.camera.position != still
    assert dist(orbit.camera.position, still) < 0.02 * orbit.distance
    for _ in range(100):
        orbit.advance(0.02)
    assert not orbit.is_moving
    assert orbit.camera.position == pytest.approx(still)


def test_a_followed_node_is_led_while_it_goes_and_centred_when_it_stands() -> None:
    orbit, node = rig(), Node3D()
    SceneTree(node)
    orbit.follow(node)
    orbit.settle()
    for frame in range(90):
        node.position = (0.15 * frame, 0.0, 0.0)
        orbit.advance(1 / 30)
    assert orbit.target[0] > node.position[0]
    for _ in range(200):
        orbit.advance(1 / 30)
    assert orbit.target[0] == pytest.approx(node.position[0], abs=1e-3)
    assert not orbit.is_moving
