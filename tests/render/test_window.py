"""The renderer in a window of pygame's."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import moderngl, pygame
from sorry_people.render import LEAN, Renderer
from tests.render.little_fair import LittleFair

pygame.display.init()
for name, value in (("CONTEXT_MAJOR_VERSION", 3), ("CONTEXT_MINOR_VERSION", 3),
                    ("CONTEXT_PROFILE_MASK", pygame.GL_CONTEXT_PROFILE_CORE)):
    pygame.display.gl_set_attribute(getattr(pygame, "GL_" + name), value)
pygame.display.set_mode((200, 120), pygame.OPENGL | pygame.DOUBLEBUF | pygame.RESIZABLE)
ctx = moderngl.get_context()
fair = LittleFair()
in_window, off_screen = Renderer(ctx, (200, 120), LEAN, ctx.screen), Renderer(ctx, (200, 120), LEAN)
for renderer in (in_window, off_screen):
    renderer.render(fair.root, fair.camera)
apart = abs(in_window.read_pixels().astype(int) - off_screen.read_pixels())
assert apart.max() <= 2, apart.max()
pygame.display.flip()
assert ctx.error == "GL_NO_ERROR"
print("the same", in_window.read_pixels().max() > 100)
"""


def test_the_window_shows_what_is_drawn_off_screen() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"SDL_VIDEODRIVER": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "the same True"
