"""How much is drawn, by what the machine can do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Quality:
    """What a frame is made of.

    Attributes:
        name: As the player chooses it.
        scale: Size of the picture of the world against the window; the interface is always sharp.
        samples: Of multisampling; 0 is none.
        deep_color: Half floats instead of bytes in the picture.
        fragment_light: Light is worked out for each pixel instead of each vertex.
        moving_shadows: Movers throw true shadows; otherwise soft round ones on the ground.
        soft_shadows: The rims of shadows are soft.
        shadow_size: Pixels along a side of the moon's shadow map.
        light_map_size: Pixels along a side of the map of the lamps' light on the ground.
        cache_still_view: While the camera is still, what never moves is drawn once and copied.
    """

    name: str
    scale: float
    samples: int
    deep_color: bool
    fragment_light: bool
    moving_shadows: bool
    soft_shadows: bool
    shadow_size: int
    light_map_size: int
    cache_still_view: bool


LEAN = Quality(
    name="lean",
    scale=0.75,
    samples=0,
    deep_color=False,
    fragment_light=False,
    moving_shadows=False,
    soft_shadows=False,
    shadow_size=2048,
    light_map_size=512,
    cache_still_view=True,
)
"""For software and old graphics."""

FULL = Quality(
    name="full",
    scale=1.0,
    samples=4,
    deep_color=True,
    fragment_light=True,
    moving_shadows=True,
    soft_shadows=True,
    shadow_size=2048,
    light_map_size=1024,
    cache_still_view=False,
)
"""For graphics hardware."""

_SOFTWARE = ("llvmpipe", "softpipe", "swiftshader", "swrast", "software", "basic render", "lavapipe")
_SLOW_PROBE_MS = 6.0


def choose_quality(renderer_name: str, probe_ms: float) -> Quality:
    """The preset for a machine.

    Args:
        renderer_name: What OpenGL calls itself (GL_RENDERER).
        probe_ms: Milliseconds of `probe.probe_ms`.

    >>> choose_quality("llvmpipe (LLVM 15.0.6, 256 bits)", 1.0).name
    'lean'
    >>> choose_quality("Mesa Intel(R) UHD Graphics 620", 1.5).name
    'full'
    """
    is_software = any(word in renderer_name.lower() for word in _SOFTWARE)
    return LEAN if is_software or probe_ms > _SLOW_PROBE_MS else FULL
