"""Places in space: transforms, visibility, meshes and the camera's geometry."""

from __future__ import annotations

from math import pi
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.scene import Camera3D, Mesh, MeshInstance3D, Node, Node3D
from sorry_people.scene.vectors import compose, look_at, rotation_y, transform_point, translation

ANGLES = st.floats(-pi, pi)
PLACES = st.tuples(*[st.floats(-50.0, 50.0)] * 3)


def test_transforms_go_through_nodes_without_a_place() -> None:
    root = Node3D(position=(1.0, 0.0, 0.0), rotation=(0.0, pi / 2, 0.0), scale=(2.0, 2.0, 2.0))
    leaf = root.add_child(Node("folder")).add_child(Node3D(position=(0.0, 0.0, -1.0)))
    assert leaf.global_position == pytest.approx((-1.0, 0.0, 0.0))
    expected = root.global_transform @ leaf.transform
    assert np.allclose(leaf.global_transform, expected)


def test_the_same_array_is_given_until_something_moves() -> None:
    root = Node3D()
    leaf = root.add_child(Node("folder")).add_child(Node3D())
    other = root.add_child(Node3D())
    first = leaf.global_transform
    assert leaf.global_transform is first
    with pytest.raises(ValueError, match="read-only"):
        first[0, 0] = 2.0
    other.position = (1.0, 0.0, 0.0)
    assert leaf.global_transform is first
    root.position = (0.0, 5.0, 0.0)
    assert leaf.global_position == (0.0, 5.0, 0.0)
    root.remove_child(other)
    assert other.global_position == (1.0, 0.0, 0.0)


@given(ANGLES, ANGLES, ANGLES)
def test_rotation_is_z_then_x_then_y(x: float, y: float, z: float) -> None:
    def about(axis: int, angle: float) -> np.ndarray:
        rotation = [0.0, 0.0, 0.0]
        rotation[axis] = angle
        return compose((0, 0, 0), rotation, (1, 1, 1))

    whole = compose((0, 0, 0), (x, y, z), (1, 1, 1))
    assert np.allclose(whole, about(1, y) @ about(0, x) @ about(2, z))
    assert np.allclose(about(1, y), rotation_y(y))
    assert np.allclose(whole[:3, :3] @ whole[:3, :3].T, np.eye(3))


@given(PLACES, PLACES, ANGLES)
def test_look_at_points_the_node_at_the_target(
    place: tuple[float, ...], target: tuple[float, ...], turn: float
) -> None:
    if np.linalg.norm(np.subtract(place, target)) < 0.1:
        return
    parent = Node3D(position=(3.0, 1.0, 2.0), rotation=(0.0, turn, 0.0))
    node = parent.add_child(Node3D(position=place))
    node.look_at(target)
    seen = transform_point(np.linalg.inv(node.global_transform).astype(float), target)
    assert seen[:2] == pytest.approx((0.0, 0.0), abs=1e-6)
    assert seen[2] < 0.0


def test_look_at_needs_somewhere_to_look() -> None:
    with pytest.raises(ValueError, match="cannot look"):
        Node3D().look_at((0.0, 0.0, 0.0))
    with pytest.raises(ValueError, match="cannot look"):
        look_at((0.0, 0.0, 0.0), (0.0, 1.0, 0.0))


def test_visibility_is_inherited_and_told() -> None:
    root = Node3D()
    leaf = root.add_child(Node()).add_child(Node3D())
    assert leaf.is_visible_in_tree
    before = root.structure_version
    root.visible = False
    assert root.structure_version > before
    assert leaf.visible
    assert not leaf.is_visible_in_tree


def test_vectors_have_three_numbers() -> None:
    with pytest.raises(ValueError, match="three numbers, not 2"):
        Node3D().position = (1.0, 2.0)


def triangle(**changes: Any) -> Mesh:
    arrays: dict[str, Any] = {
        "positions": np.array([[0, 0, 0], [1, 0, 0], [0, 2, 0]], np.float32),
        "normals": np.array([[0, 0, 1]] * 3, np.float32),
        "colors": np.full((3, 4), 128, np.uint8),
        "indices": np.array([[0, 1, 2]], np.uint32),
    }
    return Mesh(**(arrays | changes))


def test_a_mesh_knows_its_bounds() -> None:
    low, high = triangle().bounds
    assert (low.tolist(), high.tolist()) == ([0, 0, 0], [1, 2, 0])
    assert triangle().triangle_count == 1
    assert MeshInstance3D(triangle(), position=(1.0, 0.0, 0.0)).tint == (1.0, 1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"positions": np.zeros((3, 3))}, r"positions must be \(n, 3\) float32, not \(3, 3\) float64"),
        ({"colors": np.zeros((3, 3), np.uint8)}, r"colors must be \(n, 4\) uint8"),
        ({"colors": np.zeros((2, 4), np.uint8)}, "colors has 2 rows for 3 positions"),
        ({"indices": np.array([[0, 1, 3]], np.uint32)}, "goes up to 3, but the last vertex is 2"),
        ({"indices": np.zeros((0, 3), np.uint32)}, "indices is empty"),
        ({"normals": np.zeros((3, 3), np.float32)}, "normals must have length 1; row 0"),
        ({"positions": np.full((3, 3), np.nan, np.float32)}, "not finite"),
        ({"indices": [[0, 1, 2]]}, "must be an array"),
    ],
)
def test_wrong_meshes_are_told(changes: dict[str, np.ndarray], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        triangle(**changes)


VIEWPORT = (1280, 720)


def test_the_middle_of_the_picture_is_straight_ahead() -> None:
    camera = Camera3D(position=(1.0, 2.0, 3.0), rotation=(-0.3, 0.8, 0.0))
    ahead = transform_point(camera.global_transform @ translation((0.0, 0.0, -7.0)), (0.0, 0.0, 0.0))
    assert camera.project(ahead, VIEWPORT) == pytest.approx((640.0, 360.0, 7.0))
    behind = transform_point(camera.global_transform, (0.0, 0.0, 7.0))
    assert camera.project(behind, VIEWPORT)[2] == pytest.approx(-7.0)


@given(st.floats(0.0, 1280.0), st.floats(0.0, 720.0), st.floats(1.0, 100.0), ANGLES)
def test_ray_and_project_agree(x: float, y: float, reach: float, yaw: float) -> None:
    camera = Node3D(scale=(2.0, 2.0, 2.0)).add_child(
        Camera3D(position=(0.0, 9.0, 4.0), rotation=(-0.7, yaw, 0.0))
    )
    origin, way = camera.ray(x, y, VIEWPORT)
    point = np.add(origin, np.multiply(way, reach)).tolist()
    assert camera.project(point, VIEWPORT)[:2] == pytest.approx((x, y), abs=1e-3)
    assert np.linalg.norm(way) == pytest.approx(1.0)


def test_right_and_up_in_the_picture() -> None:
    camera = Camera3D()
    assert camera.project((1.0, 0.0, -10.0), VIEWPORT)[0] > 640
    assert camera.project((0.0, 1.0, -10.0), VIEWPORT)[1] < 360
