"""The files of shaders/."""

from __future__ import annotations

import re
from importlib.resources import files

import moderngl
import pytest

from sorry_people.render import FULL, LEAN, Quality
from sorry_people.render.programs import Programs, shader_source
from sorry_people.render.renderer import Renderer

NAMES = sorted(path.name for path in files("sorry_people").joinpath("shaders").iterdir())
STAGES = [name for name in NAMES if not name.endswith(".glsl")]


@pytest.mark.parametrize("name", STAGES)
def test_every_stage_is_330_core_and_uses_nothing_later(name: str) -> None:
    source = shader_source(name)
    assert source.startswith("#version 330 core\n")
    assert "#include" not in source
    assert not re.search(r"layout\s*\(\s*(binding|local_size)", source)


def test_defines_come_after_the_version() -> None:
    source = shader_source("shadow.vert", ("MOVING", "SIZE 3.0"))
    assert source.startswith("#version 330 core\n#define MOVING\n#define SIZE 3.0\n")


def test_a_missing_shader_is_told() -> None:
    with pytest.raises(FileNotFoundError):
        shader_source("no_such.vert")


@pytest.mark.parametrize("quality", [LEAN, FULL], ids=lambda quality: quality.name)
def test_every_stage_is_used_and_compiles(
    ctx: moderngl.Context, quality: Quality, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: set[str] = set()

    def noting(name: str, defines: tuple[str, ...] = ()) -> str:
        used.add(name)
        return shader_source(name, defines)

    monkeypatch.setattr("sorry_people.render.programs.shader_source", noting)
    Renderer(ctx, (64, 36), quality)
    programs = Programs(ctx, quality)
    for vertex, fragment, *defines in [
        ("static", "surface", "GROUND"),
        ("moving", "surface"),
        ("moving", "surface", "TRANSPARENT"),
        ("shadow", "shadow"),
        ("shadow", "shadow", "MOVING"),
        ("decal", "decal"),
        ("screen", "mean"),
    ]:
        programs.get(vertex, fragment, *defines)
    assert used == set(STAGES)
    assert programs.get("decal", "decal") is programs.get("decal", "decal")


def test_no_include_is_left_over() -> None:
    texts = [files("sorry_people").joinpath("shaders", name).read_text() for name in NAMES]
    included = {name for text in texts for name in re.findall(r'#include "([\w.]+)"', text)}
    assert included == {name for name in NAMES if name.endswith(".glsl")}


def test_a_broken_shader_is_refused(ctx: moderngl.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "sorry_people.render.programs.shader_source", lambda *_: "#version 330 core\nvoid main() { oops; }"
    )
    with pytest.raises(moderngl.Error, match="oops"):
        Programs(ctx, LEAN).get("screen", "sky")
