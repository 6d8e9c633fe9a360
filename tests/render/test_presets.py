"""Which preset a machine gets."""

from __future__ import annotations

import pytest

from sorry_people.render import FULL, LEAN, Quality, choose_quality


@pytest.mark.parametrize(
    ("name", "probe_ms", "quality"),
    [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", 0.5, LEAN),
        ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))", 0.5, LEAN),
        ("Microsoft Basic Render Driver", 0.5, LEAN),
        ("Apple Software Renderer", 0.5, LEAN),
        ("NVIDIA GeForce RTX 3060/PCIe/SSE2", 0.4, FULL),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", 2.5, FULL),
        ("Apple M1", 0.8, FULL),
        ("Mesa DRI Intel(R) HD Graphics 2000", 25.0, LEAN),
    ],
)
def test_software_and_slow_graphics_get_the_lean_preset(name: str, probe_ms: float, quality: Quality) -> None:
    assert choose_quality(name, probe_ms) is quality
