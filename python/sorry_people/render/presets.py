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
        fragment_light: Light and the moon's shadows are worked out for each pixel and frame. Otherwise
            light is worked out for each vertex, shadows of what never moves once, and movers throw round
            ones.
        shadow_size: Pixels along a side of the moon's shadow map.
        light_map_size: Pixels along a side of the map of the lamps' light on the ground.
        cache_still_view: While the camera is still, what never moves is drawn once and copied.
        hand_over: After how many triangles to hand over to a software driver's threads; None is never.
    """

    name: str
    scale: float
    samples: int
    deep_color: bool
    fragment_light: bool
    shadow_size: int
    light_map_size: int
    cache_still_view: bool
    hand_over: int | None


LEAN = Quality(
    name="lean",
    scale=0.7,
    samples=0,
    deep_color=False,
    fragment_light=False,
    shadow_size=2048,
    light_map_size=1024,
    cache_still_view=True,
    hand_over=24_000,
)
"""For software and old graphics."""

FULL = Quality(
    name="full",
    scale=1.0,
    samples=4,
    deep_color=True,
    fragment_light=True,
    shadow_size=2048,
    light_map_size=1024,
    cache_still_view=False,
    hand_over=None,
)
"""For graphics hardware."""

PRESETS = {quality.name: quality for quality in (LEAN, FULL)}
"""By name."""

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
