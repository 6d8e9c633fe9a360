"""Shader programs, put together from the files of shaders/."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import moderngl

from sorry_people import resources

if TYPE_CHECKING:
    from sorry_people.render.presets import Quality

_UNITS = {"picture": 0, "light_map": 0, "shadow_map": 1, "moving_shadow_map": 2, "spill": 1, "wide": 1}
"""The texture unit of every sampler, by its name in the shaders."""

_INCLUDE = re.compile(r'^#include "([\w.]+)"$', re.MULTILINE)


def shader_source(name: str, defines: tuple[str, ...] = ()) -> str:
    """The text of a shader with its includes filled in and macros defined.

    Args:
        name: A file of shaders/.
        defines: Each a name, or a name and a value with a space between.

    Raises:
        FileNotFoundError: There is no such shader or include.
    """
    text = _INCLUDE.sub(
        lambda found: resources.text(f"shaders/{found[1]}"), resources.text(f"shaders/{name}")
    )
    version, rest = text.split("\n", 1)
    return "\n".join([version, *(f"#define {define}" for define in defines), rest])


class Programs:
    """Compiles each program once, for one quality."""

    def __init__(self, ctx: moderngl.Context, quality: Quality) -> None:
        self._ctx = ctx
        self._compiled: dict[tuple[str, ...], moderngl.Program] = {}
        self._defines = (
            ("FRAGMENT_LIGHT", f"SHADOW_SIZE {quality.shadow_size}.0") if quality.fragment_light else ()
        )

    def get(self, vertex: str, fragment: str, *defines: str) -> moderngl.Program:
        """The program of two files of shaders/, named without their endings.

        Raises:
            moderngl.Error: The driver refuses it; the message is the driver's.
        """
        key = (vertex, fragment, *defines)
        if key not in self._compiled:
            every = (*self._defines, *defines)
            program = self._ctx.program(
                vertex_shader=shader_source(f"{vertex}.vert", every),
                fragment_shader=shader_source(f"{fragment}.frag", every),
            )
            for name in program:
                member = program[name]
                if isinstance(member, moderngl.UniformBlock):
                    member.binding = 0
                elif name in _UNITS and isinstance(member, moderngl.Uniform):
                    member.value = _UNITS[name]
            self._compiled[key] = program
        return self._compiled[key]
