"""Merging, lamps' light, the moon's shadows: all without a graphics card."""

from __future__ import annotations

from math import pi, radians
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.render.collection import collect
from sorry_people.render.lamp_light import BAKED_RANGE, Area, lamp_light, light_map, lit_area, reach, stored
from sorry_people.render.light_units import linear_light
from sorry_people.render.moon_shadow import ground_share_lit, share_lit
from sorry_people.render.shadow_map import moon_view
from sorry_people.render.static_geometry import merge
from sorry_people.scene import (
    Camera3D,
    DirectionalLight3D,
    Environment,
    Label3D,
    MeshInstance3D,
    Node,
    Node3D,
    OmniLight3D,
)
from tests.render.little_fair import RED, LittleFair, box, meadow

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def floats(values: ArrayLike) -> NDArray[np.float32]:
    return np.asarray(values, np.float32)


def grid(area: Area, count: int) -> NDArray[np.float32]:
    """The middles of count × count pixels over an area, row by row along z."""
    steps = (np.arange(count, dtype=np.float32) + 0.5) / count * area.size
    z, x = np.meshgrid(steps + area.z, steps + area.x, indexing="ij")
    return np.stack([x.ravel(), np.zeros(count * count, np.float32), z.ravel()], axis=1)


CUBE = box(2.0, 2.0, 2.0, RED)


def test_collect_sorts_the_visible_nodes() -> None:
    fair = LittleFair()
    found = collect(fair.root)
    assert fair.house in found.statics
    assert found.movers == [fair.cart, fair.ghost]
    assert len(found.fixed_lamps) == 2
    assert found.moving_lamps == [fair.headlight, fair.beam]
    assert found.labels == [fair.label]
    assert found.mists == [fair.mist]
    assert found.moon is fair.moon
    assert found.environment is fair.environment


def test_collect_passes_what_is_hidden_and_all_below_it() -> None:
    root = Node("root")
    hidden = root.add_child(Node3D(visible=False))
    hidden.add_child(Node()).add_child(Label3D("unseen"))
    hidden.add_child(DirectionalLight3D())
    found = collect(root)
    assert (found.labels, found.moon) == ([], None)
    assert isinstance(found.environment, Environment)


def test_a_transparent_mesh_is_never_merged() -> None:
    root = Node("root")
    glass = root.add_child(MeshInstance3D(CUBE, tint=(1.0, 1.0, 1.0, 0.3), static=True))
    assert collect(root).movers == [glass]


