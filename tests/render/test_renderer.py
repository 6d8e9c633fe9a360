"""Whole frames, drawn off screen."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import moderngl
import numpy as np
import pytest

from sorry_people.render import FULL, LEAN, Quality, Renderer
from sorry_people.render.bench import measure
from sorry_people.render.probe import probe_ms
from sorry_people.scene import Camera3D, Environment, MeshInstance3D, Node, OmniLight3D
from tests.render.little_fair import RED, LittleFair, box
from tests.render.pictures import assert_picture

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZE = (320, 180)
both = pytest.mark.parametrize("quality", [LEAN, FULL], ids=lambda quality: quality.name)


def drawn(renderer: Renderer, fair: LittleFair) -> NDArray[np.int16]:
    """A frame, as good as it gets."""
    renderer.render(fair.root, fair.camera)
    while renderer.is_refining:
        renderer.render(fair.root, fair.camera)
    return renderer.read_pixels().astype(np.int16)


def changed(before: NDArray[np.int16], after: NDArray[np.int16], levels: int = 6) -> float:
    """The share of the pixels that differ."""
    return float((np.abs(before - after).max(axis=2) > levels).mean())


def alive() -> int:
    """How many objects of OpenGL there are; the context frees each when Python does."""
    kinds = (
        moderngl.Buffer,
        moderngl.Framebuffer,
        moderngl.Renderbuffer,
        moderngl.Texture,
        moderngl.VertexArray,
    )
    return sum(isinstance(thing, kinds) for thing in gc.get_objects())


@both
def test_the_little_fair(ctx: moderngl.Context, quality: Quality) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, quality)
    renderer.render(fair.root, fair.camera)
    assert_picture(f"little_fair_{quality.name}", renderer.read_pixels())


@both
def test_the_sky_with_the_moon(ctx: moderngl.Context, quality: Quality) -> None:
    fair = LittleFair()
    fair.house.visible = False
    fair.camera.position = (7.0, 2.0, -5.0)
    fair.camera.look_at((0.0, 3.2, 0.0))  # the moon's light goes the other way
    renderer = Renderer(ctx, SIZE, quality)
    renderer.render(fair.root, fair.camera)
    assert_picture(f"sky_{quality.name}", renderer.read_pixels())


@both
def test_a_still_view_stays_as_it_is(ctx: moderngl.Context, quality: Quality) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, quality)
    first = drawn(renderer, fair)
    for _ in range(3):
        assert changed(first, drawn(renderer, fair), levels=2) == 0.0


def test_a_still_view_gets_smooth_edges_and_a_moving_one_is_quick(ctx: moderngl.Context) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, LEAN)
    renderer.render(fair.root, fair.camera)
    assert renderer.is_refining
    first = renderer.read_pixels().astype(np.int16)
    smooth = drawn(renderer, fair)
    assert 0.002 < changed(first, smooth, levels=6) < 0.05
    assert changed(first, smooth, levels=120) == 0.0
    fair.camera.position = (9.0, 11.1, 20.0)
    renderer.render(fair.root, fair.camera)
    assert renderer.is_refining
    assert not Renderer(ctx, SIZE, FULL).is_refining


@both
def test_movers_move_over_a_still_view(ctx: moderngl.Context, quality: Quality) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, quality)
    for _ in range(3):
        drawn(renderer, fair)
    fair.cart.position = (0.0, 0.0, 9.0)
    fair.headlight.position = (-6.0, 1.0, 8.0)
    moved = drawn(renderer, fair)
    assert changed(moved, drawn(Renderer(ctx, SIZE, quality), fair), levels=2) == 0.0


@both
@pytest.mark.parametrize(
    "change",
    [
        lambda fair: setattr(fair.house, "visible", False),
        lambda fair: fair.root.remove_child(fair.house),
        lambda fair: setattr(fair.cart, "tint", (0.1, 1.0, 0.1, 1.0)),
        lambda fair: setattr(fair.cart, "tint", (1.0, 1.0, 1.0, 0.2)),
        lambda fair: setattr(fair.ghost, "tint", (1.0, 1.0, 1.0, 1.0)),
        lambda fair: setattr(fair.cart, "mesh", box(1.0, 3.0, 1.0, RED)),
        lambda fair: setattr(fair.label, "text", "Bethany"),
        lambda fair: setattr(fair.headlight, "energy", 0.0),
        lambda fair: setattr(fair.beam, "energy", 0.0),
        lambda fair: setattr(fair.beam, "rotation", (-0.15, 1.5, 0.0)),
        lambda fair: setattr(fair.mist, "visible", False),
        lambda fair: setattr(fair.environment, "mist", 1.0),
        lambda fair: setattr(fair.environment, "afterglow", (0.9, 0.5, 0.2)),
        lambda fair: setattr(fair.environment, "fog_color", (0.9, 0.1, 0.1)),
        lambda fair: setattr(fair.environment, "ambient", (0.9, 0.9, 0.9)),
        lambda fair: setattr(fair.environment, "bloom", 0.0),
        lambda fair: setattr(fair.moon, "shadows", False),
        lambda fair: setattr(fair.moon, "rotation", (-1.2, 2.0, 0.0)),
        lambda fair: fair.root.add_child(OmniLight3D(position=(-8.0, 2.0, 4.0), energy=2.0, static=True)),
    ],
)
def test_every_change_shows_also_over_a_still_view(ctx: moderngl.Context, quality: Quality, change) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, quality)
    for _ in range(3):
        before = drawn(renderer, fair)
    change(fair)
    after = drawn(renderer, fair)
    assert changed(before, after, levels=3) > 0.0005
    assert changed(after, drawn(Renderer(ctx, SIZE, quality), fair), levels=2) == 0.0


def test_nothing_that_is_drawn_is_written_to(ctx: moderngl.Context) -> None:
    fair = LittleFair()
    version = fair.root.structure_version
    transforms = [node.global_transform for node in (fair.house, fair.cart, fair.camera)]
    drawn(Renderer(ctx, SIZE, LEAN), fair)
    assert fair.root.structure_version == version
    assert all(
        node.global_transform is transform
        for node, transform in zip((fair.house, fair.cart, fair.camera), transforms, strict=True)
    )


@both
def test_an_empty_tree_is_only_sky(ctx: moderngl.Context, quality: Quality) -> None:
    renderer = Renderer(ctx, SIZE, quality)
    renderer.render(Node("nothing"), Camera3D())
    pixels = renderer.read_pixels()
    assert renderer.triangles == 0
    assert pixels[..., 2].min() > 20
    assert (pixels[..., 2] > pixels[..., 0]).mean() > 0.9


def test_the_upper_row_comes_first(ctx: moderngl.Context) -> None:
    root = Node("root")
    root.add_child(Environment(bloom=0.0, stars=0.0))
    root.add_child(MeshInstance3D(box(0.5, 0.5, 0.5, (255, 0, 0), glow=255), position=(0.0, 2.0, -9.0)))
    renderer = Renderer(ctx, (90, 90), LEAN)
    renderer.render(root, Camera3D())
    rows, columns = np.nonzero(renderer.read_pixels()[..., 0] > 120)
    assert rows.max() < 40
    assert columns.mean() == pytest.approx(44.5, abs=1.5)


def test_an_object_projects_where_the_camera_says(ctx: moderngl.Context) -> None:
    root = Node("root")
    root.add_child(Environment(bloom=0.0))
    place = (3.0, 0.0, -4.0)
    root.add_child(MeshInstance3D(box(0.4, 0.4, 0.4, (255, 0, 0), glow=255), position=place))
    camera = Camera3D(position=(0.0, 6.0, 9.0))
    camera.look_at((0.0, 0.0, 0.0))
    renderer = Renderer(ctx, SIZE, FULL)
    renderer.render(root, camera)
    rows, columns = np.nonzero(renderer.read_pixels()[..., 0] > 120)
    x, y, _ = camera.project((3.0, 0.2, -4.0), SIZE)
    assert (columns.mean() + 0.5, rows.mean() + 0.5) == pytest.approx((x, y), abs=1.0)


def test_a_wall_hides_a_label(ctx: moderngl.Context) -> None:
    fair = LittleFair()
    fair.label.position = (-4.0, 2.0, 0.0)  # within the house
    renderer = Renderer(ctx, SIZE, LEAN)
    hidden = drawn(renderer, fair)
    fair.label.visible = False
    assert changed(hidden, drawn(renderer, fair)) == 0.0


@both
def test_resizing_keeps_nothing_of_the_old_size(ctx: moderngl.Context, quality: Quality) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, SIZE, quality)
    counts = []
    for step in range(24):
        size = (160 + 8 * (step % 5), 90 + 8 * (step % 3))
        renderer.resize(size)
        assert drawn(renderer, fair).shape == (size[1], size[0], 3)
        counts.append(alive())
    assert max(counts[12:]) <= max(counts[:12])
    renderer.resize(SIZE)
    assert changed(drawn(renderer, fair), drawn(Renderer(ctx, SIZE, quality), fair), levels=2) == 0.0


def test_a_window_without_pixels_is_refused(ctx: moderngl.Context) -> None:
    with pytest.raises(ValueError, match="at least one pixel"):
        Renderer(ctx, (0, 90), LEAN)


def test_showing_and_hiding_leaks_nothing(ctx: moderngl.Context) -> None:
    fair = LittleFair()
    renderer = Renderer(ctx, (80, 45), LEAN)
    assert ctx.gc_mode == "auto"
    counts = []
    for step in range(30):
        fair.ghost.visible = step % 2 == 0
        fair.house.visible = step % 3 == 0
        fair.label.text = f"turn {step}"
        drawn(renderer, fair)
        counts.append(alive())
    assert max(counts[15:]) <= max(counts[:15])


def test_the_bench_measures_a_scene(ctx: moderngl.Context) -> None:
    fair = LittleFair()
    start = fair.camera.position
    steps: list[float] = []
    result = measure(ctx, fair.root, fair.camera, size=(64, 36), frames=3, advance=steps.append)
    assert result.preset == "lean"
    assert result.renderer in str(result)
    assert result.triangles > 500
    assert min(result.first_ms, result.moving_ms, result.still_ms, result.python_ms) > 0.0
    assert len(steps) > 9
    assert fair.camera.position == start


def test_the_probe_takes_time(ctx: moderngl.Context) -> None:
    assert probe_ms(ctx) > 0.0