def test_merging_moves_tints_and_keeps_front_faces() -> None:
    parent = Node3D(position=(10.0, 0.0, 0.0), rotation=(0.0, pi / 2, 0.0))
    plain = parent.add_child(MeshInstance3D(CUBE, static=True, position=(0.0, 0.0, -3.0)))
    mirrored = MeshInstance3D(
        CUBE, static=True, scale=(-2.0, 1.0, 1.0), tint=(0.5, 1.0, 1.0, 1.0), cast_shadow=False
    )
    geometry = merge([plain, mirrored], [])
    places = geometry.vertices["position"]
    moved = places[:, 0] > 4.0
    assert places[moved].mean(axis=0) == pytest.approx((7.0, 1.0, 0.0), abs=1e-5)
    assert set(geometry.vertices["color"][~moved, 0]) == {RED[0] // 2}
    assert len(geometry.indices) == 24
    assert len(geometry.casters) == 12
    assert geometry.counts.sum() == 24
    corners = places[geometry.indices]
    facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals = geometry.vertices["normal"][geometry.indices[:, 0], :3] / 127.5 - 1.0
    assert (np.einsum("ij,ij->i", facing, normals) > 0.0).all()


def test_only_low_ground_is_left_to_the_light_map() -> None:
    nodes = [MeshInstance3D(meadow(5.0, 2), position=(0.0, height, 0.0)) for height in (0.0, 3.0)]
    vertices = merge(nodes, []).vertices
    assert (vertices["normal"][:, 3] == np.where(vertices["position"][:, 1] > 1.0, 0, 255)).all()
    assert set(vertices["position"][:, 1]) == {0.0, 3.0}


def test_equal_corners_are_made_one_and_every_triangle_stays() -> None:
    whole = merge([MeshInstance3D(CUBE), MeshInstance3D(CUBE), MeshInstance3D(CUBE, tint=(0, 1, 1, 1))], [])
    assert len(whole.vertices) == 48
    assert len(whole.indices) == 36
    assert whole.indices.max() == 47
    _, first_use = np.unique(whole.indices.ravel(), return_index=True)
    assert (np.diff(first_use) > 0).all()


@given(
    yaw=st.floats(-pi, pi),
    pitch=st.floats(radians(5.0), radians(85.0)),
    away=st.floats(5.0, 120.0),
)
@settings(max_examples=40, deadline=None)
def test_nothing_that_is_seen_is_culled(yaw: float, pitch: float, away: float) -> None:
    geometry = merge([MeshInstance3D(meadow(100.0, 20), static=True)], [])
    camera = Camera3D(rotation=(-pitch, yaw, 0.0))
    camera.position = tuple(camera.global_transform[:3, 2] * away)
    view = camera.projection((640, 360)) @ camera.view()
    squares = geometry.visible_squares(view, camera.global_position)
    seen = np.concatenate(
        [np.arange(geometry.firsts[one], geometry.firsts[one] + geometry.counts[one]) for one in squares]
    )
    middles = geometry.vertices["position"][geometry.indices].mean(axis=1)
    clip = np.column_stack([middles, np.ones(len(middles))]) @ view.T
    on_screen = np.flatnonzero((np.abs(clip[:, :3]) < clip[:, 3:]).all(axis=1))
    assert set(on_screen) <= set(seen)
    assert len(squares) == len(set(squares.tolist()))


def test_a_lamp_is_1_at_a_third_and_0_at_the_rim_and_only_fades() -> None:
    assert reach(floats([1 / 9])) == pytest.approx(1.0, abs=0.01)
    assert reach(floats([1.0, 1.5])).tolist() == [0.0, 0.0]
    steps = reach(np.linspace(0.0, 1.0, 50, dtype=np.float32))
    assert (np.diff(steps) < 0.0).all()


def test_the_light_map_agrees_with_the_light_on_points_of_the_ground() -> None:
    lamps = [
        OmniLight3D((1.0, 0.5, 0.2), energy=0.9, radius=8.0, position=(3.0, 2.5, -1.0)),
        OmniLight3D((0.2, 0.5, 1.0), energy=0.5, radius=5.0, position=(-2.0, 1.5, 4.0)),
    ]
    area = lit_area(lamps, np.zeros(3), np.zeros(3))
    assert area.x <= -7.0
    assert area.x + area.size >= 11.0
    ground = grid(area, 48)
    up = np.tile(floats([0.0, 1.0, 0.0]), (len(ground), 1))
    direct = stored(lamp_light(ground, up, lamps)).reshape(48, 48, 3)
    assert np.abs(light_map(lamps, area, 48)[..., :3].astype(int) - direct).max() <= 1
    assert direct.max() > 60


def test_stored_light_comes_back() -> None:
    light = np.linspace(0.0, BAKED_RANGE, 400, dtype=np.float32)
    back = (stored(light) / 255.0) ** 2 * BAKED_RANGE
    assert np.abs(back - light).max() < 0.02
    assert stored(floats([99.0])).tolist() == [255]


def test_rows_of_the_light_map_go_along_z() -> None:
    lamp = OmniLight3D(radius=2.0, position=(1.0, 1.0, 7.0))
    picture = light_map([lamp], Area(0.0, 0.0, 8.0), 8)[..., 0]
    assert np.unravel_index(picture.argmax(), picture.shape)[0] in {6, 7}
    assert picture[:4].max() == 0


def test_points_under_a_roof_are_in_the_shadow() -> None:
    view = moon_view(None, floats([-4.0, 0.0, -4.0]), floats([4.0, 3.0, 4.0]))
    depths = np.ones((64, 64), np.float32)
    corners = np.array([[-2.0, 3.0, -2.0, 1.0], [2.0, 3.0, 2.0, 1.0]]) @ view.T
    low, high = np.sort((corners[:, :2] * 64).astype(int), axis=0)
    depths[low[1] : high[1], low[0] : high[0]] = corners[0, 2]
    points = floats([[0.0, 0.0, 0.0], [3.0, 0.0, 0.0], [0.0, 3.0, 0.0], [99.0, 0.0, 0.0]])
    assert share_lit(points, view, depths).tolist() == [0.0, 1.0, 1.0, 1.0]
    assert share_lit(floats([[3.0, -9.0, 0.0]]), view, depths).tolist() == [1.0]


def test_the_ground_under_a_roof_is_in_the_shadow_too_and_the_edge_never() -> None:
    view = moon_view(None, floats([-4.0, 0.0, -4.0]), floats([4.0, 3.0, 4.0]))
    depths = np.ones((64, 64), np.float32)
    corners = np.array([[-2.0, 3.0, -2.0, 1.0], [9.0, 3.0, 2.0, 1.0]]) @ view.T
    low, high = np.sort((corners[:, :2] * 64).astype(int), axis=0)
    depths[low[1] : high[1], low[0] : high[0]] = corners[0, 2]
    area = Area(-4.0, -4.0, 8.0)
    lit = ground_share_lit(area, 32, view, depths)
    alone = share_lit(grid(area, 32), view, depths).reshape(32, 32)
    # Apart from the shadow's own soft edge the two agree.
    assert (np.abs(lit - alone)[1:-1, 1:-1] > 0.4).mean() < 0.05
    assert 0.1 < 1.0 - lit.mean() < 0.6
    assert min(lit[0].min(), lit[-1].min(), lit[:, 0].min(), lit[:, -1].min()) == 1.0


def test_the_moons_map_holds_the_whole_box() -> None:
    moon = DirectionalLight3D()
    moon.look_at((0.4, -0.8, 0.3))
    low, high = floats([-30.0, 0.0, -50.0]), floats([20.0, 9.0, 60.0])
    view = moon_view(moon.global_transform, low, high)
    corners = np.array(
        [(x, y, z, 1.0) for x in (low[0], high[0]) for y in (0.0, 9.0) for z in (low[2], high[2])]
    )
    places = (corners @ view.T)[:, :3]
    assert (places > 0.0).all()
    assert (places < 1.0).all()
    toward = view @ [*(np.array([0.0, 5.0, 0.0]) + moon.global_transform[:3, 2]), 1.0]
    assert toward[2] < (view @ [0.0, 5.0, 0.0, 1.0])[2]


def test_linear_light_of_the_ends_and_the_middle() -> None:
    assert linear_light((0.0, 0.5, 1.0)) == pytest.approx((0.0, 0.2140, 1.0), abs=1e-4)
